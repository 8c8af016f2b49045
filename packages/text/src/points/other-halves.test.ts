import { describe, expect, it } from 'vitest'
import { draftReply } from '../draft/draft-reply.ts'

const slots = [[Date.parse('2026-11-24T13:00Z'), Date.parse('2026-11-24T13:30Z')]] as const
const draftOf = (text: string) =>
  draftReply({ subject: '', text, sentOn: '2026-11-20' }, '', {
    ownName: 'Hedda Alder',
    senderName: 'Odette Marsh',
    slots,
    timeZone: 'Europe/London',
    bothKnown: false,
  })

describe('[GEN323] beside an answer about times', () => {
  it.each([
    [
      'Hi Hedda,\n\ncould we meet on Tuesday afternoon? Please tell me when you can, and whether Tom comes too.\n\nOdette',
      '\n\nAbout your request: […]',
    ],
    [
      'Hallo Hedda,\n\nkönnen wir uns am Dienstagnachmittag treffen? Sag mir bitte, wann du kannst, und ob Tom mitkommt.\n\nOdette',
      '\n\nTom: […]',
    ],
    [
      'Bonjour Hedda,\n\npeut-on se voir mardi après-midi ? Dis-moi quand tu peux, et si Tom vient aussi.\n\nOdette',
      '\n\nConcernant ta demande : […]',
    ],
    [
      'Hola, Hedda:\n\n¿podemos vernos el martes por la tarde? Dime cuándo puedes, y quién viene contigo.\n\nOdette',
      '\n\nQuién: […]',
    ],
    [
      'Ciao Hedda,\n\npossiamo vederci martedì pomeriggio? Dimmi quando puoi, e chi viene con te.\n\nOdette',
      '\n\nChi: […]',
    ],
  ])('the other half of a question has a line: %s', (text, line) => {
    const { body, missing } = draftOf(text)
    expect(body).toContain(line)
    expect(missing).toHaveLength(1)
  })

  it('which of the days suits is no other half', () => {
    const { missing } = draftOf(
      'Hi Hedda,\n\ncould we meet on Tuesday or Wednesday? Let me know if you can, and which day suits you.\n\nOdette',
    )
    expect(missing).toEqual([])
  })
})
