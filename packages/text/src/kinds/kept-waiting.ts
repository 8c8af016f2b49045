import { matchAnyOf } from '../wish/cues/phrase-matcher.ts'

const waited = matchAnyOf(
  '(i|we) ~2 (wrote|emailed|called|rang|phoned|contacted|asked) ~9 (heard nothing|no (answer|reply|response)|without (a |an |any )?(answer|reply|response))|(have|ve) heard nothing ~2 (since|back|from you|.)|(been )?trying to (reach|contact|call) you|your (service|office|team|department|hotline|agency) ~3 (no longer|doesn t|does not|never|not) ~1 (answer|answers|answering|reply|replies|replying|respond*)',
  '(meine|unsere|meinem|unserem|meiner|unserer) ~1 (mail|mails|anfrage|anfragen|nachricht|schreiben|brief|anruf) ~9 (keine|nie eine|noch keine) ~1 (antwort|ruckmeldung|reaktion)|(versuche|versuchen) ~9 (sie|dich|jemanden) ~3 zu erreichen|bei ihnen ~4 (niemand|keiner) ~3 (erreichbar|ans telefon|abhebt|abnimmt)|nichts (von ihnen|von dir|von euch) gehort',
  '(votre|vos) (service|services|agence|bureau|equipe|standard) ~2 (ne|n) ~1 (repond|repondant|repondent|repondait) ~1 (plus|pas|jamais)|(essaie|essaye|essayons|tente|tentons) ~2 (vous|te) (joindre|contacter)|(reste|restee|restes|restees) sans (reponse|suite)|(vous|t) (ai|avons) ~2 (ecrit|appele*|relance*) ~9 (sans (reponse|suite|retour)|aucune reponse|pas de reponse)',
  '(le|les|te|os) (escribi|llame|escribimos|mande|envie|he escrito|hemos escrito) ~9 (sin (respuesta|noticias)|no he recibido|no he tenido|ninguna respuesta)|(su|vuestro) (servicio|oficina|departamento|equipo) ~2 no ~1 (responde|contesta|atiende)|llevo ~4 (intentando|tratando de) ~1 (contactar*|localizar*|hablar)',
  '(le|vi|ti) (ho|abbiamo) (scritto|chiamato|contattato) ~9 (senza (risposta|riscontro)|nessuna risposta|non ho|non abbiamo)|(vostro|suo) (servizio|ufficio) ~2 non ~1 (risponde|rispondeva)|(cercando|provando) ~1 (di|a) (contattarvi|contattarla|raggiungervi|parlare)|(rimast*) senza (risposta|riscontro)',
)

/** Whether a folded sentence tells that its reader did not answer its writer before. */
export function tellsOfWaiting(folded: string): boolean {
  return waited.test(folded)
}

const again = matchAnyOf(
  '(second|third|final|last|2nd|3rd|another) ~1 (reminder|notice|request for payment)|(despite|in spite of) (our|my|several|repeated) ~2 (reminder|reminders|notice|letter|letters|requests)|(reminded|wrote to) you ~3 (already|twice|before)',
  '(zweite*|dritte*|letzte*|erneute*) ~1 (mahnung|zahlungserinnerung|erinnerung|mahnstufe)|(# .|#) (mahnung|zahlungserinnerung|mahnstufe)|trotz ~2 (unserer|meiner|mehrfacher|wiederholter|unseres) ~2 (erinnerung|erinnerungen|mahnung|mahnungen|schreiben|zahlungserinnerung)|letztmalig',
  '(deuxieme|seconde|troisieme|derniere|dernier|nouvelle) ~1 (relance|rappel|avis)|malgre (notre|nos|mon|mes|plusieurs) ~2 (relance|relances|rappel|rappels|courrier|courriers)',
  '(segundo|tercer|ultimo|nuevo) ~1 (aviso|recordatorio|requerimiento)|(pese a|a pesar de) ~2 (nuestro|nuestros|mi|mis|varios) ~2 (recordatorio*|aviso*)',
  '(secondo|terzo|ultimo|nuovo) ~1 (sollecito|avviso|promemoria)|nonostante ~1 (nostro|nostri|mio|miei|vari) ~2 (sollecito|solleciti|avviso|avvisi|promemoria)',
)

/** Whether a folded reminder of a payment is not the first one. */
export function remindsAgain(folded: string): boolean {
  return again.test(folded)
}
