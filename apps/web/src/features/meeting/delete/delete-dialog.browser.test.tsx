import { expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { aMeeting } from '../meeting.sample.ts'
import { DeleteDialog } from './delete-dialog.tsx'
import type { DeletionQuestionState } from './use-delete-meeting.ts'

it.each(['guests_to_tell', 'with_guests'] as const)(
  '[WMT15] says of a booked meeting that deleting is final, where the question is %s',
  async (deletion) => {
    for (const is_booked of [true, false]) {
      const question: DeletionQuestionState = { meeting: aMeeting({ is_booked }), deletion }
      const screen = await render(<DeleteDialog question={question} onDecide={() => {}} onClose={() => {}} />)
      const dialog = screen.getByRole('alertdialog')
      await expect.element(dialog).toBeVisible()
      expect(dialog.element().textContent.includes('can no longer be brought back')).toBe(is_booked)
      await screen.unmount()
    }
  },
)
