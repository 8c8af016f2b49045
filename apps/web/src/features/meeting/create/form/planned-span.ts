import { getSession } from '../../../../platform/session/session.ts'
import { withMinutes } from './form-changes.ts'
import { blankForm } from './meeting-form.ts'

/** When a new meeting of this length is, unless the person says otherwise. */
export function plannedSpan(minutes: number) {
  const blank = blankForm(Date.now(), getSession().user?.timezone ?? 'UTC')
  const { start_date, start_time, end_date, end_time } = withMinutes(blank, minutes)
  return { start_date, start_time, end_date, end_time }
}
