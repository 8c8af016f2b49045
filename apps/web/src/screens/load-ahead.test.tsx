import { Suspense } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import { lazyPart, loadAhead } from '../ui/state/lazy-part.tsx'

it('[WEB73] shows a part that was loaded ahead at once, and waits for any other', async () => {
  const Part = lazyPart(async () => ({ default: () => <p>Here</p> }))
  const screen = (
    <Suspense fallback="Waiting">
      <Part />
    </Suspense>
  )
  expect(renderToString(screen)).toContain('Waiting')
  await loadAhead(<Part />)
  expect(renderToString(screen)).toContain('<p>Here</p>')
})

it('[WEB73] has nothing to load for an element that is no such part', async () => {
  await expect(loadAhead(<p />)).resolves.toBeUndefined()
  await expect(loadAhead(undefined)).resolves.toBeUndefined()
})
