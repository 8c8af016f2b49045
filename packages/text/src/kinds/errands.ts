import { things } from './things.ts'
import { matchPhrases } from '../wish/cues/phrase-matcher.ts'

/** Whether a folded request asks its reader to do one thing, and not to say something: `Could you send me the figures?` */
export function asksErrand(folded: string): boolean {
  return (
    errand.test(folded) && !careful.test(folded) && !asks_for_word.test(folded) && !wants_word.test(folded)
  )
}

/** `Was bringst du mit?` */
const asks_for_word =
  /(?:^|[:;.] |^[¿"“„«]?(?:und|and|et|y|e|also|aber|but|mais|pero|ma) )[¿"“„«]?(?:what|who|whom|which|when|where|why|how|was|wer|wen|wem|wann|wo|woher|warum|wie|welche[nrsm]?|qui|que|quoi|quand|ou|combien|comment|quelles?|quels?|quien|quienes|cuando|donde|cuant[oa]s?|cual|cuales|como|chi|cosa|che cosa|quando|dove|quant[oaie]|quale|quali|come) /

/** `Could you book the caterer, and who brings the tents?`, `Fammi sapere se porti i bambini` */
const wants_word =
  /(?:^| (?:and|und|et|y|e) (?:also |auch |aussi |también |anche )?)(?:who|what|when|where|which|how|why|whether|is the|are the|let (?:me|us) know|tell (?:me|us)|wer|wen|was|wann|wo|wie|welche[nrsm]?|warum|ist der|ist die|sag|sage|sagt|sagen sie|gib|gebt|geben sie|qui|quand|ou|combien|comment|quel|quelle|dis|dites|est-ce|quien|cuando|donde|cuant[oa]s?|cual|como|dime|digame|decidme|di si|chi|quando|dove|quant[oaie]|quale|quali|come|dimmi|mi dica|fammi sapere|mi faccia sapere|fateci sapere)(?!\p{L})/u

const errand = matchPhrases(
  [
    '(can|could|would|will) you ~2 (send|forward|share|check|print|bring|book|order|pass|upload|update|add|remove|fix|have a look|take a look|look at|look into|review|return|prepare|fill|invite|remind|scan|post|reserve|copy)|(please|kindly) (also )?(send|forward|share|check|print|bring|book|order|upload|update|return|scan)',
    '(kannst|konntest|wurdest|magst) du ~9 (schicken|senden|weiterleiten|prufen|ausdrucken|mitbringen|bestellen|buchen|hochladen|aktualisieren|erganzen|anschauen|ansehen|reinschauen|draufschauen|nachsehen|zuruckschicken|vorbereiten|reservieren|scannen)|(konnen|konnten|wurden) sie ~12 (schicken|senden|zusenden|weiterleiten|prufen|bestellen|buchen|hochladen|erganzen|ansehen|zurucksenden|reservieren)|bitte ~9 (schicken|senden|prufen|weiterleiten|zurucksenden|bringen) sie|(bringen sie|bring) ~7 mit|(schick|sende|leite|schau|druck|bring) ~6 bitte|bitte (schick|sende|leite|schau|druck|bring|pruf|reservier|buch|scann)|senden sie ~8 (zuruck|zu)',
    '(peux|pourrais) tu ~3 (envoyer|transferer|transmettre|verifier|imprimer|apporter|commander|reserver|regarder|jeter|relire|renvoyer|preparer|scanner|ajouter)|(pouvez|pourriez) vous ~3 (envoyer|transferer|transmettre|verifier|imprimer|commander|reserver|relire|renvoyer|retourner|ajouter)|merci de ~3 (envoyer|transmettre|retourner|renvoyer|verifier|apporter|joindre)|(apporte|apportez|n oublie pas|n oubliez pas) ~1 (la|le|les|l|ta|ton|tes|votre|vos|d)',
    '(puedes|podrias|puede|podria) ~2 (enviar*|mandar*|reenviar*|pasar*|revisar*|comprobar*|imprimir*|traer*|reservar*|pedir*|mirar*|subir*|escanear*)|(ruego|rogamos) ~2 (envie*|remita*|devuelva*|revise*)|(trae|traiga|traed|traigan|no olvides|no olvide) ~2 (la|el|los|las|tu|su|tus|sus|un|una|traer)',
    '(puoi|potresti|puo|potrebbe) ~2 (mandar*|inviar*|inoltrar*|girar*|controllar*|verificar*|stampar*|portar*|prenotar*|ordinar*|guardar*|caricar*|scansionar*|preparar*)|(mi|ci) (mandi|invii|giri|inoltri|manda|invia|gira)|(prego|preghiamo) di ~2 (inviar*|restituir*|rimandar*|controllar*|portare)|(porta|porti|portate|non dimenticare|non dimentichi) ~2 (il|la|lo|l|i|le|gli|un|una|di|con)',
  ].join('|'),
)

/** Whether a folded request needs something that can be sent: `We need the list by Friday.` */
export function asksForThing(folded: string): boolean {
  const plain = folded.replaceAll(compound, '$1')
  return (needs.test(plain) || sending.test(plain)) && !careful.test(folded)
}

/** `teilnehmerliste` */
const compound = new RegExp(`(?<!\\p{L})\\p{L}{3,20}?${things.de}(?!\\p{L})`, 'gu')

/** Whether the writer of a folded sentence says to need something that can be sent. */
export function needsThing(folded: string): boolean {
  return needs.test(folded.replaceAll(compound, '$1'))
}

const needs = matchPhrases(
  [
    `(i|we|i ll|we ll|i d|we d) ~1 need (the|a|an|your|some|both|two|three|also|still) ~3 ${things.en}`,
    `((brauche|brauchen|brauchte|brauchten|benotige|benotigen) (ich|wir)|(ich|wir) ~1 (brauche|brauchen|brauchte|brauchten|benotige|benotigen)|(fehlt|fehlen) (mir|uns)) ~3 (die|den|das|eine|einen|ein|deine*|dein|ihre*|ihr|eure*|euer) ~2 ${things.de}`,
    `((il|nous|me) ~1 (faut|faudrait|manque|manquent)|(avons|ai|aurions|aurais) ~1 besoin (de|d)?) ~1 (la|le|les|l|une|un|de|du|des|votre|vos|ton|ta|tes) ~2 ${things.fr}`,
    `((necesito|necesitamos|necesitaria|necesitariamos)|(me|nos) (falta|faltan|hace falta|hacen falta)) ~1 (la|el|los|las|una|un|tu|tus|su|sus|vuestr*) ~2 ${things.es}`,
    `((mi|ci) ~1 (serve|servono|servirebbe|servirebbero|occorre|occorrono|manca|mancano)|(ho|abbiamo|avrei|avremmo) ~1 bisogno) ~1 (la|il|lo|l|le|i|gli|una|un|tu*|suo|sua|suoi|sue|vostr*|del|della|dell|dei|delle) ~2 ${things.it}`,
  ].join('|'),
)

const sending = matchPhrases(
  [
    `(send|give|get|let|forward) (me|us) ~6 ${things.en}`,
    `(schick*|send*|lass*) ~2 (mir|uns) ~6 ${things.de}|(mir|uns) ~9 ${things.de} ~2 (schicken|senden|zusenden|zuschicken|mailen|zukommen)`,
    `(envoyer|envoyez|envoie|transmettre|transmettez|transmets|adresser|fournir) ~6 ${things.fr}`,
    `(enviar*|envie*|envia*|mandar*|manda*|mande*|remit*|pasa*|hacernos|hacerme) ~5 ${things.es}`,
    `(inviar*|invia*|invii*|mandar*|manda*|mandi*|trasmett*|far*) ~5 ${things.it}`,
  ].join('|'),
)

/** Whether a folded task of minutes needs a decision, money or nobody's work in particular. */
export function isLeftOpen(folded: string): boolean {
  return guarded.test(folded) || undecided.test(folded)
}

const undecided = matchPhrases(
  [
    'if (you|possible)|(confirm|confirms|tell|tells|say|says|decide|decides|decision|approve|approves|approval|agree|agrees|sign|signs|corrections|changes|comments|objections|whoever|everybody|everyone|all)',
    '(wenn|falls) (du|sie|moglich)|(bestatig*|sagt|entscheide*|entscheidet|entscheidung|genehmig*|freigabe|freigibt|unterschreib*|unterzeichne*|anderungswunsche|anderungen|einwande|korrekturen|anmerkungen|wer|alle|gibt ~9 frei)',
    'si (tu|vous|possible)|(confirme*|dit|dire|decide*|decision|valide*|valider|approuve*|signe|signer|signature|remarques|corrections|objections|tous|chacun)',
    'si (puedes|puede|es posible)|(confirm*|decir*|dice|decid*|decision|aprueb*|aprobar|firma*|firme|correcciones|observaciones|objeciones|todos|quien)',
    'se (riesci|riesce|puoi|puo|possibile)|(conferm*|dire|dica|decid*|decisione|approv*|firm*|correzioni|osservazioni|obiezioni|tutti|chi)',
  ].join('|'),
)

/** To these nobody says yes before thinking, and what is told back is no errand. */
const guarded_en =
  'password*|login|iban|bank details|gift card*|money|transfer|invoice|contract*|pay|pays|paid|offer|quote'
const guarded_de =
  'passwort*|zugangsdaten|iban|kontodaten|bankverbindung|gutschein*|geld|uberweis*|bezahlen|bezahlt|zahlt|rechnung|vertrag*|angebot'
const guarded_fr =
  'mot de passe|identifiants|iban|coordonnees bancaires|rib|argent|virement|facture|contrat*|payer|paie|devis|offre'
const guarded_es =
  'contrasena|iban|cuenta|tarjeta|dinero|transferencia|factura|contrato*|pagar|paga|oferta|presupuesto'
const guarded_it = 'password|iban|conto|soldi|bonifico|fattura|contratt*|pagare|paga|offerta|preventivo'

const guarded = matchPhrases([guarded_en, guarded_de, guarded_fr, guarded_es, guarded_it].join('|'))

const careful = matchPhrases(
  [
    `${guarded_en}|opinion|your view|whether|if you|availab*|call me|ring me`,
    `${guarded_de}|meinung|einschatzung|ob|anrufen`,
    `${guarded_fr}|avis|si tu|si vous|disponib*|appeler`,
    `${guarded_es}|opinion|si puedes|disponib*|llamar*`,
    `${guarded_it}|parere|opinione|disponib*|chiamar*`,
  ].join('|'),
)
