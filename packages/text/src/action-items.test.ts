import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { any_character } from '../../../apps/server/test/any-character.ts'
import { suggestActionItems } from './action-items.ts'

describe('[GEN23] notes suggest', () => {
  it('what somebody has taken on, with its day', () => {
    const notes =
      'We talked about the boiler.\n- Tilda will call the plumber by Friday\n- The old one was loud'
    expect(suggestActionItems(notes)).toMatchObject([
      { text: 'Tilda will call the plumber by Friday', due: 'Friday' },
    ])
  })

  it('boxes that are not ticked, and what is labelled', () => {
    const notes = '- [x] Ben to send the invoice\n- [ ] Ben to book the room\nTODO: order white paper\n'
    expect(texts(notes)).toEqual(['Ben to book the room', 'order white paper'])
  })

  it('items below a heading', () => {
    const notes =
      'Next steps:\n- New logo on the door\n- Order 12 chairs by 4 December\n\nThe room was rather cold.'
    expect(texts(notes)).toEqual(['New logo on the door', 'Order 12 chairs by 4 December'])
  })

  it.each([
    [
      'de',
      'Frau Morgentau prüft die Regale bis Montag. Es war kalt im Lager.',
      'Frau Morgentau prüft die Regale bis Montag.',
    ],
    [
      'fr',
      'Solène envoie les plans avant le 3 décembre. La salle était froide.',
      'Solène envoie les plans avant le 3 décembre.',
    ],
    [
      'es',
      'Ramiro tiene que pedir papel antes del lunes. La sala era fría.',
      'Ramiro tiene que pedir papel antes del lunes.',
    ],
    [
      'it',
      'Tosca deve contattare il comune entro venerdì. La sala era fredda.',
      'Tosca deve contattare il comune entro venerdì.',
    ],
  ])('in %s', (_language, notes, item) => {
    expect(texts(notes)).toEqual([item])
  })

  it('nothing that is refused or asked, and nothing twice', () => {
    expect(texts('We will not move the office. Shall we paint the wall?')).toEqual([])
    expect(texts('- [ ] Paint the wall\n- [ ] Paint the wall')).toEqual(['Paint the wall'])
  })

  it('their own words, whatever they hold', () => {
    fc.assert(
      fc.property(fc.string({ unit: any_character, maxLength: 400 }), (notes) => {
        for (const { text, start, end } of suggestActionItems(`- [ ] ${notes}\nTODO: ${notes}`)) {
          const place = `- [ ] ${notes}\nTODO: ${notes}`.slice(start, end)
          expect(place.replaceAll(/\s+/gu, ' ').trim()).toBe(text.trim())
        }
      }),
    )
  })
})

function texts(notes: string): string[] {
  return suggestActionItems(notes).map(({ text }) => text)
}
