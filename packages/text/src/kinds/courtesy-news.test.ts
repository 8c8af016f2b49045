import { describe, expect, it } from 'vitest'
import { draftReply } from '../draft/draft-reply.ts'
import type { Language } from '../language.ts'

const draftOf = (language: Language, text: string, subject = 'Note') =>
  draftReply({ subject, text, language, sentOn: '2026-11-20' }, '', {
    slots: [],
    timeZone: 'Europe/Berlin',
    bothKnown: false,
    ownName: 'Marit Alder',
    senderName: '',
  })

const linesOf = (language: Language, text: string) =>
  draftOf(language, text).body.split('\n\n').slice(1, -1).join(' ')

describe('[GEN268] what is due to a person comes first:', () => {
  it.each<[Language, string, RegExp]>([
    ['en', 'My son has a fever, so I stay at home this week.', /quick recovery/u],
    ['en', 'I am having a knee operation in May and will be out for three weeks.', /quick recovery/u],
    ['de', 'Mein Sohn hat Fieber, ich bleibe diese Woche daheim.', /Gute Besserung/u],
    ['de', 'Ich werde im Mai am Knie operiert und falle drei Wochen aus.', /Gute Besserung/u],
    ['fr', 'Mon fils a de la fièvre, je reste à la maison cette semaine.', /Bon rétablissement/u],
    ['es', 'Mi hijo tiene fiebre y me quedo en casa esta semana.', /recuperación/u],
    ['it', 'Mio figlio ha la febbre e resto a casa questa settimana.', /guarigione/u],
  ])('a good recovery, %s: %s', (language, text, words) => {
    const { body, missing } = draftOf(language, text)
    expect(body).toMatch(words)
    expect(missing).toEqual([])
  })

  it.each<[Language, string]>([
    ['en', 'My son is better now, the fever is over.'],
    ['de', 'Mein Sohn ist wieder gesund, das Fieber ist weg.'],
    ['fr', 'Mon fils va mieux, il n’a plus de fièvre.'],
    ['es', 'Mi hijo ya está mejor, no tiene fiebre.'],
    ['it', 'Mio figlio sta meglio, non ha più la febbre.'],
  ])('but not behind an illness, %s: %s', (language, text) => {
    expect(draftOf(language, text).body).not.toMatch(/recover|Besserung|rétabl|recupera|guarig/u)
  })

  it.each<[Language, string, string]>([
    ['en', 'Happy birthday! Have a great day.', 'wishes'],
    ['en', 'I just read about your new position. Congratulations!', 'wishes'],
    ['de', 'Ich habe von deiner neuen Stelle gehört. Herzlichen Glückwunsch!', 'Wünsche'],
    ['de', 'Alles Gute zum Geburtstag! Lass dich feiern.', 'Wünsche'],
    ['fr', 'Joyeux anniversaire ! Passe une belle journée.', 'plaisir'],
    ['es', '¡Feliz cumpleaños! Que tengas un gran día.', 'deseos'],
    ['it', 'Buon compleanno! Passa una bella giornata.', 'auguri'],
  ])('thanks for wishes, %s: %s', (language, text, thanks) => {
    expect(linesOf(language, text)).toContain(thanks)
  })

  it.each<[Language, string]>([
    ['en', 'We won the race on Sunday. I still cannot believe it.'],
    ['de', 'Wir haben am Sonntag das Rennen gewonnen. Ich fasse es nicht.'],
    ['fr', 'Nous avons gagné la course dimanche. Je n’en reviens pas.'],
    ['es', 'Hemos ganado la carrera el domingo. No me lo creo.'],
    ['it', 'Abbiamo vinto la gara domenica. Non ci credo ancora.'],
  ])('congratulations, %s: %s', (language, text) => {
    expect(linesOf(language, text)).toMatch(/congrat|glückwunsch|félicit|enhorabuena/iu)
  })

  it.each<[Language, string]>([
    ['en', 'I am afraid we have to decline, the workshop is full.'],
    ['de', 'Ich muss Ihnen leider absagen, die Werkstatt ist voll.'],
    ['fr', 'Je dois malheureusement décliner, l’atelier est plein.'],
    ['es', 'Por desgracia debo declinar, el taller está lleno.'],
    ['it', 'Purtroppo devo declinare, il laboratorio è pieno.'],
    ['en', 'It was my fault that the boat got scratched.'],
    ['de', 'Es war mein Fehler, dass das Boot zerkratzt ist.'],
    ['fr', 'C’était ma faute si le bateau est rayé.'],
    ['es', 'Fue culpa mía que la barca esté rayada.'],
    ['it', 'È stata colpa mia se la barca è graffiata.'],
  ])('thanks for telling, where one declines or is to blame, %s: %s', (language, text) => {
    const { body, missing } = draftOf(language, text)
    expect(body).toMatch(/letting me know|Information|information|información|informazione/u)
    expect(missing).toEqual([])
  })
})

describe('[GEN269] a choice that is left to the reader is a point, and so is what has nobody yet', () => {
  it.each<[Language, string, string]>([
    ['en', 'We can print the flyer in blue or leave it black.', 'Your call.'],
    ['de', 'Wir können den Flyer blau drucken oder schwarz lassen.', 'Deine Entscheidung.'],
    ['fr', 'On peut imprimer le dépliant en bleu ou le laisser en noir.', 'À toi de voir.'],
    ['es', 'Podemos imprimir el folleto en azul o dejarlo en negro.', 'Tú decides.'],
    ['it', 'Il volantino può essere blu oppure nero.', 'A te la scelta.'],
  ])('%s: %s %s', (language, choice, left) => {
    expect(draftOf(language, `${choice} ${left}`).missing).toEqual([`An answer to “${choice} ${left}”`])
  })

  it.each<[Language, string]>([
    ['en', 'The kitchen on the first of May is still without anybody.'],
    ['de', 'Für die Küche am ersten Mai haben wir noch niemanden.'],
    ['fr', 'Pour la cuisine du premier mai, on n’a encore personne.'],
    ['es', 'Para la cocina del primero de mayo todavía no tenemos a nadie.'],
    ['it', 'Per la cucina del primo maggio non abbiamo ancora nessuno.'],
  ])('%s: %s', (language, text) => {
    expect(draftOf(language, `The rota is up. ${text}`).missing).toEqual([`An answer to “${text}”`])
  })
})
