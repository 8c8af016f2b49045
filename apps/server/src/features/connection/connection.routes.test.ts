import { getUserTokens } from '@meridian/contract'
import { expect, it } from 'vitest'
import { startTestServer } from '../../../test/server.ts'

it('[U19] says that nobody has connected a provider', async () => {
  const server = await startTestServer()
  try {
    const { access_token } = await server.aPerson()
    expect(await server.call(getUserTokens, {}, access_token)).toMatchObject({
      status: 200,
      message: 'User tokens fetched successfully',
      data: { is_google_connected: false, is_calendly_connected: false, is_zoom_connected: false },
    })
  } finally {
    await server.close()
  }
})
