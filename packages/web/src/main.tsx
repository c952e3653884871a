// The web client.

import '@fontsource/philosopher/700.css'
import '@fontsource-variable/inter/wght.css'
import './style/tokens.css'
import './style/page.css'
import { fetchWords } from '@sietch/i18n/page'
import { createRoot } from 'react-dom/client'
import { App } from './app/App.tsx'
import { settings } from './app/settings.ts'

const root = document.querySelector('#root')
if (root === null) throw new Error('the page has no root')
const show = () => createRoot(root).render(<App />)
// Who has no network reads English rather than nothing.
fetchWords(settings().language).then(show, show)

// Only pages from a safe origin have service workers; others play online.
if (import.meta.env.PROD && 'serviceWorker' in navigator) {
  addEventListener('load', () => void navigator.serviceWorker.register('/service-worker.js'))
}
