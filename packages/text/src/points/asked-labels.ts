import type { Language } from '../language.ts'
import { foldText } from '../wish/terms/tokens.ts'
import { weighsTwo } from './left-to-reader.ts'

/** What the verb or the question word of a point asks for: `Payment` for `Who pays?`, `Quand` for `Et c'est quand ?` Null where nothing tells. */
export function askedFor(text: string, language: Language): string | null {
  const { verbs, questions, choice } = asked_labels[language]
  const read = text.slice(0, longest_read)
  const folded = foldText(read)
  const verb = verbs.find(([pattern]) => pattern.test(folded))
  if (verb !== undefined) return verb[1]
  if (weighsTwo(folded)) return choice[1]
  const found = questions.exec(read)?.[1]
  const tellsReason = found !== undefined && says_why.test(found) && !read.includes('?')
  if (found !== undefined && !tellsReason)
    return `${found.charAt(0).toUpperCase()}${found.slice(1).toLowerCase()}`
  return read.includes('?') && choice[0].test(read.toLowerCase()) ? choice[1] : null
}

const longest_read = 400
/** In a statement it says because. */
const says_why = /^perch[eé]$/iu

/** Of a choice of times. */
export const date_labels: Readonly<Record<Language, string>> = {
  en: 'Date',
  de: 'Termin',
  fr: 'Date',
  es: 'Fecha',
  it: 'Data',
}

/** Of marked options. */
export function choiceLabel(language: Language): string {
  return asked_labels[language].choice[1]
}

interface AskedLabels {
  /** Of folded text. */
  readonly verbs: readonly (readonly [RegExp, string])[]
  /** A question word at the beginning of a clause. */
  readonly questions: RegExp
  readonly choice: readonly [RegExp, string]
}

const whole = (words: string) => new RegExp(`(?<!\\p{L})(?:${words})(?!\\p{L})`, 'u')
/** `Do you want to stay, and if so until when?` */
const clause = (words: string, before: string) =>
  new RegExp(
    `(?:^|[,;:.(–¿?]\\s?|(?<!\\p{L})(?:${before})\\s)(?:[¿"“„«]|(?:until|till|by|bis|seit|ab|jusqu['’]à|à|avec|pour|hasta|para|con|a|da|per|fino a|entro)\\s){0,2}(${words})(?!\\p{L})`,
    'iu',
  )

const asked_labels: Readonly<Record<Language, AskedLabels>> = {
  en: {
    verbs: [
      [whole('approve|approval|go-ahead|go ahead|green light|sign this off|sign it off'), 'Approval'],
      [whole('eat|eats'), 'Food'],
      [whole('pay|pays|paid'), 'Payment'],
      [whole('arrive|arrives|arriving'), 'Arrival'],
      [whole('extend|renew|renewing|extending'), 'Extension'],
      [whole('you sign|to sign|please sign'), 'Signature'],
      [whole('park'), 'Parking'],
      [whole('cost|costs'), 'Cost'],
      [whole('decide|decision'), 'Decision'],
      [whole('which of'), 'Choice'],
      [
        whole('(?:you|they|she|he|kids|everyone) (?:come|coming|join|attend)|take part|taking part'),
        'Attendance',
      ],
      [
        whole('what (?:do|did|would) you (?:think|make|say)|your (?:opinion|thoughts|view|feedback|take)'),
        'Opinion',
      ],
    ],
    questions: clause(
      'what time|when(?= (?:do|does|did|can|could|will|would|is|are|was|should|shall|must|exactly)(?!\\p{L}))|how many|how much|how long|how often|who|where|(?:which|what) (?:week|day|date|option|size|colour|color|month|model|version|one|room|variant)|which(?= of)|why',
      'and|or|so|but|also|know|me|us|say|tell',
    ),
    choice: [/ or /u, 'Choice'],
  },
  de: {
    verbs: [
      [
        whole(
          'freigeben|freigabe|freigibst|(?:gibst du|geben sie) (?:das |es |die |den )?frei|genehmigst|genehmigen|grunes licht',
        ),
        'Freigabe',
      ],
      [whole('isst|esst|essen'), 'Essen'],
      [whole('zahlt|zahlen|bezahlt|bezahlen'), 'Bezahlung'],
      [whole('ankommt|ankommen|ankommst|kommt ihr an|kommst du an|kommen sie an'), 'Ankunft'],
      [whole('verlangern|verlangert'), 'Verlängerung'],
      [whole('unterschreiben|unterschreibt|unterschreibst'), 'Unterschrift'],
      [whole('kostet|kosten'), 'Kosten'],
      [whole('entscheide|entscheiden|entscheidest|entscheidet'), 'Entscheidung'],
      [whole('teilnehmen|teilnimmst|mitmachen|mitkommen|mitkommst|dabei'), 'Teilnahme'],
      [whole('ubernachten|ubernachtet|schlafen'), 'Übernachtung'],
      [
        whole(
          '(?:haltst|haltet|halten) (?:du|ihr|sie)|davon (?:haltst|haltet|halten)|(?:was|wie) (?:meinst|meint|denkst|findest|findet) (?:du|ihr)|wie finden sie|was meinen sie|(?:deine|ihre|eure) (?:meinung|einschatzung)',
        ),
        'Meinung',
      ],
    ],
    questions: clause(
      'wann|wie viele|wieviele|wie viel|wieviel|wie lange|wie oft|wer|wen|wo|wohin|woher|welche[nrsm]? (?:Woche|Tag|Termin|Variante|Option|Größe|Farbe)|welche[nrsm]?|warum|weshalb',
      'und|oder|aber|auch|wissen|sagen|mir|uns|noch',
    ),
    choice: [/ oder /u, 'Auswahl'],
  },
  fr: {
    verbs: [
      [whole('valides|validez|valider|feu vert|ton accord|votre accord|ton aval|votre aval'), 'Accord'],
      [whole('mange|manges|mangent|mangez|manger'), 'Repas'],
      [whole('paie|paies|paye|payez|payer|paient'), 'Paiement'],
      [whole('arrives|arrivez|arrivent|arriver'), 'Arrivée'],
      [whole('prolonger|renouveler|prolonges|prolongez|reconduire'), 'Prolongation'],
      [whole('signer|signes|signez'), 'Signature'],
      [whole('coute|coutent|couterait'), 'Coût'],
      [whole('decider|decides|decidez|decision|trancher|tranches'), 'Décision'],
      [
        whole(
          'tu viens|vous venez|(?:tu|vous) \\p{L}{1,10} venir|viendras|viendrez|participer|participez|participes',
        ),
        'Participation',
      ],
      [whole('dors|dormez|dormir|dorment'), 'Nuit'],
      [whole('laquelle|lequel|lesquels|lesquelles'), 'Choix'],
      [
        whole(
          "(?:qu'en|que|tu en|vous en|qu'est-ce que (?:tu en|vous en)) (?:penses|pensez|dis|dites)|(?:ton|votre|vos) avis",
        ),
        'Avis',
      ],
    ],
    questions: clause(
      'quand(?= (?:est|peut|peux|pouvez|dois|faut|se|arriv)|-| ?\\?)|quelle heure|quel(?:le)? (?:semaine|jour|date|option|taille|couleur|formule|modèle|version)|combien|qui|où|pourquoi',
      'et|ou|mais|aussi|savoir|dire|dis-moi|dites-moi|est',
    ),
    choice: [/ ou /u, 'Choix'],
  },
  es: {
    verbs: [
      [whole('apruebas|aprueba|aprobar|apruebes|apruebe|visto bueno|autorizas|autoriza'), 'Aprobación'],
      [whole('come|comes|comen|comeis|comer'), 'Comida'],
      [whole('pago|paga|pagas|pagan|pagamos|pagar'), 'Pago'],
      [whole('llegas|llega|llegais|llegan|llegar'), 'Llegada'],
      [whole('renovar|prorrogar|renuevas|renovais|renovamos'), 'Renovación'],
      [whole('firmar|firmas|firme'), 'Firma'],
      [whole('cuesta|cuestan|costaria|costar'), 'Coste'],
      [whole('decidir|decides|decide|decida|decidas|decision'), 'Decisión'],
      [whole('vienes|venis|venir|participar|participas|asistir|apuntas|apuntais|apunto'), 'Asistencia'],
      [whole('duermes|duerme|dormis|duermen|dormir'), 'Alojamiento'],
      [
        whole(
          'que (?:te|le|os|les) parecen?|que (?:opinas|opina|piensas|piensa|dices)|(?:tu|su|vuestra) opinion',
        ),
        'Opinión',
      ],
    ],
    questions: clause(
      'cuándo|qué hora|que hora|(?:qué|cuál|que) (?:semana|día|fecha|opción|talla|color|modelo|versión|mes)|cuánt[oa]s?|cuant[oa]s?|quién|quien|quiénes|dónde|donde|cuál|cual|cuáles|cuales',
      'y|o|e|pero|también|saber|decirme|dime|dígame|son|es',
    ),
    choice: [/ [ou] /u, 'Elección'],
  },
  it: {
    verbs: [
      [
        whole('approvi|approva|approvare|benestare|via libera|(?:tuo|suo) ok|autorizzi|autorizza'),
        'Approvazione',
      ],
      [whole('mangia|mangi|mangiano|mangiate|mangiare'), 'Cibo'],
      [whole('pago|paga|paghi|pagate|paghiamo|pagare'), 'Pagamento'],
      [whole('arrivi|arriva|arrivate|arrivano|arrivare'), 'Arrivo'],
      [whole('rinnovare|prorogare|rinnovi|rinnoviamo|rinnova'), 'Rinnovo'],
      [whole('firmare|firmi|firmo'), 'Firma'],
      [whole('costa|costano|costerebbe'), 'Costo'],
      [whole('decidere|decidi|decida|decidete|decisione'), 'Decisione'],
      [whole('vieni|venite|venire|partecipi|partecipate|partecipare'), 'Partecipazione'],
      [whole('dormi|dorme|dormite|dormono|dormire'), 'Pernottamento'],
      [
        whole(
          '(?:cosa|che|che cosa) ne (?:pensi|pensa|dici|dice|pensate|dite)|(?:tuo|suo|vostro) parere|(?:cosa|che|come) (?:ti|le|vi) sembra',
        ),
        'Parere',
      ],
    ],
    questions: clause(
      'quando(?= (?:si|possiamo|posso|puoi|può|arriv|dev|è|serve)|\\?)|che ora|(?:quale|che) (?:settimana|giorno|data|opzione|taglia|colore|modello|versione|mese)|quant[oaie]|chi|dove|quale|quali|perché',
      'e|o|ma|anche|sapere|dirmi|dimmi|mi dica|è|sono',
    ),
    choice: [/ (?:o|oppure) /u, 'Scelta'],
  },
}
