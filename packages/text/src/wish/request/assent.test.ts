import { describe, expect, it } from 'vitest'
import type { Language } from '../../language.ts'
import { readMail } from '../tell-wish.ts'

describe('[GEN316] who only asks for assent', () => {
  it.each<[Language, string]>([
    ['en', 'I think we should take offer B. Does that suit you?'],
    ['de', 'Ich würde das Logo blau machen. Passt dir das?'],
    ['fr', 'Je propose de peindre la porte en bleu. Cela vous convient ?'],
    ['es', 'Creo que deberíamos aceptar la oferta B. ¿Te parece bien?'],
    ['it', 'La porta la dipingiamo di blu. Le va bene?'],
  ])('asks for no meeting, %s: %s', (language, text) => {
    expect(readMail(text, language).ask).toBe('none')
  })

  it.each<[Language, string]>([
    ['en', 'I would like to talk about the offer. When does it suit you?'],
    ['de', 'Ich bin nächste Woche in Berlin. Passt dir das?'],
    ['fr', 'J’aimerais te parler du devis. Quand est-ce que ça te va ?'],
    ['es', 'Quiero comentarte el presupuesto. ¿Cuándo te va bien?'],
    ['it', 'Vorrei parlarti del preventivo. Quando ti va bene?'],
  ])('and who asks when, or of a time, for one, %s: %s', (language, text) => {
    expect(readMail(text, language).ask).toBe('meet')
  })

  it('asks for none either who cannot come to a feast', () => {
    expect(readMail('Am Samstag kann ich leider nicht zur Feier kommen. Viel Spaß euch!', 'de').ask).toBe(
      'none',
    )
  })
})
