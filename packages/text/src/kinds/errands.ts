import { matchPhrases } from '../wish/cues/phrase-matcher.ts'

/** Whether a folded request asks its reader to do one thing, and not to say something: `Could you send me the figures?` */
export function asksErrand(folded: string): boolean {
  return errand.test(folded) && !careful.test(folded)
}

const errand = matchPhrases(
  [
    '(can|could|would|will) you ~2 (send|forward|share|check|print|bring|book|order|pass|upload|update|add|remove|fix|have a look|take a look|look at|look into|review|return|prepare|fill|invite|remind|scan|post|reserve|copy)|(please|kindly) (send|forward|share|check|print|bring|book|order|upload|update|return|scan)',
    '(kannst|konntest|wurdest|magst) du ~9 (schicken|senden|weiterleiten|prufen|ausdrucken|mitbringen|bestellen|buchen|hochladen|aktualisieren|erganzen|anschauen|ansehen|reinschauen|draufschauen|nachsehen|zuruckschicken|vorbereiten|reservieren|scannen)|(konnen|konnten|wurden) sie ~12 (schicken|senden|zusenden|weiterleiten|prufen|bestellen|buchen|hochladen|erganzen|ansehen|zurucksenden|reservieren)|bitte ~9 (schicken|senden|prufen|weiterleiten|zurucksenden) sie|(schick|sende|leite|schau|druck|bring) ~6 bitte|bitte (schick|sende|leite|schau|druck|bring|pruf|reservier|buch|scann)|senden sie ~8 (zuruck|zu)',
    '(peux|pourrais) tu ~3 (envoyer|transferer|transmettre|verifier|imprimer|apporter|commander|reserver|regarder|jeter|relire|renvoyer|preparer|scanner|ajouter)|(pouvez|pourriez) vous ~3 (envoyer|transferer|transmettre|verifier|imprimer|commander|reserver|relire|renvoyer|retourner|ajouter)|merci de ~3 (envoyer|transmettre|retourner|renvoyer|verifier)',
    '(puedes|podrias|puede|podria) ~2 (enviar*|mandar*|reenviar*|pasar*|revisar*|comprobar*|imprimir*|traer*|reservar*|pedir*|mirar*|subir*|escanear*)|(ruego|rogamos) ~2 (envie*|remita*|devuelva*|revise*)',
    '(puoi|potresti|puo|potrebbe) ~2 (mandar*|inviar*|inoltrar*|girar*|controllar*|verificar*|stampar*|portar*|prenotar*|ordinar*|guardar*|caricar*|scansionar*|preparar*)|(mi|ci) (mandi|invii|giri|inoltri|manda|invia|gira)|(prego|preghiamo) di ~2 (inviar*|restituir*|rimandar*|controllar*)',
  ].join('|'),
)

/** To these nobody says yes before thinking, and what is told back is no errand. */
const careful = matchPhrases(
  [
    'password*|login|iban|bank details|gift card*|money|transfer|invoice|contract*|pay|opinion|your view|whether|if you|availab*|call me|ring me',
    'passwort*|zugangsdaten|iban|kontodaten|bankverbindung|gutschein*|geld|uberweis*|bezahlen|rechnung|vertrag*|meinung|einschatzung|ob|anrufen',
    'mot de passe|identifiants|iban|coordonnees bancaires|rib|argent|virement|facture|contrat*|payer|avis|si tu|si vous|disponib*|appeler',
    'contrasena|iban|cuenta|tarjeta|dinero|transferencia|factura|contrato*|pagar|opinion|si puedes|disponib*|llamar*',
    'password|iban|conto|soldi|bonifico|fattura|contratt*|pagare|parere|opinione|disponib*|chiamar*',
  ].join('|'),
)
