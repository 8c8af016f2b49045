import { Suspense } from 'react'
import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Select } from '../form/select.tsx'
import { SelectField } from '../form/select-field.tsx'
import { lazyPart } from '../state/lazy-part.tsx'
import { usePressAhead } from './use-press-ahead.ts'

const options = [
  { id: 'meeting', label: 'Meeting' },
  { id: 'task', label: 'Task' },
]
const choice = { label: 'Type', options, value: 'meeting', onChange: () => undefined }

/** A part that comes when the test says so. */
function latePart() {
  const coming = Promise.withResolvers<{ default: typeof SelectField }>()
  const Part = lazyPart(() => coming.promise, { kind: 'unasked' })
  return { Part, arrive: () => coming.resolve({ default: SelectField }) }
}

function Choice({ Part }: { readonly Part: ReturnType<typeof latePart>['Part'] }) {
  const { picture, field } = usePressAhead()
  return (
    <Suspense fallback={<button {...picture}>Meeting Type</button>}>
      <Part {...choice} {...field} />
    </Suspense>
  )
}

const button = page.getByRole('button', { name: 'Meeting Type' })

it('[WEB68] a choice that Tab reached before its part came keeps the focus', async () => {
  const { Part, arrive } = latePart()
  await render(<Choice Part={Part} />)
  await userEvent.tab()
  await expect.element(button).toHaveFocus()
  arrive()
  await expect.element(button).toHaveAttribute('aria-expanded', 'false')
  await expect.element(button).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('option', { name: 'Task' })).toBeVisible()
})

it('[WEB68] a choice that was pressed before its part came opens when it is there', async () => {
  const { Part, arrive } = latePart()
  await render(<Choice Part={Part} />)
  await userEvent.tab()
  await userEvent.keyboard('{Enter}')
  arrive()
  await expect.element(page.getByRole('option', { name: 'Task' })).toBeVisible()
})

it('[WEB68] a choice whose part came between press and release opens', async () => {
  const { Part, arrive } = latePart()
  await render(<Choice Part={Part} />)
  const picture = button.element()
  picture.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, button: 0 }))
  arrive()
  await expect.element(page.getByRole('option', { name: 'Task' })).toBeVisible()
  expect(picture.isConnected).toBe(false)
})

it('[WEB68] a choice that was left before its part came takes no focus', async () => {
  const { Part, arrive } = latePart()
  await render(
    <>
      <Choice Part={Part} />
      <button type="button">Save</button>
    </>,
  )
  await userEvent.tab()
  await userEvent.tab()
  arrive()
  await expect.element(button).toHaveAttribute('aria-expanded', 'false')
  await expect.element(page.getByRole('button', { name: 'Save' })).toHaveFocus()
})

it('[WEB68] a Select is reached and opened as soon as it is seen', async () => {
  await render(<Select {...choice} />)
  await userEvent.tab()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('option', { name: 'Task' })).toBeVisible()
})
