import { integration_types, provider_table, providers } from '@meridian/contract'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { freshDatabase } from '../../../test/database.ts'

it('[CON103] the database knows the providers of the contract, and what comes from each', async () => {
  const { db, drop } = await freshDatabase()
  try {
    const { rows } = await sql`
      select provider, meeting_integration_type as meeting_type, conference from provider`.execute(db)
    const expected = providers.map((provider) => {
      const { meeting_type, conference } = provider_table[provider]
      return { provider, meeting_type, conference }
    })
    expect(new Set(rows)).toEqual(new Set(expected))
    const types = await sql<{ meeting_integration_type: string }>`
      select meeting_integration_type from meeting_integration_type`.execute(db)
    expect(types.rows.map((row) => row.meeting_integration_type).toSorted()).toEqual(
      [...integration_types].toSorted(),
    )
  } finally {
    await drop()
  }
})
