import { filtered } from '../literal-filter.ts'
import { saysNoReplies } from './takes-no-replies.ts'
import { countWords } from '../words.ts'

/** A line of a newsletter for those who cannot see it. */
const unseen = filtered(
  /(?:can(?:['’]t|not) (?:see|read|view)|trouble (?:viewing|reading|seeing)|not displayed|(?:richtig|korrekt|vollständig) (?:dargestellt|angezeigt)|(?:parvenez|arrivez) pas à (?:lire|voir)|s[’']affiche pas|no (?:ve|ves|puede ver|puedes ver|se ve|visualizas?) (?:bien|correctamente|este)|non (?:visualizzi|vedi|leggi|riesci a (?:vedere|leggere|visualizzare)))(?!\p{L})/iu,
)
const unseen_thing = filtered(
  /(?<!\p{L})(?:e-?mails?|mails?|message|newsletter|nachricht|courriel|correo|mensaje|boletín|messaggio|correttamente|correctamente|correctement)(?!\p{L})/iu,
)

/** What these say to all is said to one person too, so they tell nothing of the mail's sender. */
const asked_not_to_reply = filtered(
  /(?<!\p{L})(?:(?:preghiamo|prega) di non rispondere|(?:se )?(?:ruega|rogamos|pedimos) no (?:responder|contestar)|(?:prière|merci) de ne pas (?:y )?répondre|(?:please )?do not reply|bitte (?:nicht|keine) (?:antworten|antwort)|(?:dieses postfach|diese adresse) wird nicht (?:gelesen|überwacht|betreut)|this (?:mailbox|inbox|address) is not (?:monitored|read)|esta dirección no (?:se lee|está supervisada))(?!\p{L})/iu,
)
const by_program =
  /(?<!\p{L})(?:automat\p{L}{1,12}|auto-?generated|no-?reply|noreply|system-?generated|postfach|mailbox|inbox|casella|buzón|boîte)(?!\p{L})/iu

/** `See this letter in the browser` */
const sees = filtered(
  /^(?:view|see|read|open|im browser|\p{L}{2,12} im browser|voir|lire|afficher|ouvrir|consulter|ver|leer|abrir|ábre\p{L}{0,2}|abre|léelo|apri\p{L}{0,2}|leggi\p{L}{0,2}|vedi|visualizza)(?!\p{L})/iu,
)
const in_browser = filtered(
  /(?<!\p{L})(?:in (?:the|your|a) browser|im browser(?: (?:ansehen|anzeigen|öffnen|lesen))?|dans (?:le|votre|ton) navigateur|en (?:el|tu|su) navegador|nel (?:tuo |suo )?browser)[.!>» →]{0,4}$/iu,
)
const most_browser_words = 9

/** `Answers to this address are not read` */
const unread = filtered(
  /(?<!\p{L})(?:(?:replies|answers|responses) (?:sent )?to (?:this|it)(?= ).{0,30}(?:are|will|can)(?:not|n[’']t)?(?: not| be)* (?:read|answered|monitored|processed)|antworten (?:an|auf) diese[ns]?(?= ).{0,30} (?:werden|wird) nicht (?:gelesen|bearbeitet|beantwortet)|(?:les )?réponses à (?:cette|ce|cet)(?= ).{0,30} ne (?:sont|seront) pas (?:lues|traitées)|(?:las )?respuestas a est[ea](?= ).{0,30} no (?:se|serán) (?:leen|atienden|procesan|leídas)|(?:le )?risposte a quest[oa](?= ).{0,30} non (?:vengono|sono|verranno|saranno) (?:lette|gestite|elaborate))(?!\p{L})/iu,
)

/** All that such a sentence says. */
const says_automatic = filtered(
  /^(?:this is an? (?:automat\p{L}{1,8}|auto-?generated|system-?generated|computer-?generated)(?: generated)?|dies ist eine (?:automatisch(?: (?:erstellte|erzeugte|generierte|versandte|versendete))?|automatische)|diese e-?mail wurde automatisch (?:erstellt|erzeugt|generiert|versandt|versendet)|diese nachricht wurde automatisch (?:erstellt|erzeugt|generiert|versandt|versendet)|ceci est un|cet? (?:message|e-?mail|courriel) (?:est|a été) (?:envoyé |généré )?automatique(?:ment)?|est[ea] es un|este (?:mensaje|correo) (?:es|ha sido (?:enviado|generado)|se ha (?:enviado|generado)) (?:de forma )?autom[áa]tic(?:o|a|amente)|quest[oa] è un[a']?|(?:messaggio|e-?mail) (?:inviat[oa]|generat[oa]) automaticamente)(?: ?(?:message|e-?mail|mail|notification|notice|nachricht|benachrichtigung|courriel|mensaje|correo|notificación|messaggio|notifica))?(?: (?:automatique|automático|automática|automatic[oa]|généré automatiquement|generado automáticamente|generat[oa] automaticamente))?[.!]?$/iu,
)

/** Whether a sentence says of a mail that no one reads answers to it, or how to see it better. */
export function isMachineNotice(text: string): boolean {
  if ((unseen.test(text) && unseen_thing.test(text)) || says_automatic.test(text)) return true
  if (countWords(text) <= most_browser_words && sees.test(text) && in_browser.test(text)) return true
  if (unread.test(text) && !tells_more.test(text)) return true
  if (service.test(text) && service_hours.test(text)) return true
  if (asked_not_to_reply.test(text) && address.test(text)) return true
  return (
    !tells_more.test(text) &&
    (saysNoReplies(text) || (asked_not_to_reply.test(text) && by_program.test(text)))
  )
}

/** `Our customer service is here from 8 to 6` */
const service = filtered(
  /^(?:our |unser\p{L}{0,2} |notre |nuestr[oa] |il nostro )?(?:customer (?:service|support|care)|support team|help ?desk|kundenservice|kundendienst|service-?team|hotline|service clients?|assistance|atención al cliente|servicio de atención|servizio clienti|assistenza clienti)(?!\p{L})/iu,
)
const service_hours =
  /(?<!\d)\d{1,2}(?:[:.h]\d{2})? ?(?:uhr|h|am|pm)? ?(?:[-–]|to|bis|à|a|alle) ?\d{1,2}(?!\d)|(?<!\p{L})(?:mon|mo|lun)[.-]/iu

/** Where to answer instead, or until when. */
const tells_more =
  /\d|@|(?<!\p{L})(?:instead|sondern|stattdessen|sino|plutôt|bensì|piuttosto|before|until|bevor|avant|antes|prima)(?!\p{L})/iu

const never = filtered(
  /(?<!\p{L})(?:(?:will )?never asks?|(?:fragt|fragen|bittet|bitten|fordert)(?: (?:Sie|dich|euch))? (?:Sie |dich )?(?:nie|niemals)|ne (?:vous |te )?(?:demande|demandera|demanderons)(?:nt)? jamais|nunca (?:le |te |les )?(?:pide|pedirá|pediremos|solicita|solicitará)|non (?:(?:le|ti|vi) )?(?:chied\p{L}{1,5}|richied\p{L}{1,5}) mai)(?!\p{L})/iu,
)
const secret = filtered(
  /(?<!\p{L})(?:pins?|tans?|passwords?|passwor(?:t|d|ts)|passwörtern?|kennwor(?:t|ts)|kennwörtern?|mots? de passe|contraseñas?|claves?|codici|code|códigos?|codes)(?!\p{L})/iu,
)

/** What firms say below each of their mails. */
export function isRemark(text: string): boolean {
  return never.test(text) && secret.test(text)
}

const firm =
  /(?<![\p{L}.])(?:gmbh|mbh|ag|kg|ohg|ug|e\.\s?k\.|e\.\s?v\.|eg|mbb|ltd|limited|plc|inc|llc|llp|corp|s\.?a\.?r\.?l|s\.?a\.?s|s\.a|s\.?p\.?a|s\.?r\.?l\.?|s\.?n\.?c|s\.?l\.?u?|b\.v|n\.v|(?<=\p{L} )se(?=,| [·|–-]))(?![\p{L}])/iu
const seat =
  /(?<!\p{L})(?:sede (?:legale|social|operativa)|siège social|domicilio social|registered (?:office|in)|sitz(?: der gesellschaft)?:|handelsregister|amtsgericht|hrb \d|siret|rcs|p\.? ?iva|partita iva|c\.?i\.?f|n\.?i\.?f|vat|iban|bic|au capital|capitale sociale|capital social|cap\. soc|ust-?id\p{L}{0,4}|numero verde)(?!\p{L})/iu
const seats = new RegExp(seat, 'giu')
/** The number of a town, or the code of a British one: `Am Güterbahnhof 2, 14974 Ludwigsfelde`. */
const address = /[,·|–-] ?(?:[A-Z]{1,2}-)?\d{4,5} \p{Lu}|(?<!\p{L})\p{Lu}{1,2}\d{1,2} \d\p{Lu}{2}(?!\p{L})/u
const phone =
  /(?<!\p{L})(?:tel|tél|telefon|telefono|teléfono|phone|fon|mobil|móvil|cell)(?!\p{L})[.:]? ?[+(]?\d/iu
const verb_ending = /[.!?]$/u
const longest_firm_line = 200

/** The firm that sends a mail, with its address: no sentence. */
export function isFirmLine(text: string): boolean {
  const form = text.length > longest_firm_line ? null : firm.exec(text)
  const signs = [seat, address, phone].filter((sign) => sign.test(text)).length
  if (form && (signs > 1 || (text.match(seats)?.length ?? 0) > 1)) return true
  if (!form || !isName(text.slice(0, form.index)) || !isListOfNames(text)) return false
  return [seat, address, phone, hotline].some((sign) => sign.test(text)) || isAddressAbroad(text)
}

/** `Customer care 800 555 010` */
const hotline =
  /(?<!\p{L})(?:hotline|service|support|care|kundendienst|kundenservice|service clients?|assistance|assistenza(?: clienti)?|servizio clienti|atención(?: al cliente)?) [+(]?\d[\d ()/-]{5,20}$/iu

/** Street, town and country behind the name: `Fast Parcels Ltd, 4 Tithe Lane, Frome, UK`. */
function isAddressAbroad(text: string): boolean {
  return (
    !/[.!?:;]$/u.test(text) &&
    text.split(/, | [·|] /u).length > 3 &&
    /, (?:\d{1,4}\p{Ll}? \p{Lu}|\p{Lu}[^,]{2,40} \d)/u.test(text)
  )
}

/** An address in a line for itself, as programs have it at their end. */
export function isAddressLine(text: string): boolean {
  return (
    text.length <= longest_firm_line && !/[:.!?]/u.test(text) && address.test(text) && isListOfNames(text)
  )
}

const joins = new Set('and und et e y of the de du di da der die für for & '.split(' '))

function isName(words: string): boolean {
  return words
    .split(/[^\p{L}\p{N}]+/u)
    .every((word) => word === '' || joins.has(word) || !/^\p{Ll}/u.test(word))
}

/** Nearly all of its words have capitals or are numbers. */
function isListOfNames(text: string): boolean {
  const words = text.split(/[^\p{L}\p{N}]+/u).filter((word) => word.length > 3)
  const small = words.filter((word) => /^\p{Ll}/u.test(word)).length
  return small * 4 <= words.length
}

const button = filtered(
  /^(?:help|support|hilfe|aide|ayuda|aiuto)$|^(?:jetzt |hier |now )?(?:view|track|change|manage|see|show|open|download|click|log ?in|sign ?in|pay|confirm|verify|read|learn|find out|get|update|reset|book|shop|rate|reserve|register|rsvp|subscribe|join|réserver|réservez|acheter|s[’']inscrire|inscrivez-vous|reservar|reserva|comprar|inscribirse|inscríbete|apúntate|prenota|prenotare|acquista|iscriviti|registrati|voir|suivre|modifier|gérer|cliquez|télécharger|lire|connexion|se connecter|confirmer|payer|consulter|découvrir|changer|répondre|ver|cambiar|gestionar|seguir|pulsa|haz clic|leer|descargar|acceder|confirmar|pagar|modificar|consultar|vedi|visualizza|scopri|leggi|clicca|scarica|accedi|gestisci|modifica|conferma|paga|cambia|segui|traccia|consulta)(?!\p{L})|(?:anzeigen|ansehen|ändern|anmelden|einloggen|verfolgen|herunterladen|bezahlen|bestätigen|verwalten|öffnen|weiterlesen|umleiten|lesen|bewerten|buchen|teilnehmen|aktualisieren)(?: [>»→])?$/iu,
)
const most_button_words = 5

/** What a button says that a program has put into a mail. */
export function namesButton(text: string): boolean {
  return (
    countWords(text) <= most_button_words && !verb_ending.test(text) && !/\d/u.test(text) && button.test(text)
  )
}
