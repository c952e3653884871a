// The web client.

import '@fontsource/philosopher/700.css'
import '@fontsource-variable/inter/wght.css'
import './style/tokens.css'
import './style/page.css'
import { createRoot } from 'react-dom/client'
import { App } from './app/App.tsx'

const root = document.querySelector('#root')
if (root === null) throw new Error('the page has no root')
createRoot(root).render(<App />)

// Only pages from a safe origin have service workers; others play online.
if (import.meta.env.PROD && 'serviceWorker' in navigator) {
  addEventListener('load', () => void navigator.serviceWorker.register('/service-worker.js'))
}
