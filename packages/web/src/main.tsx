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
// The English start page is built in; without a network, that is better than nothing.
if (language === 'en') show()
else fetchWords(language).then(show, show)

// Service workers need a secure context; other pages play online only.
if (import.meta.env.PROD && 'serviceWorker' in navigator) {
  addEventListener('load', () => void navigator.serviceWorker.register('/service-worker.js'))
}
