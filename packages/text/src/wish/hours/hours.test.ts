import { describe, expect, it } from 'vitest'
import type { Language } from '../../language.ts'
import { toldItems, toldWish } from '../tell-wish.ts'

describe('[GEN100] hours that no word leads', () => {
  it.each<[Language, string, string]>([
    ['en', 'Any time except 13 to 14 is fine.', 'not 13-14'],
    ['en', 'The office is open 9-17, just come in.', '9-17'],
    ['en', 'The surgery is open 10 to 1 and 5 to 8.', '10-13 17-20'],
    ['de', 'Am besten zw. 7 u. 9 vormittags.', '7-9'],
    ['en', 'Friday 10.15, or 14.45-15.30?', '2027-01-15 10.25 14.75-15.5'],
    ['de', 'Wir sind täglich da, 8-12 und 14-18.', '2027-01-11+ 8-12 14-18'],
    ['de', 'Mittagessen 12-14, sonst immer.', '11.5-14 12-14'],
    ['fr', "L'atelier est ouvert, 9-12 ou 14-17.", '9-12 14-17'],
    ['es', 'Te espero de diez a una.', '10-13'],
    ['es', 'El taller abre de 3 a 5.', '15-17'],
    ['it', 'Nella fascia 14-16 ci sono sempre.', '14-16'],
  ])('are read as a range, %s: %s', (language, text, times) => {
    expect(toldItems(text, language)).toBe(times)
  })

  it.each<[Language, string, string]>([
    ['en', '9.30 as always?', '9.5'],
    ['en', 'The usual place, 20.45.', '20.75'],
    ['en', 'How about 10ish, or elevenish?', '10 11'],
    ['en', '8-ish or nine-ish?', '8 9'],
    ['en', 'Rather at 4 oclock.', '16'],
    ['en', 'I booked a table for 8.15.', '8.25'],
    ['en', 'Could we make 4.30 instead?', '16.5'],
    ['it', 'Facciamo 10.30?', '10.5'],
    ['it', 'Passo a prenderti per le 8.', '8'],
    ['es', '¿Lo dejamos para las cuatro?', '16'],
    ['de', '13.45 wäre gut.', '13.75'],
    ['de', 'Lieber später, 19.30?', '19.5'],
    ['es', '19.30, donde siempre.', '19.5'],
    ['es', '¿Quedamos tipo seis?', '18'],
    ['it', '11.30 da te?', '11.5 zone'],
    ['it', 'Ci sentiamo sulle 18.', '18'],
    ['it', 'Ci sentiamo, tipo 17?', '17'],
    ['it', 'Dopo la riunione, nella pausa delle 10.30.', '10.5'],
  ])('are read by themselves, %s: %s', (language, text, times) => {
    expect(toldItems(text, language)).toBe(times)
  })

  it.each<[Language, string, string]>([
    ['en', 'Could we do it at five instead?', '17'],
    ['en', 'Any time til 2 works.', '0-14'],
    ['en', 'I am free until one.', '0-13'],
    ['de', 'Komm um vier am Bahnhof vorbei.', '16'],
    ['de', 'Um drei bin ich frei.', '15'],
    ['de', 'Ab eins geht es.', '13-24'],
    ['es', 'Nos vemos a las siete en tu despacho.', '7'],
    ['it', 'Ci vediamo alle undici da te.', '11 zone'],
  ])('are read in words before other words, %s: %s', (language, text, times) => {
    expect(toldItems(text, language)).toBe(times)
  })

  it.each<[Language, string]>([
    ['en', 'We need 10-12 chairs.'],
    ['en', 'See pages 10-12.'],
    ['en', 'We won 3-2!'],
    ['en', 'Three to four of us would come.'],
    ['en', 'Version 1.30 is out.'],
    ['en', 'A pizza, 12.50 each, costs too much.'],
    ['en', 'My number is 030 12-14 15.'],
    ['en', 'The score was 21-18.'],
    ['de', 'Es geht um zwei wichtige Punkte.'],
    ['de', 'Ich wohne in der Lindenstraße 10-12, zweiter Stock.'],
    ['de', 'Es kostet nicht viel, 7.30 vielleicht.'],
    ['fr', 'Nous serons de 8 à 10 personnes.'],
    ['es', 'Somos de 3 a 5 personas.'],
    ['es', 'Tengo un motor tipo 7.'],
    ['it', 'Abito in via Roma 10-12.'],
    ['en', 'I do 4 instead of 5 sets.'],
    ['es', 'Hay sitio para las dos.'],
    ['it', 'Prendi la torta per le 8 persone.'],
    ['it', 'Una delle due proposte va bene.'],
    ['it', 'Sulle 3 proposte decido io.'],
  ])('are none where something else is counted, %s: %s', (language, text) => {
    expect(toldItems(text, language)).toBe('')
  })
})

describe('[GEN103] hours beside those that were named', () => {
  it.each<[Language, string, string]>([
    ['en', 'I teach from 10 to 12, the rest of the day is free.', '12-24'],
    ['de', 'Von 10 bis 12 unterrichte ich, den Rest des Tages habe ich Zeit.', '12-24'],
    ['en', 'Between 8 and 10 would be good, after that I am with a client.', '8-10 not 10-24'],
    ['de', 'Gern zwischen 8 und 10 Uhr, danach sind wir beim Kunden.', '8-10 not 10-24'],
    ['en', 'The shift ends at 2, from then on it is quiet enough.', '14-24'],
    ['de', 'Gern am späten Nachmittag, vorher bin ich an der Kasse.', '15-19 not 0-15'],
    ['it', 'Alle 12 ho il dentista, quindi prima sarebbe perfetto.', '0-12'],
  ])('are read in one sentence, %s: %s', (language, text, times) => {
    expect(toldItems(text, language)).toBe(times)
  })

  it.each<[Language, string, string]>([
    ['en', 'The plumber comes at 4. Could we talk before that?', 'any day 0-16'],
    ['de', 'Der Klempner kommt um 16 Uhr. Können wir vorher reden?', 'any day 0-16'],
    ['fr', 'Le plombier vient à 16 h. On pourrait se parler avant ?', 'any day 0-16'],
    ['it', "L'idraulico viene alle 16. Possiamo sentirci prima?", 'any day 0-16'],
    ['en', 'The plumber comes at 4. Could we talk after that?', 'any day 16-24'],
    ['de', 'Der Klempner kommt um 16 Uhr. Können wir danach reden?', 'any day 16-24'],
    ['fr', 'Le plombier vient à 16 h. On pourrait se parler après ?', 'any day 16-24'],
    ['es', 'El fontanero viene a las 16. ¿Podemos hablar después?', 'any day 16-24'],
    ['it', "L'idraulico viene alle 16. Possiamo sentirci dopo?", 'any day 16-24'],
    ['en', 'Could we talk after that?', ''],
  ])('are read behind another sentence, %s: %s', (language, text, wish) => {
    expect(toldWish(text, language)).toBe(wish)
  })
})
