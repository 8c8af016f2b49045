import { expect, it } from 'vitest'
import { render } from 'vitest-browser-react'

it('[WEB196] a text begins at its own side, also while it is typed', async () => {
  await render(
    <>
      <p className="whitespace-pre-wrap">{'1. الميزانية'}</p>
      <textarea aria-label="Agenda" defaultValue="1. الميزانية" />
    </>,
  )
  const paragraph = document.querySelector('p')
  if (!paragraph) throw new Error('There is no paragraph.')
  const range = document.createRange()
  range.selectNodeContents(paragraph)
  expect(range.getBoundingClientRect().right).toBeCloseTo(paragraph.getBoundingClientRect().right, 0)
  expect(getComputedStyle(document.querySelector('textarea') ?? paragraph).unicodeBidi).toBe('plaintext')
})
