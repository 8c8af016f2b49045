import { plural, t } from '../../../../platform/text/text.ts'
import { changeOf } from '../form/meeting-body.ts'
import type { MeetingForm } from '../form/meeting-form.ts'
import type { Opening } from '../use-create-meeting.ts'
import { possibleScopes } from './change-scope.ts'

/** What saving will do to others, in one sentence; empty when it concerns no other person. */
export function savingNotice(opening: Opening, form: MeetingForm): string {
  const count = form.invitees.filter(({ key }) => !key.startsWith('guest:')).length
  if (opening.kind === 'create') return count > 0 ? plural(count, asked_at_once) : ''
  if (possibleScopes(opening.meeting, form).length > 0)
    return t('When you save, you choose whether this applies to this event, the following ones or all.')
  const isMoved = 'meeting_date' in changeOf(opening.meeting, form)
  return isMoved && count > 0 ? plural(count, asked_again) : ''
}

const asked_at_once = {
  one: '1 person will be invited.',
  other: '{count} people will be invited.',
} as const
const asked_again = {
  one: '1 person is asked again, because the time changes.',
  other: '{count} people are asked again, because the time changes.',
} as const
