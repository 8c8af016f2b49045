import type { Language } from '../language.ts'
import { filtered, type TextTest } from '../literal-filter.ts'
import { matchAnyOf, type PhraseMatcher } from '../wish/cues/phrase-matcher.ts'

/** A `task` is a `request` without a word of politeness: `Fährst du hin?` */
export type QuestionKind =
  | 'objection'
  | 'invitation'
  | 'offer'
  | 'order'
  | 'task'
  | 'request'
  | 'permission'
  | 'question'

/** What a question of which the answer is yes or no is about, by its folded words. */
export function kindOfQuestion(folded: string, language: Language): QuestionKind {
  const { minds, invitation, offer, order, request, mayRequest, verb, permission } = questions[language]
  if (minds.test(folded)) return 'objection'
  if (invitation.test(folded)) return comes_with.test(folded) ? 'question' : 'invitation'
  if (offer.test(folded)) return 'offer'
  if (order.test(folded)) return 'order'
  if (mayRequest.test(folded) && verb.test(folded)) return 'request'
  if (request.test(folded)) return 'task'
  return permission.test(folded) ? 'permission' : 'question'
}

/** `Viendrez-vous avec un animal ?` */
const comes_with = matchAnyOf(
  'with (a|an|any|your)|mit (einem|einer|dem|der|ihrem|deinem)|avec (un|une|le|la|votre|ton)|con (un|una|el|la|su|tu|il|lo)',
)

interface QuestionPhrases {
  readonly minds: PhraseMatcher
  readonly invitation: PhraseMatcher
  readonly offer: PhraseMatcher
  readonly order: PhraseMatcher
  readonly request: PhraseMatcher
  /** Asks for something to do where a verb of `verb` stands beside it: `Can you on Friday?` only asks who has time. */
  readonly mayRequest: PhraseMatcher
  readonly verb: TextTest
  readonly permission: PhraseMatcher
}

const questions: Readonly<Record<Language, QuestionPhrases>> = {
  en: {
    minds: matchAnyOf(
      '(you|anyone|anybody) ~1 (mind|object)|(is|would|be) ~3 (problem|trouble)|(any|an) (objection|objections)',
    ),
    invitation: matchAnyOf(
      '(do you want|would you like|d you like|want) to (come|join)|(will|won t) you ~2 (come|join)|(are|aren t) you ~1 (coming|joining)',
    ),
    offer: matchAnyOf(
      'you ~1 (want|like|fancy) (me|us|some|a|an|one|the|to (have|get|see|join|come|try))|fancy|interested in|up for|(how|what) about',
      '(can|could|may) (i|we) ~1 (get|bring|offer|help|send|give) (you|something)',
    ),
    order: matchAnyOf('(shall|should|must) (i|we)|(do|would) (i|we) (need|have) to'),
    mayRequest: matchAnyOf('(can|could|would|will) you'),
    verb: filtered(
      /(?<!\p{L})(?:you|please|also|just|kindly|perhaps|possibly) (?:send|forward|share|check|print|bring|book|order|pass|upload|update|add|remove|fix|have a|take|look|review|return|prepare|fill|invite|remind|scan|post|reserve|copy|give|put|make|get|pick|call|ask|tell|write|sign|pay|move|change|keep|help|lend|let|show|arrange|organise|organize|water|feed|cover|drop|collect|confirm|provide|transfer|complete|drive|leave|open|come|do (?:it|that|this|me))(?!\p{L})/u,
    ),
    request: matchAnyOf('would you be (able|willing|so kind|happy)|any chance (you|of you)|be so kind'),
    permission: matchAnyOf(
      '(is|would|will) (it|that|this|there) ~2 (ok|okay|all right|alright|fine|possible|acceptable|good|convenient|a chance)|(may|could|can|might) (i|we)|(are|is) ~3 (ok|okay|fine|happy|all right) (with|if)|(do you|you) agree|agreed|(work|works|suit|suits) (for)? (you|everyone)',
    ),
  },
  de: {
    minds: matchAnyOf(
      '(stort|storen|storte|store)|etwas dagegen|was dagegen|(ist|ware) (das|es|dies) ~3 problem|macht ~3 (etwas|was) aus',
    ),
    invitation: matchAnyOf('(kommst du|kommt ihr|kommen sie)|(bist du|seid ihr|sind sie) ~2 dabei'),
    offer: matchAnyOf(
      '(mochtest|mochten|mochtet|willst|wollt|wollen|magst|mogt) (du|sie|ihr)|(hast|habt|haben|hattest|hattet|hatten) (du|ihr|sie) ~9 (lust|interesse|bock)|(darf|kann|konnte|durfen|konnen) (ich|wir) (dir|ihnen|euch)|lust auf',
    ),
    order: matchAnyOf('(soll|sollen|sollten|sollte|muss|mussen) (ich|wir|da|das|der|die|es|man)'),
    mayRequest: matchAnyOf(
      '(kannst|konntest|wurdest) du|(konnt|konntet|wurdet) ihr|(konnen|konnten|wurden) sie',
    ),
    verb: filtered(/\p{L}{2}(?:en|ern|eln|tun|aun)(?= ?[?,;:.]| ?$| (?:und|oder|bevor|wenn|dass) )/u),
    request: matchAnyOf(
      '(waren sie|warst du|waret ihr) ~1 (lieb|nett|freundlich|gut)',
      '(gibst|schickst|sagst|machst|bringst|nimmst|holst|leihst|rufst|meldest|hilfst|schaust|besorgst|bestellst|ubernimmst|druckst|leitest|giesst|kummerst|backst|fahrst|stellst|legst|fragst|kaufst) du',
    ),
    permission: matchAnyOf(
      '(darf|durfen|durfte|durften|kann|konnen|konnte|konnten) (ich|wir|man)|(ist|ware|geht|ginge) ~5 (ok|okay|in ordnung|recht|moglich|machbar)|(geht|ginge|passt|passte|reicht|klappt) (das|es|dir|ihnen|euch|der|die|dieser|so)|einverstanden',
    ),
  },
  fr: {
    minds: matchAnyOf(
      '(derange*|gene|generait|ennuie|ennuierait|embete*|inconvenient|objection*)|(pose|poserait|serait|est) ~3 probleme',
    ),
    invitation: matchAnyOf(
      '(tu viens|vous venez|viens tu|venez vous|seras tu|serez vous ~2 nous|tu seras des notres|vous serez des notres|viendras tu|viendrez vous|tu viendras|vous viendrez)',
    ),
    offer: matchAnyOf(
      '(voulez|veux|souhaitez|souhaites|desirez|desires|aimeriez|aimerais) (vous|tu)|(tu|vous) (veux|voulez|souhaites|souhaitez|aimerais|aimeriez)|(accepteriez|accepterais|oseriez|oserais|seriez|serais) (vous|tu)|(ca|cela) (te|vous) (dit|dirait|tente|tenterait)|(te|vous) (dirait|tenterait)|(envie|partant*|interesse*) (de|d|pour|par)',
    ),
    order: matchAnyOf(
      '(dois|devons|doit) (je|nous|on)|(je|nous|on) (dois|devons|doit)|(faut|faudrait) il|il (faut|faudrait)|je ~2 (reserve|commande|prends|apporte|ramene|note|confirme|garde|laisse|envoie|occupe)',
    ),
    mayRequest: matchAnyOf(
      '(peux|pourrais|voudrais) tu|tu (peux|pourrais|voudrais)|(tu veux|vous voulez|voulez vous|veux tu) bien|(voudriez vous|vous voudriez)|(pouvez|pourriez) vous|vous (pouvez|pourriez)',
    ),
    verb: filtered(
      /(?<!\p{L})(?!(?:soir|hier|fevrier|janvier|premier|dernier|papier|atelier|dossier|courrier|quartier|octobre|septembre|novembre|decembre|notre|votre|autre|quatre|entre|contre|lettre|centre|etre)(?!\p{L}))\p{L}+(?:er|ir|re)(?!\p{L})/u,
    ),
    request: matchAnyOf(
      '(auriez|aurais) (vous|tu) ~2 (gentillesse|amabilite)|(tu|vous) (me|m|nous) (envoies|envoyez|dis|dites|confirmes|confirmez|passes|passez|ramenes|apportes|apportez|pretes|preparez|prepares|gardes)',
    ),
    permission: matchAnyOf(
      '(puis|peut|pourrais|pourrions|pouvons|pourrait) (je|on|nous)|(on|je|nous) (peut|peux|pourrait|pourrais|pouvons|pourrions)|(est|serait) (il|ce) ~1 (possible|ok|bon|envisageable|acceptable)|(ca|cela) ~1 (va|irait|convient|conviendrait|marche|joue)|(d accord|ok pour)|(te|vous|t) (convient|conviendrait|va|irait)',
    ),
  },
  es: {
    minds: matchAnyOf(
      '(importa|importaria|molesta|molestaria|inconveniente|objecion*)|(es|seria|hay|supone|habria) ~2 problema',
    ),
    invitation: matchAnyOf(
      '(cuentas|contais) con venir|(piensas|vas a|vais a) venir|(vienes|venis|vendras|vendreis|vendra usted|vienen ustedes)|(te|os|se) (apuntas|apuntais|apunta|apuntan|animas|animais)',
    ),
    offer: matchAnyOf('(quieres|quiere|quereis|quieren|desea|deseas|desean|apetece|apeteceria|gustaria)'),
    order: matchAnyOf(
      '(debo|debemos|tengo que|tenemos que|hay que)|(te|se|os|le) ~1 (lo|la|los|las)? (mando|envio|llevo|reservo|guardo|paso|pido|preparo)|(reservo|compro|mando|envio|llevo|pido|preparo|dejo|cojo|llamo|aviso|confirmo|apunto|guardo)',
    ),
    mayRequest: matchAnyOf('(puedes|podrias|puede|podria|podeis|podriais|pueden|podrian)'),
    verb: filtered(
      /(?<!\p{L})(?!(?:ayer|lugar|hogar|taller|alquiler|mujer|par|bar|mar|familiar)(?!\p{L}))\p{L}+(?:ar|er|ir)(?:me|nos|te|se|os)?(?:l[aeo]s?)?(?!\p{L})/u,
    ),
    request: matchAnyOf(
      '(me|nos) ~1 (mandas|envias|pasas|dices|confirmas|traes|ayudas|avisas|echas|haces|manda|envia|confirma|indica|avisa|prestas|presta|recoges)|(serias|seria) ~1 tan amable|te encargas|se encarga',
    ),
    permission: matchAnyOf(
      '(puedo|podemos|podriamos)|(me|nos) ~1 (dejas|deja|dejais|permites|permite)|(es|seria) ~1 posible|(te|le|os|les) (parece|va|viene|vendria|iria) ~1 bien|(de acuerdo|esta bien|vale)',
    ),
  },
  it: {
    minds: matchAnyOf(
      '(dispiace|dispiacerebbe|disturb*|obiezion*|scoccia)|(e|sarebbe|c e|crea|creerebbe) ~2 (problema|problemi)',
    ),
    invitation: matchAnyOf('(vieni|venite|verrai|verrete|viene anche lei|ti unisci|vi unite)'),
    offer: matchAnyOf(
      '(vuoi|vuole|volete|vorresti|vorrebbe|desidera|desideri)|(ti|le|vi) (va|andrebbe|piacerebbe) (di|un|una|l)',
    ),
    order: matchAnyOf(
      '(devo|dobbiamo|dovrei|dovremmo|bisogna)|(glielo|gliela|glieli|gliele)|(te|ve) (lo|la|li|le) (mando|porto|prenoto|tengo)|(prenoto|compro|mando|porto|ordino|lascio|chiamo|avviso|confermo|tengo)',
    ),
    mayRequest: matchAnyOf('(puoi|potresti|puo|potrebbe|potete|potreste|riesci|riesce|riuscite)'),
    verb: filtered(
      /(?<!\p{L})(?!(?:cantiere|quartiere|mestiere|bicchiere|essere|sere)(?!\p{L}))\p{L}+(?:ar|er|ir)(?:e|mi|ci|ti|si|le|gli|l[aoi]|ne|mel[aoi]|cel[aoi])(?!\p{L})/u,
    ),
    request: matchAnyOf(
      '(saresti|sarebbe) ~1 (gentile|cortese)|(mi|ci) (mandi|dai|date|dici|porti|presti|aiuti|confermi|invii|giri|passi|fai|manda|conferma|invia|fa sapere)|(te|se) ne occup*|(ci|vi) pens*',
    ),
    permission: matchAnyOf(
      '(posso|possiamo|potrei|potremmo)|si puo|(e|sarebbe) ~1 possibile|(va|andrebbe|vanno) ~1 bene|(d accordo)|(ti|le|vi) (sta|torna) bene',
    ),
  },
}
