import { describe, expect, it } from 'vitest'
import type { ReplyContext } from '../draft/answered-mail.ts'
import { draftReply } from '../draft/draft-reply.ts'
import type { Language } from '../language.ts'

const context: ReplyContext = {
  ownName: 'Hedda Alder',
  senderName: 'Odette Marsh',
  slots: [],
  timeZone: 'Europe/London',
  bothKnown: false,
}
const draftOf = (text: string) => draftReply({ subject: '', text, sentOn: '2026-11-20' }, '', context)

describe('[GEN403] options', () => {
  it.each<[Language, string, string]>([
    [
      'en',
      'Hi Hedda,\n\nthe marquee comes in two sizes:\n\nOption A: six metres, 400 pounds.\nOption B: nine metres, 520 pounds.\n\nPlease let me know by Friday.\n\nOdette',
      'My choice: […]',
    ],
    [
      'de',
      'Hallo Hedda,\n\nfür das Zelt gibt es zwei Möglichkeiten:\n\na) sechs Meter, 400 Euro\nb) neun Meter, 520 Euro\n\nSag mir bitte bis Freitag, welche du nimmst.\n\nOdette',
      'eine Wahl: […]',
    ],
    [
      'fr',
      'Salut Hedda,\n\npour la tente, il y a deux solutions :\n\nOption 1 : six mètres, 400 €\nOption 2 : neuf mètres, 520 €\n\nDis-moi laquelle avant vendredi.\n\nOdette',
      'Mon choix : […]',
    ],
    [
      'es',
      'Hola Hedda:\n\nhay dos opciones para la carpa:\n\nOpción A: seis metros, 400 euros.\nOpción B: nueve metros, 520 euros.\n\nNecesito saberlo antes del viernes.\n\nOdette',
      'Mi elección: […]',
    ],
    [
      'it',
      'Ciao Hedda,\n\nper il tendone ci sono due possibilità:\n\nOpzione A: sei metri, 400 euro.\nOpzione B: nove metri, 520 euro.\n\nFammi sapere entro venerdì.\n\nOdette',
      'a mia scelta: […]',
    ],
  ])('with marks are one point, a choice, %s: %s', (_language, text, line) => {
    const { body, missing } = draftOf(text)
    expect(body).toContain(line)
    expect(missing).toHaveLength(1)
  })

  it('without marks are one with the question which of them', () => {
    const { body, missing } = draftOf(
      'Dear Ms Alder,\n\nyou can either keep the tent with a discount of 90 pounds or return it. Which do you choose?\n\nKind regards\nOdette Marsh',
    )
    expect([body.includes('My choice: […]'), missing.length]).toEqual([true, 1])
  })

  it.each([
    'Hi Hedda,\n\nthere were two options:\n\nOption A: six metres.\nOption B: nine metres.\n\nThe board chose option B.\n\nOdette',
    'Hi Hedda,\n\nplease send us:\n\n1) a copy of the lease\n2) a photo of the hall\n\nOdette',
  ])('are none where one was chosen, or where all are wanted: %s', (text) => {
    expect(draftOf(text).body).not.toContain('hoice')
  })
})
