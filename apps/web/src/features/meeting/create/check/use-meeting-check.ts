import { checkMeeting, type MeetingCheck } from '@meridian/contract'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { queryFor } from '../../../../platform/api/queries.ts'
import type { MeetingForm } from '../form/meeting-form.ts'
import type { Opening } from '../use-create-meeting.ts'
import { checkBody } from './check-body.ts'

/** What stands against the form as it is, asked once typing pauses; undefined until it is known, and while the form is wrong. */
export function useMeetingCheck(opening: Opening, form: MeetingForm): MeetingCheck | undefined {
  const body = checkBody(opening, form)
  const wanted = JSON.stringify(body)
  const [settled, setSettled] = useState<string | null>(null)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(wanted), 400)
    return () => clearTimeout(timer)
  }, [wanted])
  // It only tells: where it fails, nothing is said, and saving says what is wrong.
  const { data } = useQuery({
    ...queryFor(checkMeeting, { body: body ?? {} }),
    enabled: body !== null && settled === wanted,
    staleTime: 30_000,
  })
  return body === null ? undefined : data
}
