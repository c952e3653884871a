import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { gameIcons } from './build/game-icons.ts'
import { offline } from './build/offline.ts'
import { ART_ICONS } from './src/imperium/cards/art.ts'
import { EMBLEMS } from './src/ui/emblems.ts'

export default defineConfig({
  plugins: [react(), gameIcons({ emblems: EMBLEMS, art: ART_ICONS }), offline()],
  worker: { format: 'es' },
})
