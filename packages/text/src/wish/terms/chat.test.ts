import { describe, expect, it } from 'vitest'
import type { Language } from '../../language.ts'
import { readMail, toldWish } from '../tell-wish.ts'

describe('[GEN19] words as people shorten them', () => {
  it.each<[Language, string, string]>([
    ['en', 'u free thurs? cld we chat then pls', '2027-01-14'],
    ['en', 'Can we push our 1:1 to 3pm tomorrow?', ''],
    ['en', 'Could we have our 1on1 on Thursday after 3?', '2027-01-14 15-24'],
    ['de', 'Können wir das 1:1-Gespräch auf Freitag nach 14 Uhr schieben?', '2027-01-15 14-24'],
    ['fr', 'On peut décaler notre 1:1 à vendredi après 14 h ?', '2027-01-15 14-24'],
    ['es', '¿Pasamos nuestro 1:1 al viernes a partir de las 14?', '2027-01-15 14-24'],
    ['it', 'Possiamo spostare il nostro 1:1 a venerdì dopo le 14?', '2027-01-15 14-24'],
    ['en', 'cld u do a call tmw aft or fri morn?', '2027-01-14 12-18, 2027-01-15 0-12'],
    ['en', 'can we have a chat nxt wk? any day b4 thurs', '2027-01-18..2027-01-20'],
    ['de', 'hi, vllt nä. woche mal telefonieren?', '2027-01-18..2027-01-24'],
    ['de', 'kannst du do nachm oder fr vorm. telefonieren?', '2027-01-14 12-18, 2027-01-15 0-12'],
    ['de', 'treffen wir uns am we?', '2027-01-16..2027-01-17'],
    ['de', 'koennen wir uns naechste woche treffen?', '2027-01-18..2027-01-24'],
    ['fr', 'slt, t dispo jeudi aprem pr un café ?', '2027-01-14 12-18'],
    ['fr', 'on se voit ds la sem prochaine ?', '2027-01-18..2027-01-24'],
    ['fr', 'rdv vendredi apm ?', '2027-01-15 12-18'],
    ['es', 'oye q lo dejamos pa la semana q viene? el día q quieras', '2027-01-18..2027-01-24'],
    ['es', 'quedamos el finde q viene?', '2027-01-23..2027-01-24'],
    ['es', 'nos vemos mñn x la tarde?', '2027-01-14 12-18'],
    ['it', 'cmq dom nn posso, facciamo sett prossima?', '2027-01-18..2027-01-24'],
    ['it', 'ci sentiamo dmn pome?', '2027-01-14 12-18'],
    ['it', 'ci vediamo la prox sett?', '2027-01-18..2027-01-24'],
  ])('%s: %s', (language, text, told) => {
    expect(toldWish(text, language).replace(/ not .*/, '')).toBe(told)
  })

  it.each<[Language, string]>([
    ['en', 'Please send me the plans of the U-Bahn, plan U and ward B4.'],
    ['de', 'Die WE-Gruppe und die NÄ sind da.'],
    ['fr', 'Le DS est corrigé, le Pr Martin a vu Mme DC.'],
    ['es', 'El Q y el Q4 van bien, PA incluido.'],
    ['it', 'Il PROX e il NN sono pronti.'],
  ])('abbreviations in capitals stay what they are, %s: %s', (language, text) => {
    expect(readMail(text, language).ask).toBe('none')
  })
})

describe('[GEN19] whoever finds it useful to talk, or leaves the choice, asks for a time', () => {
  it.each<[Language, string, string]>([
    ['en', "It would be helpful to speak. You may choose, as long as it's before Friday.", '..2027-01-14'],
    [
      'de',
      'Es wäre hilfreich, sich abzustimmen. Sie können den Tag aussuchen, Hauptsache bis Freitag.',
      '..2027-01-15',
    ],
    [
      'fr',
      'Il serait utile de se parler. Vous pouvez choisir, pourvu que ce soit avant vendredi.',
      '..2027-01-14',
    ],
    ['es', 'Sería útil hablar. Puede elegir usted, siempre que sea antes del viernes.', '..2027-01-14'],
    ['it', 'Sarebbe utile sentirsi. Può scegliere Lei, purché sia entro venerdì.', '..2027-01-15'],
  ])('%s: %s', (language, text, told) => {
    expect(toldWish(text, language)).toBe(told)
  })

  it.each<[Language, string]>([
    ['en', 'You can choose the colour by Friday.'],
    ['de', 'Die Farbe legen wir bis Freitag fest.'],
    ['fr', 'Vous pouvez choisir la couleur avant vendredi.'],
    ['es', 'Puede elegir el color antes del viernes.'],
    ['it', 'Può scegliere il colore entro venerdì.'],
  ])('a thing that is chosen asks for none, %s: %s', (language, text) => {
    expect(readMail(text, language).ask).toBe('none')
  })

  it.each<[Language, string]>([
    ['de', 'Freitag kann ich doch nicht. Lassen wir es für nächste Woche?'],
    ['fr', 'Vendredi je ne peux pas finalement. On laisse ça pour la semaine prochaine ?'],
    ['es', 'El viernes no puedo al final. ¿Lo dejamos para la semana que viene?'],
    ['it', 'Venerdì alla fine non posso. La lasciamo per la settimana prossima?'],
  ])('[GEN20] what is left for later is moved, %s: %s', (language, text) => {
    expect(readMail(text, language).ask).toBe('move')
    expect(toldWish(text, language)).toMatch(/^2027-01-18..2027-01-24/)
  })

  it.each<[Language, string]>([
    ['en', 'Shall we meet on Thursday? I finish work at 6, from then on whenever you like.'],
    ['es', '¿Quedamos el jueves? Salgo del trabajo a las 6, así que a partir de ahí cuando quieras.'],
    ['it', 'Ci vediamo giovedì? Stacco alle 18, da lì in poi quando vuoi.'],
  ])('[GEN73] whoever is free from the end of work on, %s: %s', (language, text) => {
    expect(toldWish(text, language)).toBe('2027-01-14 18-24')
  })
})
