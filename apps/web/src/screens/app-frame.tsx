import { Suspense, useEffect, useRef } from 'react'
import { I18nProvider, RouterProvider as LinkRouter } from 'react-aria-components'
import { NavigationType, useHref, useLocation, useNavigate, useNavigationType, useRoutes } from 'react-router'
import { useLanguage } from '../platform/text/language.ts'
import { ErrorBoundary } from './error-boundary.tsx'
import { routes } from './routes.tsx'

/** What holds on every screen: the language of dates, links that open without loading the page anew, and failures. */
export function AppFrame() {
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const screen = useRoutes(routes)
  const { code, tag } = useLanguage()
  useScrollToTop()

  // Texts are read once where they are shown, so another language is another tree.
  return (
    <I18nProvider key={`${code} ${tag}`} locale={tag}>
      {/* oxlint-disable-next-line react/hooks -- React Aria calls it as a hook, as its documentation asks for. */}
      <LinkRouter navigate={(to) => void navigate(to)} useHref={useAddress}>
        <ErrorBoundary address={pathname}>
          <Suspense>{screen}</Suspense>
        </ErrorBoundary>
      </LinkRouter>
    </I18nProvider>
  )
}

/** Addresses of other sites stay as they are; the router would read them as a path below this screen. */
function useAddress(href: string): string {
  const path = useHref(href)
  return /^([a-z][a-z\d+.-]*:|\/\/)/i.test(href) ? href : path
}

/** A new screen begins at its top; back and forward leave the position to the browser. */
function useScrollToTop() {
  const { pathname } = useLocation()
  const how = useNavigationType()
  const seen = useRef(pathname)
  useEffect(() => {
    if (seen.current !== pathname && how !== NavigationType.Pop) window.scrollTo(0, 0)
    seen.current = pathname
  }, [pathname, how])
}
