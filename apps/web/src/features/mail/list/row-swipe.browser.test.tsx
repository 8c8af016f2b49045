import { expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { row_actions } from '../../../../test/row-actions.ts'
import { aMail } from '../mail.sample.ts'
import { RowActionHandlers } from './row-actions.tsx'
import { followSwipes } from './row-swipe.ts'

const mail = aMail({ mail_subject: 'Quay', mail_summary: null })

async function list(is_deleted = false) {
  vi.clearAllMocks()
  await render(
    <ul ref={followSwipes} aria-label="Mails">
      <li>
        <div>
          <RowActionHandlers mail={{ ...mail, is_deleted }} isSummarising={false} acts={row_actions} />
        </div>
      </li>
    </ul>,
  )
  return page.getByRole('listitem').element() as HTMLElement
}

function finger(row: HTMLElement, type: string, clientX: number, pointerType = 'touch') {
  row.dispatchEvent(
    new PointerEvent(type, { bubbles: true, pointerId: 7, isPrimary: true, pointerType, clientX }),
  )
}

it('[WML65] a row that a finger draws far to the left is deleted, and to the right summarized', async () => {
  const row = await list()
  for (const [to, word] of [
    [180, 'Delete'],
    [420, 'Summarize'],
  ] as const) {
    finger(row, 'pointerdown', 300)
    finger(row, 'pointermove', to)
    expect(row.firstElementChild?.textContent).toBe(word)
    expect(row.lastElementChild).toHaveStyle({ transform: `matrix(1, 0, 0, 1, ${to - 300}, 0)` })
    finger(row, 'pointerup', to)
    expect(row.children).toHaveLength(1)
    expect(row.lastElementChild).toHaveStyle({ transform: 'none' })
  }
  expect(row_actions.remove).toHaveBeenCalledOnce()
  expect(row_actions.summarise).toHaveBeenCalledOnce()
})

it('[WML65] in the list of deleted mails it is restored', async () => {
  const row = await list(true)
  finger(row, 'pointerdown', 300)
  finger(row, 'pointermove', 150)
  finger(row, 'pointerup', 150)
  expect(row_actions.restore).toHaveBeenCalledOnce()
})

it('[WML65] nothing is done where the finger draws back, scrolls, or is a mouse', async () => {
  const row = await list()
  finger(row, 'pointerdown', 300)
  finger(row, 'pointermove', 150)
  finger(row, 'pointermove', 290)
  finger(row, 'pointerup', 290)
  finger(row, 'pointerdown', 300)
  finger(row, 'pointermove', 150)
  finger(row, 'pointercancel', 150)
  finger(row, 'pointerup', 150)
  finger(row, 'pointerdown', 300, 'mouse')
  finger(row, 'pointermove', 150, 'mouse')
  finger(row, 'pointerup', 150, 'mouse')
  expect(row.children).toHaveLength(1)
  for (const act of Object.values(row_actions)) expect(act).not.toHaveBeenCalled()
})
