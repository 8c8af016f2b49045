import { describe, expect, it } from 'vitest'
import type { Language } from '../../language.ts'
import { readByGrammarAlone, readMail, toldWish } from '../tell-wish.ts'

describe('[GEN60] what is not understood', () => {
  it.each<[Language, string, string]>([
    ['en', 'Could we talk next week, except in half term?', 'except'],
    ['en', 'Could we meet next week? Thursday is market day.', 'Thursday is market day.'],
    ['de', 'Können wir unser Treffen um eine Stunde nach hinten schieben?', 'um eine Stunde nach hinten'],
    [
      'fr',
      'On déjeune la semaine prochaine ? Lundi et mardi je suis au tribunal.',
      'Lundi et mardi je suis au tribunal.',
    ],
    ['en', 'Could we do next Wednesday at the same time instead?', 'the same time'],
    ['de', 'Können wir uns in den Ferien treffen?', 'in den Ferien'],
    ['es', '¿Podemos vernos el martes, pero más tarde?', 'más tarde'],
    ['it', 'Ci vediamo lunedì? Riparto mercoledì.', 'Riparto mercoledì.'],
  ])('makes the reading unsure, %s: %s', (language, text, unread) => {
    const { ask, confidence, unread: spans } = readByGrammarAlone(text, language)
    expect([ask === 'none', confidence]).toEqual([false, 'low'])
    expect(spans.map(({ start, end }) => text.slice(start, end))).toContain(unread)
  })

  it('counts in other paragraphs only where the request names no days', () => {
    const due = '\n\nThe bid goes to the city on 29 January.'
    expect(readByGrammarAlone(`Could we meet on Tuesday?${due}`, 'en').confidence).toBe('high')
    expect(readByGrammarAlone(`Could we meet for an hour?${due}`, 'en').confidence).toBe('low')
  })

  it.each<[Language, string, string]>([
    ['en', 'Could we meet next week? Thursday is market day.', '2027-01-18..2027-01-24 not every 4'],
    [
      'fr',
      'On déjeune la semaine prochaine ? Mardi je suis au tribunal.',
      '2027-01-18..2027-01-24 11.5-14.5 not every 2',
    ],
  ])(
    '[GEN121] is no open question where it was learned what its times are, %s: %s',
    (language, text, wish) => {
      expect(readMail(text, language)).toMatchObject({ confidence: 'high', unread: [] })
      expect(toldWish(text, language)).toBe(wish)
    },
  )

  it.each<[Language, string, string]>([
    ['en', 'Could we meet next week after the trade fair?', 'after'],
    ['de', 'Können wir uns nach der Messe treffen?', 'nach'],
    ['fr', 'Peut-on se voir après le salon ?', 'après'],
    ['es', '¿Podemos vernos después de la feria?', 'después de'],
    ['it', 'Possiamo vederci dopo la fiera?', 'dopo'],
    ['en', 'Could we meet on Tuesday if my car is ready?', 'if'],
    ['de', 'Können wir uns treffen, sobald der Bericht da ist?', 'sobald'],
    ['fr', 'Peut-on se voir mardi, sauf si Paul est absent ?', 'sauf si'],
    ['es', '¿Podemos vernos el martes, a menos que llueva?', 'a menos que'],
    ['it', 'Possiamo vederci martedì, a meno che non piova?', 'a meno che'],
  ])('[GEN71] a limit that no calendar knows makes the reading unsure, %s: %s', (language, text, unread) => {
    const { confidence, unread: spans } = readMail(text, language)
    expect(confidence).toBe('low')
    expect(spans.map(({ start, end }) => text.slice(start, end))).toEqual([unread])
  })

  it.each<[Language, string]>([
    ['en', 'Could we meet on Tuesday if you are free?'],
    ['de', 'Können wir uns am Dienstag treffen, wenn es Ihnen passt?'],
    ['fr', 'Peut-on se voir mardi, si cela vous convient ?'],
    ['es', '¿Podemos vernos el martes, si le viene bien?'],
    ['it', 'Possiamo vederci martedì, se per te va bene?'],
  ])('[GEN71] what suits the reader is no such limit, %s: %s', (language, text) => {
    expect(readMail(text, language)).toMatchObject({ confidence: 'high', unread: [] })
  })

  it.each<[Language, string]>([
    ['en', 'Could we talk before I sign? Tuesday or Wednesday would be best.'],
    ['de', 'Können wir vor der Sitzung sprechen? Am besten Dienstag oder Mittwoch.'],
    ['fr', 'Peut-on se parler avant que je signe ? Mardi ou mercredi serait parfait.'],
    ['es', '¿Podemos hablar antes de la firma? El martes o el miércoles sería perfecto.'],
    ['it', 'Possiamo sentirci prima della firma? Martedì o mercoledì sarebbe perfetto.'],
  ])('[GEN204] is no limit where other sentences name the days, %s: %s', (language, text) => {
    expect(readMail(text, language)).toMatchObject({ confidence: 'high', unread: [] })
    expect(toldWish(text, language)).toBe('2027-01-19, 2027-01-20')
  })

  it.each<[Language, string, string]>([
    ['en', 'Could we talk before I sign? Best after three.', 'before I'],
    ['en', 'Could we talk on Tuesday before the fair?', 'before'],
    ['de', 'Können wir vor der Sitzung sprechen? Am besten ab 15 Uhr.', 'vor'],
  ])(
    '[GEN204] counts where no last day is named, or in a sentence that names a time, %s: %s',
    (language, text, unread) => {
      const { confidence, unread: spans } = readMail(text, language)
      expect(confidence).toBe('low')
      expect(spans.map(({ start, end }) => text.slice(start, end))).toEqual([unread])
    },
  )

  it.each<[Language, string, string]>([
    [
      'de',
      'Können wir uns am Dienstag ab 15 Uhr treffen? Sonst richte ich mich nach Ihnen, nur nicht am Montag.',
      '2027-01-19 15-24 not every 1',
    ],
    ['de', 'Können wir am Dienstag ab 15 Uhr im Zug nach Linz sprechen?', '2027-01-19 15-24'],
    ['es', '¿Quedamos el martes a partir de las cuatro, que antes tengo a los niños?', '2027-01-19 16-24'],
    ['it', 'Ci vediamo martedì dalle quattro in poi, che prima sono a scuola?', '2027-01-19 16-24'],
  ])('[GEN205] is no limit: whom or where it leads, or what was said, %s: %s', (language, text, wish) => {
    expect(readMail(text, language).unread).toEqual([])
    expect(toldWish(text, language)).toBe(wish)
  })

  it.each<[Language, string]>([
    ['en', 'Could we talk next week, except on Monday?'],
    ['de', 'Können wir nächste Woche außer Montag telefonieren?'],
    ['fr', 'On peut se parler la semaine prochaine, sauf lundi ?'],
    ['es', '¿Podemos hablar la semana que viene, menos el lunes?'],
    ['it', 'Possiamo sentirci la settimana prossima, tranne lunedì?'],
  ])('is nothing where all was read, as what a week is without, %s: %s', (language, text) => {
    expect(readMail(text, language)).toMatchObject({ confidence: 'high', unread: [] })
    expect(toldWish(text, language)).toBe('2027-01-18..2027-01-24 not every 1')
  })
})

describe('[GEN20] a mail that asks for no meeting', () => {
  it.each<[Language, string]>([
    ['de', 'Passt, Mittwoch 14 Uhr. Die Unterlagen bringe ich mit.'],
    ['en', 'When did you meet the supplier, was it Tuesday or Wednesday?'],
    ['es', '¿Cuándo fue la última reunión con el proveedor? ¿El 4 o el 5 de enero?'],
    ['en', 'The call with the bank has been moved to Tuesday at 10.'],
    ['en', 'FYI.\n\n---------- Forwarded message ---------\nFrom: Ben\n\nCould we meet on Tuesday at 10?'],
  ])('%s: %s', (language, text) => {
    expect(readMail(text, language).ask).toBe('none')
  })
})

describe('[GEN19] what a mail says around its request', () => {
  it.each<[Language, string, string]>([
    [
      'en',
      'I have to be at a hearing on Tuesday and must miss our tutorial. Could you come the following week?',
      '2027-01-25..2027-01-31 not 2027-01-19',
    ],
    ['en', 'Up for a beer one night next week? Otherwise free from 7.', '2027-01-18..2027-01-24 18-24'],
    [
      'de',
      'Ihr Termin am Mittwoch um 9 Uhr muss ausfallen. Wir hätten Freitag oder Montag jeweils ab 13 Uhr etwas frei. Was passt Ihnen?',
      '2027-01-15 13-24, 2027-01-18 13-24',
    ],
    [
      'es',
      'Tenemos que aplazar la cita de mañana. ¿Le vendría bien el martes 19 o el jueves 21?',
      '2027-01-19, 2027-01-21',
    ],
    ['fr', 'On se fait un ciné mardi ? Je finis le boulot vers 18h, donc après.', '2027-01-19 18-24'],
    [
      'de',
      'Können wir nächste Woche einkaufen gehen? Dienstag und Donnerstag hab ich bis abends Kurs.',
      '2027-01-18..2027-01-24 not every 2, every 4',
    ],
  ])('%s: %s', (language, text, wish) => {
    expect(toldWish(text, language)).toBe(wish)
    expect(readMail(text, language).wish.proposals).toEqual([])
  })

  it('a question about coming times is offered times only on demand', () => {
    expect(readMail('What time does the museum open on Sunday?', 'en')).toMatchObject({
      ask: 'meet',
      confidence: 'low',
    })
  })
})

it.each<[Language, string]>([
  [
    'en',
    'I could offer you Tuesday 19 January at 10 or Thursday 21 January at 1 pm, unless the crane is late. Which suits you?',
  ],
  [
    'de',
    'Ich könnte Dienstag, 19. Januar um 10 Uhr oder Donnerstag, 21. Januar um 13 Uhr anbieten, sofern der Kran steht. Was passt Ihnen?',
  ],
  [
    'fr',
    'Je vous propose mardi 19 janvier à 10 h ou jeudi 21 janvier à 13 h, selon la marée. Laquelle vous convient ?',
  ],
  [
    'es',
    'Le propongo el martes 19 de enero a las 10 o el jueves 21 de enero a las 13, según la marea. ¿Cuál le conviene?',
  ],
  [
    'it',
    'Le propongo martedì 19 gennaio alle 10 o giovedì 21 gennaio alle 13, secondo la marea. Quale Le conviene?',
  ],
])(
  '[GEN121] what is said beside offered times with their hours is told, and does not change these, in %s',
  (language, text) => {
    const { ask, confidence, unread, wish } = readMail(text, language)
    expect([ask, confidence, wish.proposals.length]).toEqual(['choose', 'high', 2])
    expect(unread).not.toEqual([])
  },
)
