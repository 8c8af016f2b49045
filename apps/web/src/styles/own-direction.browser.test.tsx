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

it('[WEB212] a cut title from right to left has the room for its ellipsis beside its last line', async () => {
  const title = 'اجتماع مراجعة ميزانية المشروع السنوية مع الفريق الهندسيالهندسيالهندسي طويل جدا'
  await render(
    <div style={{ width: 220, padding: 20 }}>
      <h2 className="line-clamp-2">{title}</h2>
      <h3>
        <a href="#one" className="line-clamp-2">
          {title}
        </a>
      </h3>
      <p className="own-direction line-clamp-2">{title}</p>
    </div>,
  )
  for (const cut of document.querySelectorAll('[class*="line-clamp-"]')) {
    const { overflowX, overflowY } = getComputedStyle(cut)
    expect([overflowX, overflowY]).toEqual(['visible', 'clip'])
    expect(cut.scrollHeight).toBeGreaterThan(cut.clientHeight)
    expect(cut.getBoundingClientRect().width).toBeLessThanOrEqual(220)
  }
})
