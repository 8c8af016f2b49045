import './styles/index.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router'
import { getSession } from './platform/session/session.ts'
import { followTheme } from './platform/state/theme.ts'
import { followLanguage } from './platform/text/language.ts'
import { AppFrame } from './screens/app-frame.tsx'
import { loadFirstScreen } from './screens/load-first-screen.ts'
import { reloadWhenStale } from './screens/stale-assets.ts'

followTheme()
reloadWhenStale()

// What a session that ended elsewhere left in this browser goes before anything is shown.
if (!getSession().user) globalThis.indexedDB?.deleteDatabase('offline-copy')

const root = document.querySelector('#root')
if (!root) throw new Error('index.html has no #root')
// No `await` at the top: the language's file may need what this one holds, and would wait for it.
void Promise.all([followLanguage(), loadFirstScreen(location.pathname)]).then(() =>
  // What fails while rendering is logged by the boundary that shows it.
  createRoot(root, { onCaughtError: () => undefined }).render(
    <StrictMode>
      <BrowserRouter>
        <AppFrame />
      </BrowserRouter>
    </StrictMode>,
  ),
)
