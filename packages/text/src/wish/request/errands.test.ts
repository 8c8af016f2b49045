import { describe, expect, it } from 'vitest'
import type { Language } from '../../language.ts'
import { readMail } from '../tell-wish.ts'

describe('[GEN450] who asks to do something on a day', () => {
  it.each<[Language, string]>([
    ['en', 'Can you call the plumber tomorrow?'],
    ['en', 'Can you take the kids to school on Monday at 8?'],
    ['en', 'Would you come up with a plan by Friday?'],
    ['en', 'Can you move the car by 10 tomorrow?'],
    ['de', 'Kannst du morgen den Klempner anrufen?'],
    ['de', 'Kannst du am Samstag den Rasen mähen?'],
    ['de', 'Kannst du bis 10 Uhr das Auto wegfahren?'],
    ['fr', "Tu peux passer l'aspirateur demain ?"],
    ['fr', 'Tu peux tondre la pelouse samedi ?'],
    ['fr', 'Tu pourrais passer un coup de fil au plombier demain ?'],
    ['es', '¿Me puedes pasar el informe mañana?'],
    ['es', '¿Puedes pasar la aspiradora mañana?'],
    ['es', '¿Puedes cortar el césped el sábado?'],
    ['es', 'La verde cuesta 410 € y la gris 365. ¿Con cuál nos quedamos?'],
    ['it', 'Mi puoi passare il file domani?'],
    ['it', "Puoi passare l'aspirapolvere domani?"],
    ['it', 'Puoi accompagnare i bambini a scuola lunedì alle 8?'],
  ])('does not ask to meet, %s: %s', (language, text) => {
    expect(readMail(text, language).ask).toBe('none')
  })

  it.each<[Language, string]>([
    ['en', 'Can you call me tomorrow at 10?'],
    ['de', 'Kannst du mich morgen um 10 anrufen?'],
    ['fr', 'Peux-tu passer demain à 10h ?'],
    ['es', '¿Puedes pasar mañana a las 10?'],
    ['es', '¿Quedamos con Ana el jueves por la tarde?'],
    ['it', 'Puoi passare domani alle 10?'],
  ])('does where it is to come or to call, %s: %s', (language, text) => {
    expect(readMail(text, language).ask).not.toBe('none')
  })
})

describe('[GEN451] who leaves it to the reader to call at any time', () => {
  it.each<[Language, string]>([
    [
      'en',
      'The list is attached. If it is easier to talk it through, just ring me; I am in the office every day except Mondays.',
    ],
    [
      'de',
      'Anbei die Liste. Wenn es einfacher ist, das zu besprechen, rufen Sie einfach an; ich bin täglich außer montags im Büro.',
    ],
    [
      'fr',
      "Ci-joint la liste. S'il est plus simple d'en parler, appelez-moi ; je suis au bureau tous les jours sauf le lundi.",
    ],
    [
      'es',
      'Adjunto la lista. Si es más fácil hablarlo, llámeme; estoy en la oficina todos los días menos los lunes.',
    ],
    [
      'it',
      'In allegato la lista. Se è più semplice parlarne, mi chiami; sono in ufficio tutti i giorni tranne il lunedì.',
    ],
  ])('asks for no time, %s: %s', (language, text) => {
    expect(readMail(text, language).ask).toBe('none')
  })
})
