import { t } from '../../../platform/text/text.ts'
import { possibleScopes } from './change-scope.ts'
import { changeOf } from './meeting-body.ts'
import type { MeetingForm } from './meeting-form.ts'
import type { Opening } from './use-create-meeting.ts'

/** What saving will do to others, in one sentence; empty when it concerns nobody else. */
export function savingNote(opening: Opening, form: MeetingForm): string {
  const count = form.invitees.filter(({ key }) => !key.startsWith('guest:')).length
  if (opening.kind === 'create')
    return count > 0 ? `${people(count)} asked as soon as you create the event.` : ''
  if (possibleScopes(opening.meeting, form).length > 0)
    return t('When you save, you choose whether this event, the following ones or all are meant.')
  const isMoved = 'meeting_date' in changeOf(opening.meeting, form)
  return isMoved && count > 0 ? `${people(count)} asked again, because the time changes.` : ''
}

function people(count: number): string {
  return count === 1 ? '1 person is' : `${count} people are`
}
