import { describe, expect, it } from 'vitest'
import { draftReply } from '../draft/draft-reply.ts'

const draftOf = (text: string) =>
  draftReply({ subject: '', text, sentOn: '2026-11-20' }, '', {
    ownName: 'Hedda Alder',
    senderName: 'Odette Marsh',
    slots: [],
    timeZone: 'Europe/London',
    bothKnown: false,
  })
const asked = (text: string) => draftOf(text).missing.filter((one) => one.includes('“'))

describe('[GEN328] points', () => {
  it.each([
    'Hi all,\n\nhere are the minutes. If you spot anything missing, let me know.\n\nOdette',
    'Hallo zusammen,\n\nhier das Protokoll. Wer noch etwas ergänzen möchte, meldet sich bitte bis Sonntag bei mir.\n\nOdette',
    'Bonjour à tous,\n\nvoici le compte rendu. Si vous voyez un oubli, dites-le-moi.\n\nOdette',
    'Hola a todos:\n\nadjunto el acta. Si veis algún error, decídmelo.\n\nOdette',
    'Ciao a tutti,\n\necco il verbale. Se vedete errori, ditemelo.\n\nOdette',
    'Hi all,\n\na note on the rules: bikes belong in the cellar, and please no music after ten.\n\nOdette',
    'Liebe Nachbarn,\n\nkurz zur Hausordnung: Fahrräder gehören in den Keller, nach 22 Uhr bitte keine Musik.\n\nOdette',
    'Dear Ms Alder,\n\nthe visit is on 4 December at noon. Please allow about two hours.\n\nOdette Marsh',
    'Sehr geehrte Frau Alder,\n\nder Besuch ist am 4. Dezember um zwölf. Bitte rechnen Sie mit etwa anderthalb Stunden.\n\nOdette Marsh',
    'Madame,\n\nla visite a lieu le 4 décembre à midi. Merci de prévoir environ deux heures.\n\nOdette Marsh',
    'Estimada señora Alder:\n\nla visita es el 4 de diciembre a las doce. Calcule unas dos horas.\n\nOdette Marsh',
    'Gentile signora Alder,\n\nla visita è il 4 dicembre alle dodici. Calcoli circa due ore.\n\nOdette Marsh',
  ])('are none of what only some may do, or what is to be known: %s', (text) => {
    expect(asked(text)).toEqual([])
  })

  it.each([
    'Hi Hedda,\n\nthe return is due on the 7th. I can only file it if I have the November figures by Friday.\n\nOdette',
    'Hallo Hedda,\n\ndie Meldung ist am 7. fällig. Abgeben kann ich sie nur, wenn ich die Novemberzahlen bis Freitag habe.\n\nOdette',
    'Bonjour Hedda,\n\nla déclaration est due le 7. Je ne peux la déposer que si j’ai les chiffres de novembre vendredi.\n\nOdette',
    'Hola Hedda:\n\nla declaración vence el 7. Solo puedo presentarla si tengo las cifras de noviembre el viernes.\n\nOdette',
    'Ciao Hedda,\n\nla dichiarazione scade il 7. Posso presentarla solo se ho i dati di novembre entro venerdì.\n\nOdette',
  ])('are what the writer can go on with alone: %s', (text) => {
    expect(asked(text).join()).toMatch(/nov/i)
  })

  it.each([
    [
      'Dear Ms Alder,\n\nthe file goes to the board. I need to know who signs for the club.\n\nOdette Marsh',
      'who signs',
    ],
    [
      'Guten Tag Frau Alder,\n\ndie Akte geht an den Rat. Es wäre nötig, dass Sie uns die Zahl der Gäste nennen.\n\nOdette Marsh',
      'Zahl der Gäste',
    ],
    [
      'Madame,\n\nle dossier passe au conseil. Il faudrait que vous nous indiquiez le nombre de participants.\n\nOdette Marsh',
      'nombre de participants',
    ],
    [
      'Estimada señora Alder:\n\nel expediente va al consejo. Sería necesario que nos indicara el número de asistentes.\n\nOdette Marsh',
      'número de asistentes',
    ],
    [
      'Gentile signora Alder,\n\nla pratica va in consiglio. Vorrei capire chi firma per il circolo.\n\nOdette Marsh',
      'chi firma',
    ],
    [
      'Hi Hedda,\n\nlast year we worked on the 29th. Same again? And who brings the keys for the gate?\n\nOdette',
      'Same again',
    ],
  ])('are what a writer wants to know: %s', (text, words) => {
    expect(asked(text).join(' ')).toContain(words)
  })
})

describe('[GEN330] what an office needs by a day', () => {
  it.each([
    'Dear Ms Alder,\n\nfor your application we need the last three payslips by 4 December.\n\nOdette Marsh',
    'Sehr geehrte Frau Alder,\n\nfür Ihren Antrag benötigen wir bis zum 4. Dezember die letzten drei Gehaltsabrechnungen.\n\nOdette Marsh',
    'Madame,\n\npour votre demande il nous faut vos trois derniers bulletins de salaire avant le 4 décembre.\n\nOdette Marsh',
    'Estimada señora Alder:\n\npara su solicitud necesitamos sus tres últimas nóminas antes del 4 de diciembre.\n\nOdette Marsh',
    'Gentile signora Alder,\n\nper la Sua domanda ci servono le ultime tre buste paga entro il 4 dicembre.\n\nOdette Marsh',
  ])('is a point: %s', (text) => {
    expect(asked(text)).toHaveLength(1)
  })
})

describe('[GEN331] a mail that wants no answer', () => {
  it.each([
    'Hi Hedda,\n\nthe fire drill is on Tuesday at 11. Please use the back stairs. No need to reply.\n\nOdette',
    'Hallo Hedda,\n\nam Dienstag um 11 ist Feuerübung. Bitte nehmt die hintere Treppe. Antwort nicht nötig.\n\nOdette',
    'Salut Hedda,\n\nl’exercice incendie est mardi à 11h. Merci de prendre l’escalier de service. Pas besoin de répondre.\n\nOdette',
    'Hola, Hedda:\n\nel simulacro es el martes a las 11. Por favor, usa la escalera trasera. No hace falta responder.\n\nOdette',
    'Ciao Hedda,\n\nla prova antincendio è martedì alle 11. Per favore usa la scala sul retro. Non serve rispondere.\n\nOdette',
  ])('is thanked for: %s', (text) => {
    expect(draftOf(text)).toMatchObject({ intent: 'notice', missing: [] })
  })
})

describe('[GEN332] whether one comes to a feast', () => {
  it.each([
    'Hi Hedda,\n\nare you coming to Sam’s party on the 5th? And who brings the cake?\n\nOdette',
    'Hallo Hedda,\n\nkommst du am 5. zu Sams Party? Und wer bringt den Kuchen mit?\n\nOdette',
    'Salut Hedda,\n\ntu viens à la fête de Sam le 5 ? Et qui apporte le gâteau ?\n\nOdette',
    'Hola, Hedda:\n\n¿vienes a la fiesta de Sam el 5? ¿Y quién trae la tarta?\n\nOdette',
    'Ciao Hedda,\n\nvieni alla festa di Sam il 5? E chi porta la torta?\n\nOdette',
  ])('is answered by no times: %s', (text) => {
    expect(draftOf(text).intent).toBe('question')
  })
})

describe('[GEN329] by when to say which one', () => {
  it.each([
    'Bonjour Madame Alder,\n\nvotre contrat pour les machines à café expire. Pouvez-vous me dire avant le vendredi 4 décembre laquelle des deux formules vous retenez ?\n\nOdette Marsh',
    'Dear Ms Alder,\n\nour coffee machines come in two sizes. Could you tell me by Friday 4 December which one you take?\n\nOdette Marsh',
    'Guten Tag Frau Alder,\n\nunsere Kaffeemaschinen gibt es in zwei Größen. Können Sie mir bis Freitag, 4. Dezember sagen, welche Sie nehmen?\n\nOdette Marsh',
    'Estimada señora Alder:\n\nhay dos máquinas de café. ¿Puede decirme antes del viernes 4 de diciembre cuál elige?\n\nOdette Marsh',
    'Gentile signora Alder,\n\nabbiamo due macchine da caffè. Può dirmi entro venerdì 4 dicembre quale sceglie?\n\nOdette Marsh',
  ])('is no wish for a meeting: %s', (text) => {
    expect(draftOf(text).intent).toBe('question')
  })
})

it('[GEN328] a point about another time is about no place', () => {
  expect(
    draftOf('Bonjour,\n\non peut dire 15h30 au lieu de 15h pour les cartons ?\n\nOdette').body,
  ).not.toContain('lieu')
})
