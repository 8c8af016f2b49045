import { NotFoundScreen } from '../ui/full-page-message.tsx'

export function NotFound() {
  return (
    <>
      <title>Page not found · Meridian</title>
      <NotFoundScreen homeHref="/" />
    </>
  )
}
