import { rememberLatest } from '../latest.ts'
import { filtered } from '../literal-filter.ts'
import { matchPhrases } from '../wish/cues/phrase-matcher.ts'
import { foldText } from '../wish/terms/tokens.ts'

const read_characters = 20_000

const phrases = matchPhrases(
  [
    "(do not|don't) ~1 (reply|respond|answer) ~2 (this|the) ~1 (message|mail|email|notification|address)",
    'this (mailbox|inbox|address|account) (is not|isn t) ~1 (monitored|read|attended)|(dieses|diese) (postfach|adresse) wird nicht ~1 (gelesen|uberwacht|betreut|abgerufen)|cette (boite|adresse) n est pas ~1 (lue|surveillee|consultee|relevee)|(este|esta) (buzon|direccion|cuenta) no (se (lee|atiende|supervisa)|esta (supervisad*|atendid*))|(questa|questo) (casella|indirizzo) non (e|viene) ~1 (monitorat*|presidiat*|lett*|controllat*)',
    '(replies|answers) to this ~3 (are not|will not be) (read|monitored|answered)',
    'bitte ~2 nicht (auf|an) diese ~2 (mail|nachricht|adresse) ~2 (antworten|antwortet|reagieren)|antworten sie ~2 nicht ~4 (mail|nachricht|adresse)',
    '(nachricht|mail) ~4 (automatisch erstellt|automatisch erzeugt|automatisch generiert)',
    '(mensaje|correo) ~2 generado automaticamente|(message|courriel) ~2 genere automatiquement|(messaggio|mail) ~2 generat* automaticamente|this is an (automated|automatically generated) (message|mail|email)',
    '(ne pas repondre|ne repondez pas) ~2 (ce|cet|cette) ~1 (message|courriel|mail|email|adresse)',
    '(no responda|no respondas|no respondan|no responder|no conteste|no contestes|no contestar) ~2 (este|esta|a este|a esta) ~1 (mensaje|correo|email|direccion)',
    '(non rispondere|non rispondete|non risponda) ~2 (questa|questo) ~1 (mail|messaggio|email|indirizzo)',
  ].join('|'),
)

/** How the programs that answer for absent people title their mails. */
const automatic = filtered(
  /^(?:abwesend|abwesenheits\p{L}*|automatische antwort|auto(?:matic)?[ -]?reply|out of (?:the )?office|reponse automatique|absence du bureau|respuesta automatica|fuera de la oficina|risposta automatica|fuori (?:sede|ufficio))(?!\p{L})/u,
)

const absent = matchPhrases(
  [
    '(in urgent cases|for urgent (matters|requests)|if (it is|it s) urgent|in my absence) ~3 (contact|please|turn|write|call)',
    '(in dringenden fallen|bei dringenden anliegen|in meiner abwesenheit) ~3 (wenden|kontaktieren|erreichen|vertritt|hilft)',
    "en cas d'urgence ~4 (contacter|contactez|adresser)|en mon absence",
    '(en caso de urgencia|para asuntos urgentes|en mi ausencia) ~4 (contacte|contactar|dirijase|escriba|llame)',
    '(per urgenze|in caso di urgenza|per questioni urgenti|in mia assenza) ~4 (contattare|rivolgersi|contatti|scrivere)',
  ].join('|'),
)

/** Whether a sentence says that. */
export function saysNoReplies(text: string): boolean {
  return text.length < longest_notice && phrases.test(foldText(text))
}

const longest_notice = 300

/** Whether a mail says that replies are not read, or was written by a program for an absent person. */
export function takesNoReplies({
  subject,
  text,
}: {
  readonly subject: string
  readonly text: string
}): boolean {
  return isUnread(text.slice(0, read_characters)) || automatic.test(foldText(subject.slice(0, 200)).trim())
}

/** Half a dozen rules ask it of the same mail. */
const isUnread = rememberLatest((text) => {
  const folded = foldText(text)
  return phrases.test(folded) || absent.test(folded)
}, 2 * read_characters)
