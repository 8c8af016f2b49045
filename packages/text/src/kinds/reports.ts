import { filtered } from '../literal-filter.ts'
import { matchPhrases } from '../wish/cues/phrase-matcher.ts'

/** Whether a folded sentence brings the minutes of a meeting. */
export function bringsMinutes(folded: string): boolean {
  return minutes.test(folded)
}

const minutes = matchPhrases(
  [
    'find ~1 (below|attached|enclosed) ~4 (minutes|meeting notes)|(here|below|attached|enclosed) ~5 (minutes|meeting notes|notes (of|from) (the|our|yesterday|today|last))|(minutes|meeting notes) ~7 (attached|below|enclosed)|(send|sending|sent) (you )?(all )?(the|our|my) (minutes|meeting notes)',
    '(anbei|hier|unten|im anhang|in der anlage|beigefugt|nachfolgend|nachstehend|untenstehend) ~5 (protokoll|mitschrift|sitzungsprotokoll|niederschrift)|(sende|senden|schicke|schicken) ~4 (protokoll|mitschrift|niederschrift)|(protokoll|mitschrift|niederschrift) ~7 (anbei|im anhang|in der anlage|unten)',
    '(ci dessous|ci joint|ci apres|voici|en piece jointe) ~5 (compte rendu|proces verbal|cr)|(compte rendu|proces verbal) ~7 (ci dessous|ci joint|en piece jointe)|(envoie|adresse|transmets|partage) ~4 (compte rendu|proces verbal)',
    '(adjunto|adjunta|aqui|paso|envio|mando|comparto|debajo|a continuacion) ~5 (acta|actas)|(acta|actas) ~6 (adjunta|adjuntas|a continuacion|mas abajo)',
    '(ecco|in allegato|allego|di seguito|qui sotto|invio|mando|condivido) ~5 (verbale|verbali|resoconto della riunione)|verbale ~7 (in allegato|qui sotto|di seguito)',
    // Without the word.
    '(notes|write up|writeup|summary|recap|rundown) (of|from|on) ~5 (meeting|assembly|session|get together)|here ~1 what (we|was) ~2 (decided|agreed|discussed)',
    '(zusammenfassung|kurzfassung|ergebnisse|notizen) ~3 (sitzung|besprechung|versammlung|treffen|elternabend*)|(hier|kurz) ~3 was (wir|gestern|beim) ~6 (beschlossen|besprochen|vereinbart)',
    'voici ~1 ce (que|qu) ~4 (decide|dit|convenu|retenu)|(resume|notes) (de|du) ~3 (reunion|assemblee)',
    '(paso|envio|mando|aqui|resumen) ~3 (lo que|de lo que) ~2 (hablamos|acordamos|acordado|decidimos|hablado|decidido)|resumen de ~3 (reunion|junta|asamblea)',
    '(ecco|di seguito|riassumo) ~1 (cosa|quello che|quanto|che cosa) ~2 (deciso|detto|concordato|stabilito)|(riassunto|sintesi) (della|dell) ~2 (riunione|assemblea)',
  ].join('|'),
)

/** Whether a folded subject is that of minutes whose sentences say who was there. */
export function titlesMinutes(folded: string, told: readonly string[]): boolean {
  return (
    minutes_title.test(folded) &&
    told.some((sentence) => attendance.test(sentence) || proceedings.test(sentence))
  )
}

const minutes_title = filtered(
  /^(?:draft |final |short )?(?:(?:meeting |board )?(?:minutes|notes) (?:of|from|:|-|–)|(?:kurz|ergebnis|sitzungs)?protokoll|niederschrift|compte[ -]rendu (?:de|du|des|d'|:|-|–)|proces[ -]verbal|acta (?:de|del|:|-|–)|verbale (?:di|del|della|dell'|:|-|–))/,
)
const attendance = filtered(
  /^(?:present|attendees|attending|in attendance|apologies|anwesend|teilnehm[a-z]*|entschuldigt|presents?|excuses?|participants?|asistentes|presentes|excusad[ao]s|presenti|assenti|partecipanti)(?: ?[:(,]| were| waren| etaient| fueron| erano)/,
)

/** What only minutes say. */
const proceedings = matchPhrases(
  'next meeting|unanimous*|nem con|(nachste|naechste) ~1 (sitzung|versammlung)|einstimmig|beschluss|prochaine (reunion|seance|assemblee)|a l unanimite|proxima (reunion|junta)|por unanimidad|prossima (riunione|seduta|assemblea)|all unanimita',
)

/** Whether a folded sentence brings a report. */
export function bringsReport(folded: string): boolean {
  return reports.test(folded)
}

const reports = matchPhrases(
  [
    'find ~1 (below|attached|enclosed) ~4 (report|reports|write up|summary|analysis|findings)|(here|below|attached|enclosed) ~1 (is|are|s|find|you ll find|you will find) ~5 (report|reports|write up|status update|status report|summary|analysis|findings)|(attach|attaching|attached|enclose|enclosing|send you|sending you) ~4 (report|write up|analysis|findings)|(report|write up) ~6 (is|are) (attached|enclosed|below)',
    '(anbei|hier|unten|im anhang|in der anlage|beigefugt|nachfolgend) ~6 (bericht|berichte|zwischenbericht|statusbericht|abschlussbericht|auswertung|monatsbericht|wochenbericht|jahresbericht|zusammenfassung)|(sende|senden|schicke|schicken) ~5 (bericht|statusbericht|auswertung|monatsbericht)',
    '(ci dessous|ci joint|ci apres|voici|en piece jointe) ~5 (rapport|bilan|synthese|compte rendu de visite|point d avancement|point d etape|point hebdomadaire|point mensuel)|(envoie|adresse|transmets|partage) ~4 (rapport|bilan|synthese)',
    '(adjunto|adjunta|aqui|paso|envio|mando|comparto|a continuacion) ~5 (informe|resumen|balance|memoria)|(informe|resumen) ~6 (adjunto|a continuacion|mas abajo)',
    '(ecco|in allegato|allego|di seguito|qui sotto|invio|mando|condivido) ~5 (relazione|rapporto|resoconto|riepilogo|report|sintesi)',
  ].join('|'),
)

/** Whether a folded subject is that of a report. */
export function titlesReport(folded: string): boolean {
  return !folded.includes('?') && titles.test(folded)
}

const titles = matchPhrases(
  [
    '(incident|status|progress|weekly|monthly|quarterly|final) (report|update)|status (week|kw|for)',
    '(statusbericht|wochenbericht|monatsbericht|zwischenbericht|abschlussbericht|storungsbericht|quartalsbericht)',
    'rapport (d incident|hebdomadaire|mensuel|final|d avancement|trimestriel)|point d (etape|avancement)',
    'informe (de incidente|incidente|semanal|mensual|final|de situacion|trimestral|de avance)',
    '(rapporto|relazione|report) (settimanale|mensile|finale|trimestrale|sull incidente)',
  ].join('|'),
)
