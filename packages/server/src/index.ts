export { backupTo, restoreFrom } from './archive.ts'
export { serve } from './serve.ts'
export { openStore } from './store/open.ts'
