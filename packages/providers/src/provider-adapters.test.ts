import { isMailProvider, provider_table, providers } from '@meridian/contract'
import { describe, expect, it } from 'vitest'
import { mailbox_traits, provider_adapters } from './provider-adapters.ts'

describe('[ADP27] can do what the contract says, and nothing else', () => {
  it.each(providers)('%s', (provider) => {
    const { writes_events, conference } = provider_table[provider]
    const adapter = provider_adapters[provider]
    expect(adapter.writing !== null).toBe(writes_events)
    expect(adapter.conferences !== null).toBe(conference !== null)
    expect(adapter.mail !== null).toBe(isMailProvider(provider))
    expect(isMailProvider(provider) ? mailbox_traits[provider] : null).toBe(adapter.mail)
    expect('mail' in (adapter.registration?.needed ?? {})).toBe(adapter.mail !== null)
  })

  it('asks for the calendars of each', () => {
    for (const provider of providers) {
      const { registration } = provider_adapters[provider]
      if (registration) expect(registration.needed.calendar).not.toHaveLength(0)
    }
  })
})
