import { describe, expect, it } from 'vitest'
import { english, formatTagOf, languageFor } from './languages.ts'

const german = languageFor(['de'])
const nothing = { region: null, country: null }

describe('[WEB91]', () => {
  it('speaks the first language it knows, in whatever region', () => {
    expect(languageFor(['de-AT', 'en']).code).toBe('de')
    expect(languageFor(['cy', 'DE']).code).toBe('de')
    expect(languageFor(['en-US', 'de']).code).toBe('en')
  })

  it('speaks English where it knows none', () => {
    expect(languageFor([])).toBe(english)
    expect(languageFor(['sw', 'xx'])).toBe(english)
  })
})

describe('[WEB92]', () => {
  it('writes as the region, then as the country does', () => {
    expect(formatTagOf(german, nothing)).toBe('de-DE')
    expect(formatTagOf(german, { region: null, country: 'AT' })).toBe('de-AT')
    expect(formatTagOf(german, { region: 'CH', country: 'AT' })).toBe('de-CH')
  })

  it('leaves English in its own formats until a region is chosen', () => {
    expect(formatTagOf(english, { region: null, country: 'US' })).toBe('en-GB')
    expect(formatTagOf(english, { region: 'US', country: null })).toBe('en-US')
  })
})

describe('[WEB93]', () => {
  it('never takes a language to test with for anybody', () => {
    expect(languageFor(['ar-XB', 'en-XA'])).toMatchObject({ code: 'en', direction: 'ltr' })
    expect(languageFor(['ar'])).toBe(english)
    expect(languageFor(['de'], 'fr').code).toBe('de')
  })

  it('takes it when the browser was told to', () => {
    expect(languageFor(['de'], 'ar-XB')).toMatchObject({ code: 'ar-XB', direction: 'rtl' })
    expect(formatTagOf(languageFor([], 'ar-XB'), { region: 'DE', country: 'DE' })).toBe('ar-AE')
  })
})
