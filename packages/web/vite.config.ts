import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { gameIcons } from './build/game-icons.ts'
import { offline } from './build/offline.ts'

export default defineConfig({
  plugins: [react(), gameIcons(), offline()],
  worker: { format: 'es' },
})
