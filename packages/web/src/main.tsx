// The web client.

import '@fontsource/ysabeau-office/700.css'
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
const { language } = settings()
// What the start page says in English is there; who has no network reads that rather than nothing.
if (language === 'en') show()
else fetchWords(language).then(show, show)

// Only pages from a safe origin have service workers; others play online.
if (import.meta.env.PROD && 'serviceWorker' in navigator) {
  addEventListener('load', () => void navigator.serviceWorker.register('/service-worker.js'))
}
