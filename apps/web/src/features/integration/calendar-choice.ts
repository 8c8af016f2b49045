import type { Input, Integration, updateIntegration } from '@meridian/contract'

export type Choice = NonNullable<Input<typeof updateIntegration>['body']>

/** The integration as it is once the choice holds. */
export function withChoice(
  integration: Integration,
  { calendars = [], write_calendar_id }: Choice,
): Integration {
  const { connection } = integration
  if (!connection) return integration
  const chosen = new Map(calendars.map((use) => [use.id, use]))
  return {
    ...integration,
    connection: {
      ...connection,
      calendars: connection.calendars.map((calendar) => ({ ...calendar, ...chosen.get(calendar.id) })),
      ...(write_calendar_id !== undefined && { write_calendar_id }),
    },
  }
}

/** The choice that takes this one back, and nothing that was chosen beside it. */
export function choiceBefore({ connection }: Integration, { calendars, write_calendar_id }: Choice): Choice {
  const touched = new Set(calendars?.map(({ id }) => id))
  return {
    ...(calendars && {
      calendars: (connection?.calendars ?? [])
        .filter(({ id }) => touched.has(id))
        .map(({ id, is_shown, counts_as_busy }) => ({ id, is_shown, counts_as_busy })),
    }),
    ...(write_calendar_id !== undefined && { write_calendar_id: connection?.write_calendar_id ?? null }),
  }
}
