import { describe, expect, it } from 'vitest'
import type { Language } from '../../language.ts'
import { readByGrammarAlone } from '../tell-wish.ts'

describe('[GEN194] a mail that gives a meeting up', () => {
  it.each<[Language, string]>([
    [
      'en',
      'The inspection announced for Tuesday 19 January cannot take place. We would like to make up for it between 1 and 12 February. Please let us know when we will find you at home.',
    ],
    ['en', "I have to cancel Monday's appointment. Please suggest another date."],
    ['en', 'Our session on Monday is off, I am ill. Which day in February would suit you instead?'],
    ['en', "I'm sorry, I must call off tomorrow's lunch. When else could you?"],
    ['de', 'Ich muss unser Treffen am Montag absagen. Kannst du einen neuen Termin vorschlagen?'],
    [
      'de',
      'Der Kurs am 20. Januar fällt leider aus. Bitte sagen Sie uns, an welchem Tag im Februar wir Sie stattdessen eintragen dürfen.',
    ],
    [
      'de',
      'Leider muss ich Sie für Mittwoch (20. Januar, 15 Uhr) versetzen. Jeder andere Nachmittag dieser Woche ginge.',
    ],
    ['de', 'am Dienstag um 18 Uhr kann ich nicht. legen wir die Stunde auf Mittwoch oder Donnerstag?'],
    [
      'de',
      'Wir streichen also Montag, 18. Januar, 8.30 Uhr und verschieben. Mir bleibt nächste Woche noch: Dienstag zwischen 16 und 18 Uhr, Donnerstag den ganzen Vormittag.',
    ],
    ['fr', 'Je dois annuler notre réunion de lundi. Pourriez-vous proposer une nouvelle date ?'],
    [
      'fr',
      "Je dois vous faire faux bond mercredi (20 janvier, 15 h). N'importe quel autre après-midi de la semaine ferait l'affaire.",
    ],
    ['fr', 'mardi à 18 h je ne peux pas. on passe le cours à mercredi ou jeudi ?'],
    [
      'fr',
      'La visite prévue mardi 19 janvier ne pourra avoir lieu. Elle sera rattrapée entre le 1er et le 12 février. Dites-nous quand vous serez chez vous.',
    ],
    ['es', 'Tengo que cancelar nuestra reunión del lunes. ¿Podría proponer una nueva fecha?'],
    [
      'es',
      'Siento dejarla plantada el miércoles (20 de enero, 15 h). Cualquier otra tarde de esta semana me iría bien.',
    ],
    [
      'es',
      'La visita anunciada para el martes 19 no podrá tener lugar. Se recuperará entre el 1 y el 12 de febrero. Díganos cuándo la encontramos en casa.',
    ],
    [
      'es',
      'El curso del 20 de enero queda cancelado. Le agradeceríamos que nos dijera qué día de febrero podemos apuntarla en su lugar.',
    ],
    ['it', 'Devo annullare il nostro incontro di lunedì. Potrebbe proporre una nuova data?'],
    [
      'it',
      'Mi dispiace darLe buca mercoledì (20 gennaio, ore 15). Qualsiasi altro pomeriggio di questa settimana andrebbe bene.',
    ],
    ['it', 'martedì alle 18 non posso. passiamo la lezione a mercoledì o giovedì?'],
    [
      'it',
      'Il sopralluogo annunciato per martedì 19 non potrà aver luogo. Sarà recuperato tra il 1° e il 12 febbraio. Ci dica quando La troviamo in casa.',
    ],
    [
      'it',
      'Il corso del 20 gennaio è annullato. La preghiamo di dirci in quale giorno di febbraio possiamo iscriverLa al suo posto.',
    ],
    [
      'it',
      'annulliamo quindi lunedì 18 gennaio alle 8.30 e rinviamo. Quello che mi resta la settimana prossima: martedì 19 tra le 16 e le 18, giovedì 21 tutta la mattina.',
    ],
    [
      'de',
      'leider kann die für Dienstag, den 19. Januar, 9 Uhr angekündigte Begehung nicht stattfinden. Nachgeholt werden soll der Termin in der Zeit vom 1. bis 12. Februar. Bitte teilen Sie uns mit, wann wir Sie antreffen.',
    ],
    [
      'fr',
      'Le cours de poterie du 20 janvier est annulé, la formatrice est souffrante. Merci de nous dire quel jour de février nous pouvons vous inscrire à la place.',
    ],
    ['en', 'I have to cancel our meeting on Monday. Could you suggest a new date?'],
    [
      'en',
      "I'm afraid I have to let you down for Wednesday (20 January, 3 pm). I'd still very much like to see you. Any other afternoon this week would do.",
    ],
    [
      'es',
      'el martes 19 a las 18 no puedo, función en la escuela. pasamos la clase al miércoles 20 o jueves 21? una hora como siempre',
    ],
    [
      'fr',
      "La chaudière du cabinet a rendu l'âme : on annule donc lundi 18 janvier 8h30 et on reporte. Ce qu'il me reste la semaine prochaine pour une séance de 30 min : - mardi 19, entre 16h et 18h - jeudi 21, toute la matinée",
    ],
  ])('moves it where it asks for another time, %s: %s', (language, text) => {
    expect(readByGrammarAlone(text, language).ask).toBe('move')
  })

  it.each<[Language, string]>([
    ['en', 'I have to cancel our meeting on Monday. I am sorry about that.'],
    ['de', 'Ich muss unser Treffen am Montag absagen. Es tut mir leid.'],
    ['fr', "Je dois annuler notre réunion de lundi. J'en suis désolé."],
    ['es', 'Tengo que cancelar nuestra reunión del lunes. Lo siento mucho.'],
    ['it', 'Devo annullare il nostro incontro di lunedì. Mi dispiace molto.'],
    [
      'en',
      "I need to cancel our call on Wednesday (20 January, 11 am). There is nothing for us to discuss until they've made up their minds. That could be in two weeks, it could be in October. I won't suggest another date now; I'll come back to you once I know where we stand.",
    ],
    [
      'de',
      'Ich muss unser Telefonat am Mittwoch absagen. Einen neuen Termin schlage ich jetzt nicht vor; ich melde mich, sobald ich mehr weiß, vielleicht in zwei Wochen.',
    ],
    [
      'fr',
      "Je dois annuler notre appel de mercredi. Je ne propose pas d'autre date pour l'instant ; je reviendrai vers vous, peut-être dans deux semaines.",
    ],
    [
      'es',
      'Tengo que cancelar nuestra llamada del miércoles. No propongo otra fecha por ahora; volveré a escribirle cuando sepa más, quizá en dos semanas.',
    ],
    [
      'it',
      "Devo annullare la nostra telefonata di mercoledì. Per ora non propongo un'altra data; mi rifarò vivo io, forse tra due settimane.",
    ],
  ])(
    'cancels it where it asks for none, or its writer comes back to the reader, %s: %s',
    (language, text) => {
      expect(readByGrammarAlone(text, language).ask).toBe('cancel')
    },
  )

  it.each<[Language, string]>([
    ['en', "No rehearsal this Tuesday: the hall has a burst pipe. I don't have another date yet."],
    [
      'de',
      'Die Begehung am Mittwoch, 20. Januar, von 8 bis 12 Uhr kann nicht stattfinden. Noch gibt es keinen neuen Termin, wir melden uns.',
    ],
    ['fr', "La visite de mercredi n'aura pas lieu. Nous n'avons pas encore de nouvelle date."],
    ['es', 'La revisión del miércoles 20 de enero, de 8 a 12 h, queda anulada. No hay fecha por ahora.'],
    ['it', 'La visita di mercoledì non potrà aver luogo. Non abbiamo ancora una nuova data.'],
    [
      'en',
      'The site walk on Thursday at 8 is off. The city will set a new date on its own and notify everybody by letter.',
    ],
  ])('asks for nothing where there is no date yet, %s: %s', (language, text) => {
    expect(readByGrammarAlone(text, language).ask).toBe('none')
  })

  it('offers no time that it gives up', () => {
    const text =
      "On annule donc lundi 18 janvier à 8h30 et on reporte. Ce qu'il me reste la semaine prochaine :\n- mardi 19, entre 16h et 18h\n- jeudi 21, toute la matinée"
    const { ask, wish } = readByGrammarAlone(text, 'fr')
    expect(ask).toBe('move')
    expect(wish.proposals).toEqual([])
  })
})

describe('[GEN195] no request', () => {
  it.each<[Language, string]>([
    [
      'it',
      'Perfetto, martedì alle 20 da voi, confermo! Portiamo noi il dolce. Andiamo via presto però, verso le 22.30, che mercoledì si lavora :)',
    ],
    [
      'en',
      'Perfect, Tuesday at 8 at yours, confirmed! We bring the dessert. We have to leave early though, around 10.30 pm, as we work on Wednesday.',
    ],
    [
      'de',
      'Super, Dienstag um 20 Uhr bei euch, passt! Wir bringen den Nachtisch mit. Wir gehen aber früh, so gegen 22.30 Uhr, am Mittwoch arbeiten wir.',
    ],
    [
      'fr',
      "Parfait, mardi à 20 h chez vous, c'est noté ! On apporte le dessert. On partira tôt par contre, vers 22 h 30, mercredi on travaille.",
    ],
    [
      'es',
      'Perfecto, el martes a las 20 en vuestra casa, ¡confirmado! Llevamos el postre. Eso sí, nos vamos pronto, hacia las 22.30, que el miércoles se trabaja.',
    ],
  ])('holds a time fixed, %s: %s', (language, text) => {
    expect(readByGrammarAlone(text, language).ask).toBe('none')
  })

  it.each<[Language, string]>([
    ['en', 'Hi Tom (Marit, just copying you in so you know): could we two meet on Friday at 9?'],
    ['de', 'Liebe Jana, können wir zwei uns am Freitag um 9 zusammensetzen? Marit, du bist nur in Kopie.'],
    ['fr', 'Cher Paul, peut-on se voir vendredi à 9 h ? Marit, je te mets en copie.'],
    [
      'es',
      'Tobias, ¿puedes pasarte el jueves por la tarde? Marit, te pongo en copia solo para que lo sepas.',
    ],
    ['it', 'Piero, ci vediamo venerdì alle 9? Marit, ti metto in copia.'],
  ])('is one for others of which the reader gets a copy, %s: %s', (language, text) => {
    expect(readByGrammarAlone(text, language).ask).toBe('none')
  })

  it.each<[Language, string]>([
    [
      'es',
      'Hice tu receta el domingo y quedó dura. ¿La dejas toda la noche en la nevera, o solo un par de horas?',
    ],
    [
      'en',
      'I tried your recipe on Sunday and it came out tough. Do you leave the dough overnight, or just for a couple of hours?',
    ],
    [
      'de',
      'Ich habe am Sonntag dein Rezept probiert. Lässt du den Teig über Nacht stehen oder nur ein paar Stunden?',
    ],
    ['fr', "J'ai essayé ta recette dimanche. Tu laisses la pâte toute la nuit, ou juste deux heures ?"],
    ['it', "Ho provato la tua ricetta domenica. Lasci l'impasto tutta la notte, o solo un paio d'ore?"],
  ])('is a question about what stands overnight, %s: %s', (language, text) => {
    expect(readByGrammarAlone(text, language).ask).toBe('none')
  })

  it.each<[Language, string]>([
    ['en', 'Perfect, Tuesday at 8 at yours, confirmed! And could we meet on Thursday to plan the party?'],
    ['de', 'Super, Dienstag um 20 Uhr bei euch, passt! Könnten wir uns vorher noch am Montag treffen?'],
    ['fr', 'Parfait, mardi à 20 h chez vous ! Et peut-on se voir jeudi pour le budget ?'],
    ['es', 'Perfecto, el martes a las 20 en vuestra casa. ¿Podemos vernos también el jueves?'],
    ['it', 'Perfetto, martedì alle 20 da voi! Possiamo vederci anche giovedì?'],
  ])('but one where something else is asked for, %s: %s', (language, text) => {
    expect(readByGrammarAlone(text, language).ask).not.toBe('none')
  })
})

describe('[GEN196] a request', () => {
  it.each<[Language, string]>([
    ['it', 'Ci prendiamo un caffè? Va bene quando vuoi tu.'],
    [
      'es',
      'Si le parece, la llamo y en 25 minutos le explico formatos, plazos y portes. En agosto estamos parados; a partir del 1 de septiembre, cualquier día de lunes a viernes.',
    ],
    [
      'it',
      "La sentirei volentieri nei giorni successivi all'assemblea e comunque non oltre venerdì 22 gennaio.",
    ],
    ['en', 'Shall we get a coffee? Whenever you like.'],
    [
      'en',
      "If it suits you, I'll ring you and explain the prices in twenty minutes. From 1 February on, any weekday.",
    ],
    ['en', 'I would gladly hear from you by phone in the days after the assembly, and no later than Friday.'],
    ['en', "If you like, I'll give you a call and walk you through the figures; from Tuesday on, any day."],
    [
      'de',
      'Wenn es Ihnen recht ist, rufe ich Sie an und erkläre Ihnen in 25 Minuten die Formate; ab dem 1. Februar an jedem Werktag.',
    ],
    ['de', 'Gehen wir auf einen Kaffee? Mir ist jeder Tag recht.'],
    ['de', 'Trinken wir einen Kaffee? Wann du willst.'],
    ['de', 'Ich würde Sie gern in den Tagen nach der Versammlung hören, spätestens aber am Freitag.'],
    ['fr', 'On se prend un café ? Quand tu veux.'],
    [
      'fr',
      "Si cela vous convient, je vous appelle et en 25 minutes je vous explique les tarifs ; à partir du 1er février, n'importe quel jour ouvré.",
    ],
    [
      'fr',
      "Je vous entendrais volontiers par téléphone dans les jours qui suivent l'assemblée, et au plus tard vendredi.",
    ],
    ['es', '¿Nos tomamos un café? Cuando tú quieras.'],
    ['es', '¿Un café la semana que viene? Cuando te venga bien.'],
    [
      'es',
      'Con gusto hablaría con usted en los días posteriores a la junta, y en todo caso no más tarde del viernes.',
    ],
    [
      'it',
      'Se per Lei va bene, La chiamo e in 25 minuti Le spiego i formati; dal 1° febbraio, qualsiasi giorno dal lunedì al venerdì.',
    ],
    ['it', 'Ci facciamo una birra? Quando ti va.'],
    ['en', 'On Mondays I am away. We could see you from 18 to 29 January.'],
    ['de', 'Ich bräuchte 20 Minuten mit Ihnen, Montag oder Dienstag.'],
    ['fr', "Il faut donc qu'on se voie avant le 22."],
    ['es', 'Necesito 20 min de tu cabeza por tlf. El lunes o el martes.'],
    ['it', 'Mi farebbe molto piacere incontrarla di persona. Se mi dice giorno e ora, ci sono sempre.'],
  ])('offers a call, or says gladly, %s: %s', (language, text) => {
    expect(readByGrammarAlone(text, language).ask).toBe('meet')
  })

  it.each<[Language, string]>([
    ['en', "If you like, I'll send you the figures on Tuesday."],
    ['en', "I'll call you on Tuesday with the result of the test."],
    ['de', 'Wenn Sie möchten, schicke ich Ihnen am Dienstag die Unterlagen.'],
    ['de', 'Ich rufe Sie am Dienstag mit dem Ergebnis an.'],
    ['fr', 'Si vous voulez, je vous envoie les tarifs mardi.'],
    ['fr', 'Je vous appelle mardi pour vous donner le résultat.'],
    ['es', 'Si le parece, le envío los precios el martes.'],
    ['es', 'La llamo el martes con el resultado de la prueba.'],
    ['it', 'Se vuole, Le mando i prezzi martedì.'],
    ['it', "La chiamo martedì con il risultato dell'esame."],
  ])('is none where the writer sends something or calls with news, %s: %s', (language, text) => {
    expect(readByGrammarAlone(text, language).ask).toBe('none')
  })
})

it('[GEN196] words that footers have as well drop no paragraph that asks', () => {
  const text =
    "Ciao Marit, come va? Da gennaio apro la partita IVA anch'io e vorrei farti qualche domanda. Ci prendiamo un caffè? Va bene quando vuoi tu.\nLuca"
  expect(readByGrammarAlone(text, 'it').ask).toBe('meet')
})
