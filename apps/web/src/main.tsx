import './styles/index.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router'
import { reloadWhenStale } from './platform/stale-assets.ts'
import { followLanguage } from './platform/text/language.ts'
import { followTheme } from './platform/theme.ts'
import { AppFrame } from './screens/app-frame.tsx'

followTheme()
reloadWhenStale()

const root = document.querySelector('#root')
if (!root) throw new Error('index.html has no #root')
// No `await` at the top: the language's file may need what this one holds, and would wait for it.
void followLanguage().then(() =>
  // What fails while rendering is logged by the boundary that shows it.
  createRoot(root, { onCaughtError: () => undefined }).render(
    <StrictMode>
      <BrowserRouter>
        <AppFrame />
      </BrowserRouter>
    </StrictMode>,
  ),
)
