import { isAmongFriends, isCloseFriend } from './familiar-marks.ts'
import type { Language } from '../language.ts'
import { matchAnyOf } from '../wish/cues/phrase-matcher.ts'
import { foldText } from '../wish/terms/tokens.ts'

/** How friends close a mail, and what closes the answer to them. */
const closings: Readonly<Record<Language, readonly (readonly [RegExp, string])[]>> = {
  en: [
    [/(?:^|[\n.!?])[ \t]*(?:(?:lots of|much|all my|with) )?love\b|\bhugs?\b|\bxo?x+\b|\bxoxo\b/iu, 'Love'],
    [/(?:^|\n)[ \t]*(?:take care|cheers|see you|speak soon|all the best|ciao)/iu, 'All the best'],
  ],
  de: [
    [
      /(?:ganz |ganz, ganz )?(?:liebe|liebste) grüße|(?<!\p{L})(?:g?lg|bussi|küsschen|drück (?:dich|euch)|umarmung|umarme (?:dich|euch)|alles liebe)(?!\p{L})/iu,
      'Liebe Grüße',
    ],
  ],
  fr: [
    [/(?<!\p{L})(?:gros(?:ses)? )?(?:bises?|bisous?|biz+)(?!\p{L})|je (?:t|vous) ?[’']?embrasse/iu, 'Bises'],
    [/(?<!\p{L})amitiés(?!\p{L})/iu, 'Amitiés'],
  ],
  es: [[/(?<!\p{L})(?:abraz(?:o|os|ote)|bes(?:o|os|itos|azos?|ote)|bss)(?!\p{L})/iu, 'Un abrazo']],
  it: [[/(?<!\p{L})(?:abbracci[oa]?|abbraccione|bac(?:io|i|ioni|etti|ione))(?!\p{L})/iu, 'Un abbraccio']],
}

/** What closes the answer to a close friend whose mail has no such closing. */
const usual: Readonly<Record<Language, string>> = {
  en: 'Take care',
  de: 'Liebe Grüße',
  fr: 'À bientôt',
  es: 'Un abrazo',
  it: 'A presto',
}

/** The closing for a friend, as the friend closes; null for anybody else. */
export function closingForFriend(spoken: string, language: Language): string | null {
  const end = spoken.trimEnd().slice(-longest_end)
  const own = closings[language].find(([pattern]) => pattern.test(end))?.[1]
  return own ?? (isCloseFriend(spoken, language) ? usual[language] : null)
}

const longest_end = 160

/** Whether somebody writes as only friends and family do: by a word of theirs, or by closing with an embrace. */
export function isFriend(spoken: string, language: Language): boolean {
  const [embrace] = closings[language]
  const end = spoken.trimEnd().slice(-longest_end)
  return (
    isCloseFriend(spoken.replace(also_colleagues, ''), language) ||
    (embrace?.[0].test(end) === true && !(language === 'de' && !isAmongFriends(spoken, language)))
  )
}

/** Colleagues greet so, too. */
const also_colleagues = /^\s*(?:coucou|hey you|huhu|ey)(?!\p{L})/iu

const visits = matchAnyOf(
  '(i m|i ll be|we re|we ll be|i am|we are|i) ~3 (coming (to|over|for)|visiting|in town|passing through|over for)|(i|we|i ll|we ll) ~2 (land|arrive|fly in|get in) ~3 (on|at|monday|tuesday|wednesday|thursday|friday|saturday|sunday)',
  '(komme|kommen|bin|sind|werde|werden) ~7 (besuchen|zu besuch|vorbei|in der stadt|in deiner nahe|in eurer nahe)|(ich|wir) ~1 (lande|landen)|(lande|landen) (ich|wir)',
  '(je|j|on|nous) ~2 (viens|vient|venons|passe|passons|serai|sera|serons|arrive|arrivons|debarque|debarquons) ~4 (vous voir|te voir|chez toi|chez vous|dans le coin|en ville|de passage|pour le week end|vendredi|samedi|dimanche|lundi)',
  '(voy|vamos|ire|iremos|llego|llegamos|estare|estaremos|me escapo|nos escapamos) ~4 (a verte|a veros|de visita|por alli|por ahi|en el puente|el lunes|el martes|el miercoles|el jueves|el viernes|el sabado|el domingo)',
  '(vengo|veniamo|passo|passiamo|arrivo|arriviamo|saro|saremo) ~4 (a trovarti|a trovarvi|da te|da voi|in citta|dalle tue parti|di passaggio|venerdi|sabato|domenica|giovedi)',
)

const hard = matchAnyOf(
  '(sad|hard|cry|crying|cried|asleep|sleep|sleeping|scared|afraid|worried|worry|moved out|lonely|awful|terrible|ill|sick|hospital|funeral|sorry|lost|broke|divorce|separat*|doctor|angry|upset|hurt)',
  '(traurig|schwer|weine|weinen|geweint|schlafe|angst|sorge|sorgen|ausgezogen|allein|schlimm|furchtbar|krank|krankenhaus|beerdigung|leid|verloren|getrennt|trennung|scheidung|arzt|wutend|verletzt|tot)',
  '(triste|dur|dure|pleure|pleurer|dors|peur|inquiet*|seul|seule|affreux|malade|hopital|enterrement|desole*|perdu|quitte*|separ*|divorce|medecin|fache*|blesse*|mort|morte)',
  '(triste|duro|dura|lloro|llorar|duermo|miedo|preocupad*|sola|horrible|enferm*|hospital|funeral|siento|perdido|dejado|separ*|divorci*|medico|enfadad*|herid*|muerto|muerta)',
  '(triste|duro|dura|piango|piangere|dormo|paura|preoccupat*|sola|orribile|malat*|ospedale|funerale|dispiace|perso|lasciat*|separ*|divorzi*|medico|arrabbiat*|ferit*|morto|morta)',
)

/** Whether a mail may tell of something that nobody is glad to read. */
export function mayBeSad(spoken: string): boolean {
  return hard.test(foldText(spoken))
}

/** Whether a friend tells of coming to see the reader. */
export function tellsVisit(spoken: string): boolean {
  return visits.test(foldText(spoken))
}
