export { serve } from './serve.ts'
export { openStore } from './store/open.ts'
