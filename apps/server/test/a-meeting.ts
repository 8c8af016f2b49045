import { createMeeting, type Input, type Meeting } from '@meridian/contract'
import type { TestServer } from './server.ts'

type Fields = Input<typeof createMeeting>['body']

/** The fields of a meeting from one moment to another. */
export function fromTo(start_timestamp: string, end_timestamp: string): Fields {
  return {
    meeting_date: undefined,
    meeting_time: undefined,
    meeting_timestamps: { start_timestamp, end_timestamp },
  }
}

/** Makes a plausible meeting of the signed-in person; throws with the server's words when it is refused. */
export async function aMeeting(server: TestServer, token: string, fields: Fields = {}): Promise<Meeting> {
  const { data, message, errors } = await server.call(
    createMeeting,
    {
      body: {
        meeting_title: 'Plan',
        meeting_date: { start_date: '2026-11-24' },
        meeting_time: { start_time: '10:00', end_time: '11:00' },
        meeting_timezone: 'Europe/Berlin',
        ...fields,
      },
    },
    token,
  )
  if (!data) throw new Error(`${message} ${JSON.stringify(errors)}`)
  return data
}
