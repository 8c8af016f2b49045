import { describe, expect, it } from 'vitest'
import type { Language } from '../../language.ts'
import { toldItems } from '../tell-wish.ts'

describe('[GEN101] parts of the day', () => {
  it.each<[Language, string, string]>([
    ['en', 'Could we meet this afternoon?', '2027-01-13 12-18'],
    ['en', 'Could we talk tonight?', '2027-01-13 17-24'],
    ['de', 'Können wir heut Abend reden?', '2027-01-13 17-24'],
    ['fr', 'On peut se voir cet après-midi ?', '2027-01-13 12-18'],
    ['fr', 'On peut se voir ce soir ?', '2027-01-13 17-24'],
    ['es', '¿Podemos vernos esta tarde?', '2027-01-13 12-18'],
    ['it', 'Possiamo vederci stasera?', '2027-01-13 18-24'],
    ['it', 'Possiamo sentirci domattina?', '2027-01-14 0-12'],
  ])('of this day are on this day, %s: %s', (language, text, times) => {
    expect(toldItems(text, language)).toBe(times)
  })

  it.each<[Language, string, string]>([
    ['en', 'Could you come in the daytime?', '9-17'],
    ['de', 'Kannst du tagsüber kommen?', '9-17'],
    ['fr', 'On peut se voir en journée ?', '9-17'],
    ['es', '¿Puedes venir durante el día?', '9-18'],
    ['it', 'Puoi venire di giorno?', '9-17'],
    ['en', 'Could we talk late in the day?', '15-19'],
    ['en', 'Could we talk outside office hours?', '17-24'],
    ['de', 'Können wir in den Abendstunden reden?', '17-24'],
    ['de', 'Vormittage sind mir lieber.', '0-12'],
    ['fr', "On se voit à l'heure de l'apéro ?", '18-20'],
    ['fr', 'Les midis me conviennent.', '11.5-14'],
    ['es', '¿Quedamos fuera de horario laboral?', '18-24'],
    ['es', '¿Quedamos al caer la tarde?', '17-21'],
    ['it', 'Possiamo vederci in orario serale?', '18-24'],
    ['it', 'Vieni nelle ore pomeridiane?', '12-18'],
    ['en', 'Could you come early in the evening?', '17-20'],
    ['de', 'Lieber am späten Abend?', '20-24'],
    ['fr', 'Plutôt en fin de soirée ?', '20-24'],
    ['es', '¿Comemos a la hora del almuerzo?', '13-16 12-15'],
    ['it', 'Meglio in prima serata?', '18-21'],
    ['de', 'Hast du an einem Juliabend Zeit?', '17-24 2027-07-01+'],
    ['de', 'Geht es Freitagnacht?', '2027-01-15 17-24'],
    ['en', 'How about Friday, early?', '2027-01-15 6-10'],
    ['it', 'Facciamo sabato presto?', '2027-01-16 6-10'],
    ['en', 'How about Friday late?', '2027-01-15 17-24'],
  ])('have their hours, %s: %s', (language, text, times) => {
    expect(toldItems(text, language)).toBe(times)
  })

  it.each<[Language, string, string]>([
    ['en', 'Evenings please, in the daytime I am in the shop.', '17-24 not 9-17'],
    ['de', 'Gern abends, tagsüber sitze ich im Laden.', '17-24 not 9-17'],
    ['it', 'Meglio la sera, di giorno lavoro sempre.', '18-24 not 9-17'],
    ['en', 'Between 9 and 5 I work, evenings suit me.', '9-17 17-24'],
  ])('do not suit in the daytime where the evening is meant, %s: %s', (language, text, times) => {
    expect(toldItems(text, language)).toBe(times)
  })
})

describe('[GEN102] lengths', () => {
  it.each<[Language, string, string]>([
    ['en', 'Got 5 for a call?', '5 min'],
    ['de', 'Hast du 10 für einen kurzen Call?', '10 min'],
    ['fr', 'Tu as 15 pour un appel ?', '15 min'],
    ['es', '¿Tienes 5 para una llamada?', '5 min'],
    ['it', 'Hai 10 per una chiamata?', '10 min'],
    ['en', 'Got 5 for the quiz team?', ''],
  ])('are the minutes that one has for a call, %s: %s', (language, text, times) => {
    expect(toldItems(text, language)).toBe(times)
  })

  it.each<[Language, string, string]>([
    ['en', 'We need half a day for it.', '240 min'],
    ['en', 'Please plan a full day.', '480 min'],
    ['de', 'Ein halber Tag reicht.', '240 min'],
    ['de', 'Ich brauche einen ganzen Arbeitstag.', '480 min'],
    ['de', 'Eine knappe Stunde reicht.', '60 min'],
    ['fr', 'Il faut une demi-journée.', '240 min'],
    ['fr', 'Comptez une journée entière.', '480 min'],
    ['es', 'Necesito medio día.', '240 min'],
    ['es', 'Hace falta una jornada completa.', '480 min'],
    ['it', 'Serve mezza giornata.', '240 min'],
    ['it', 'Basta una quarantina di minuti.', '40 min'],
    ['fr', 'Sept minutes suffisent.', '7 min'],
  ])('are read in days and with words beside them, %s: %s', (language, text, times) => {
    expect(toldItems(text, language)).toBe(times)
  })
})
