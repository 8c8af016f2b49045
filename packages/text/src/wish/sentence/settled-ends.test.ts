import { describe, expect, it } from 'vitest'
import type { Language } from '../../language.ts'
import { dayNumberOf } from '../days/day-number.ts'
import { readItems } from './read-items.ts'
import { toldWish } from '../tell-wish.ts'

describe('[GEN184] the hour by which the meeting has to be over', () => {
  it.each<[Language, string, string]>([
    [
      'en',
      'Could we meet next week? Any day, only it has to be over by 11, bc then I open the shop.',
      '11-24',
    ],
    ['en', "Could we meet next week? We'd need to be through by noon.", '12-24'],
    ['en', 'Could we meet next week? I would have to be out of your door by half past ten.', '10.5-24'],
    ['de', 'Können wir uns nächste Woche treffen? Es muss bis elf vorbei sein.', '11-24'],
    ['de', 'Können wir uns nächste Woche treffen? Wir müssten um elf durch sein.', '11-24'],
    ['fr', "On peut se voir la semaine prochaine ? Il faut qu'on ait fini à 11 h.", '11-24'],
    ['es', '¿Nos vemos la semana que viene? A las 10 hay que haber terminado.', '10-24'],
    ['it', 'Ci vediamo la settimana prossima? Dobbiamo aver finito per le 11.', '11-24'],
  ])('leaves out what is behind it, %s: %s', (language, text, hours) => {
    expect(toldWish(text, language)).toBe(`2027-01-18..2027-01-24 not any day ${hours}`)
  })

  it.each<[Language, string]>([
    ['en', "Thursday or Friday? On Friday I have the dentist, so we'd have to be done by four."],
    ['en', "I can do any hour on Thursday, or Friday, when I'd have to be out by four. Could we meet?"],
    [
      'de',
      'Donnerstag oder Freitag? Am Freitag habe ich den Zahnarzt, also müssten wir um vier fertig sein.',
    ],
  ])('is one of the day that it is said of, %s: %s', (language, text) => {
    expect(toldWish(text, language)).toBe('2027-01-14, 2027-01-15 not every 5 16-24')
  })

  it('is none where something else is over', () => {
    expect(toldWish('Could we meet on Tuesday? The workshop is over by 11.', 'en')).not.toContain('11-24')
  })
})

describe('[GEN185] between two hours that the mail named', () => {
  it.each<[Language, string, string]>([
    [
      'de',
      'Können wir am Dienstag sprechen? Vor 10 bin ich nicht zu gebrauchen und um 16 Uhr hole ich Nilo ab, dazwischen such dir was aus.',
      '10-16',
    ],
    [
      'en',
      'Could we meet on Tuesday? Lessons finish at three, the caretaker locks at half past four, somewhere between those two.',
      '15-16.5',
    ],
    [
      'en',
      'Could we meet on Tuesday? Lessons finish at three. The caretaker locks at half past four. Any time between those two suits.',
      '15-16.5',
    ],
    [
      'fr',
      'On se voit mardi ? Je sors de cours à 14 h et mon train part à 17 h, entre les deux quand tu veux.',
      '14-17',
    ],
    [
      'es',
      '¿Nos vemos el martes? Salgo de clase a las 12 y a las 16 recojo a los niños, entre una cosa y otra cuando quieras.',
      '12-16',
    ],
    [
      'it',
      'Ci vediamo martedì? Esco da lezione alle 12 e alle 16 prendo i bambini: tra le due cose scegli tu.',
      '12-16',
    ],
  ])('the meeting may be, %s: %s', (language, text, hours) => {
    expect(toldWish(text, language)).toContain(`2027-01-19 ${hours}`)
  })

  it.each<[Language, string, string]>([
    [
      'en',
      'Could we meet on Tuesday? I have a call at 9 and one at 11, in between I need to write.',
      'any day 9-11',
    ],
    ['it', 'Ci vediamo martedì? Tra le due e le quattro va bene.', '2027-01-19 14-16'],
  ])('it may not where the writer has something else to do, %s: %s', (language, text, hours) => {
    expect(toldWish(text, language)).toContain(hours)
  })
})

describe('[GEN186] a stretch that the mail takes up again', () => {
  it.each<[Language, string, string]>([
    [
      'de',
      'Die Firma tauscht die Geräte vom 18. bis 22. Januar aus. Sie braucht etwa 30 Minuten. Bitte teilen Sie mit, wann wir in diesem Zeitraum kommen können.',
      '2027-01-18..2027-01-22',
    ],
    [
      'en',
      'The meters are replaced from 18 to 22 January. Please tell us when we may visit you during those days.',
      '2027-01-18..2027-01-22',
    ],
    ['en', 'The fair runs from 18 to 22 January. Could we meet that week?', '2027-01-18..2027-01-24'],
    [
      'es',
      'Van a cambiar los contadores del 18 al 22 de enero. ¿Cuándo podemos pasar por su casa esos días?',
      '2027-01-18..2027-01-22',
    ],
    [
      'it',
      'La ditta sostituisce i contatori dal 18 al 22 gennaio. Ci dica quando possiamo passare in quei giorni.',
      '2027-01-18..2027-01-22',
    ],
  ])('is meant, %s: %s', (language, text, days) => {
    expect(toldWish(text, language)).toBe(days)
  })

  it.each<[Language, string]>([
    ['en', 'I am away from 18 to 22 January. Could we meet after that period?'],
    ['de', 'Vom 18. bis 22. Januar bin ich im Urlaub. Können wir außerhalb dieses Zeitraums telefonieren?'],
    ['it', 'Dal 18 al 22 gennaio siamo chiusi. Possiamo vederci? In questo periodo non ho orari.'],
  ])('is not where it is the one that does not suit, %s: %s', (language, text) => {
    expect(toldWish(text, language)).toContain('not 2027-01-18..2027-01-22')
  })

  it.each<[Language, string]>([
    ['en', "I'm back on 25 January. From then on I can come any day. When suits you?"],
    ['de', 'Am 25. Januar bin ich zurück. Ab dann kann ich jederzeit vorbeikommen. Wann passt es Ihnen?'],
    ['de', 'Am 25. Januar bin ich zurück. Ab diesem Tag kann ich jederzeit kommen. Wann passt es Ihnen?'],
    ['fr', 'Je rentre le 25 janvier. À partir de ce moment je peux passer. Quand cela vous convient-il ?'],
    ['es', 'Vuelvo el 25 de enero. A partir de ahí puedo pasar cualquier día. ¿Cuándo te viene bien?'],
    ['es', 'Vuelvo el 25 de enero. A partir de ese momento puedo pasar. ¿Cuándo te viene bien?'],
    ['it', 'Torno il 25 gennaio. Da quella data in poi posso passare. Quando le va bene?'],
  ])('begins with the day from which the next sentence goes on, %s: %s', (language, text) => {
    expect(toldWish(text, language)).toBe('2027-01-25..')
  })

  it('and not with the day since when something is so', () => {
    const text =
      'Gracias por venir el sábado. Desde entonces no habla de otra cosa. ¿Nos vemos el 25 de enero?'
    expect(toldWish(text, 'es')).toBe('2027-01-25')
  })
})

describe('[GEN187] busy until an hour and free then', () => {
  it.each<[Language, string, string]>([
    [
      'en',
      "Could you come on Tuesday? I'm home by half past five and after that you can just ring.",
      '17.5-24',
    ],
    [
      'en',
      "Can we talk on Tuesday? Talks go on till five (five! who listens to that?) but after that I'm all yours.",
      '17-24',
    ],
    [
      'de',
      'Können wir am Dienstag sprechen? Bis 14 Uhr bin ich im Lager, danach sitze ich bis 17 Uhr am Schreibtisch.',
      '14-17',
    ],
    [
      'fr',
      "On peut s'appeler mardi ? Jusqu'à 14 h je suis à l'entrepôt, puis je suis à mon bureau jusqu'à 17 h.",
      '14-17',
    ],
    [
      'es',
      '¿Hablamos el martes? Hasta las 14 estoy en el almacén, luego estoy en mi mesa hasta las 17.',
      '14-17',
    ],
    [
      'it',
      'Ci sentiamo martedì? Fino alle 14 sono in magazzino, poi sono alla scrivania fino alle 17.',
      '14-17',
    ],
  ])('is free from that hour on, %s: %s', (language, text, hours) => {
    expect(toldWish(text, language)).toBe(`2027-01-19 ${hours}`)
  })

  it.each<[Language, string]>([
    ['en', 'Can we talk on Tuesday? My mornings go on interviews until noon, any other time of day is good.'],
    [
      'de',
      'Können wir am Dienstag telefonieren? Vormittags führe ich bis zwölf Gespräche, jede andere Uhrzeit passt.',
    ],
    [
      'es',
      '¿Hablamos el martes? Por la mañana tengo entrevistas hasta las doce, cualquier otra hora me va bien.',
    ],
  ])('of other times suit those that are not named, %s: %s', (language, text) => {
    expect(toldWish(text, language)).toMatch(/^2027-01-19 not (?:any day 0-12(?:, )?){1,2}$/)
  })

  it.each<[Language, string, string]>([
    [
      'de',
      'Können wir am Dienstag sprechen? Bis 14 Uhr bin ich erreichbar, danach im Zug.',
      '2027-01-19 0-14',
    ],
    ['it', 'Ci vediamo martedì? Fino alle 14 sono in ufficio, poi sono in treno.', '2027-01-19 0-14'],
    [
      'en',
      'On Tuesday I am at the dentist until two and after that I am on a train. Could we meet on Wednesday?',
      '2027-01-20 not every 2 0-14',
    ],
  ])('is not free where something else follows, %s: %s', (language, text, wish) => {
    expect(toldWish(text, language)).toBe(wish)
  })
})

describe('[GEN188] weeks by their beginning', () => {
  it.each<[Language, string]>([
    ['en', 'The weeks beginning 18 and 25 January would both be convenient for a call.'],
    ['en', 'Could we meet in the weeks of 18 January and 25 January?'],
    ['de', 'Können wir in den Wochen ab dem 18. und 25. Januar telefonieren?'],
    ['fr', 'Pouvons-nous nous voir les semaines du 18 et du 25 janvier ?'],
    ['es', '¿Podemos vernos las semanas del 18 y del 25 de enero?'],
    ['it', 'Possiamo vederci nelle settimane del 18 e del 25 gennaio?'],
  ])('are whole weeks, %s: %s', (language, text) => {
    expect(toldWish(text, language)).toBe('2027-01-18..2027-01-24, 2027-01-25..2027-01-31')
  })

  it.each<[Language, string]>([
    [
      'it',
      'Possiamo vederci? Le proporrei la settimana che inizia lunedì 18 gennaio, lunedì escluso, in orario pomeridiano.',
    ],
    ['es', '¿Nos vemos la semana que empieza el lunes 18 de enero, lunes excluido, por la tarde?'],
    ['en', 'Could we meet in the week beginning Monday 18 January, Monday excluded, in the afternoon?'],
  ])('lose the day that is excluded, and it alone, %s: %s', (language, text) => {
    expect(toldWish(text, language)).toBe('2027-01-18..2027-01-24 12-18 not every 1')
  })

  it('are none where weeks of a month are counted', () => {
    expect(toldWish('On se voit les deux premières semaines du mois de mars ?', 'fr')).toBe(
      '2027-03-01..2027-03-14',
    )
  })
})

describe('[GEN189] behind the last day', () => {
  it.each<[Language, string]>([
    [
      'de',
      'Können wir telefonieren, spätestens am 22. Januar, danach ist die Kanzlei bis 6. Februar geschlossen?',
    ],
    ['en', 'Could we speak by 22 January at the latest? After that our office closes until 4 February.'],
    [
      'fr',
      'Pouvons-nous nous voir au plus tard le vendredi 22 janvier : ensuite il me faut le reste de la semaine.',
    ],
    ['it', 'Possiamo sentirci, al più tardi il 22 gennaio, poi lo studio è chiuso fino al 6 febbraio.'],
  ])('nothing that is done then is meant, %s: %s', (language, text) => {
    expect(toldWish(text, language)).toBe('..2027-01-22')
  })

  it('the meeting lies where that day ends something else', () => {
    const text = 'Ich bin spätestens am 22. Januar fertig, danach können wir uns treffen. Wann passt es?'
    expect(toldWish(text, 'de')).toBe('2027-01-23..')
  })
})

describe('[GEN190] a last resort', () => {
  it.each<[Language, string]>([
    ['en', 'Are you free on Friday between 12 and 2? If not, the Friday after?'],
    ['fr', "on se fait un petit resto vendredi entre midi et deux ? sinon le vendredi d'après."],
    ['de', 'Gehen wir am Freitag zwischen zwölf und zwei essen? Sonst den Freitag danach.'],
    ['it', 'Ci vediamo venerdì tra le 12 e le 14? Altrimenti il venerdì dopo.'],
  ])('has the hours of the first day, %s: %s', (language, text) => {
    expect(toldWish(text, language)).toBe('2027-01-15 12-14, 2027-01-22 12-14')
  })

  it('lies behind the first day', () => {
    expect(toldWish('Can we meet on Tuesday between 10 and 12? Otherwise Thursday.', 'en')).toBe(
      '2027-01-19 10-12, 2027-01-21 10-12',
    )
  })

  it.each<[Language, string, string]>([
    ['en', 'Can we meet on Tuesday between 10 and 12? Otherwise Thursday from 2 pm.', '2027-01-21 14-24'],
    ['fr', 'On se voit mardi entre midi et deux ? Sinon mercredi toute la journée.', '2027-01-20'],
  ])('has its own where it names them, %s: %s', (language, text, time) => {
    expect(toldWish(text, language).split(', ')[1]).toBe(time)
  })
})

describe('[GEN191] closed over days that are named twice', () => {
  const context = { today: dayNumberOf('2027-01-13'), isMonthFirst: false }

  it.each<[Language, string]>([
    ['en', 'Over Easter, from 26 March to 5 April, the office is closed.'],
    ['de', 'Über Ostern, vom 26. März bis 5. April, ist das Büro geschlossen.'],
    ['fr', "Pendant les vacances, du 26 mars au 5 avril, l'atelier est fermé."],
    ['es', 'Durante la Semana Santa, del 26 de marzo al 5 de abril, el taller está cerrado.'],
    ['it', 'Durante le feste, dal 26 marzo al 5 aprile, lo studio è chiuso.'],
  ])('leaves out all of them, %s: %s', (language, text) => {
    const items = readItems(text, { language, ...context })
    const [first, last] = [dayNumberOf('2027-03-26'), dayNumberOf('2027-04-05')]
    expect(items).toMatchObject([{ isExcluded: true, days: [{ first, last }] }])
  })

  it('leaves out none that a clause before the comma asks for', () => {
    const items = readItems('Could we meet on Friday, when the shop is closed?', {
      language: 'en',
      ...context,
    })
    expect(items).toMatchObject([{ isExcluded: false }])
  })
})
