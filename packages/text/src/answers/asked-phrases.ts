import { matchAnyOf } from '../wish/cues/phrase-matcher.ts'

/** Whole actions to choose from: a yes to these says nothing. */
export const leaves_choice =
  / (?:or(?! (?:not|no|so)[ ,?])|oder(?! (?:nicht|nein|so|was|etwa)[ ,?])|ou(?! (?:pas|non)[ ,?])|o(?! no[ ,?])|oppure(?! no[ ,?])|u) (?=\p{L})/u

/** `Let me know whether you come.` */
export const asks_whether = matchAnyOf(
  '(know|tell|say|confirm|sure) ~3 (whether|if) (you|we|they|it|he|she|this|that|there|the|i|your|our)|(whether|if) ~9 (or not)',
  '(sag|sage|sagen|sagt|sagst|gib|gibst|geben|teil|teilen|teile|mitteilen|mit|wissen|wisse|bescheid|bestatigen|bestatige|uns|mir|kurz|bitte) (,)? ~2 ob',
  '(dire|dis|dites|savoir|preciser|precisez|confirmer|confirmez|indiquer|indiquez|demande) ~2 (si|s) (tu|vous|il|elle|on|c|nous|je|la|le|les|votre|ta|ton)',
  '(decir*|dime|digame|dinos|diganos|saber|confirm*|indic*|avis*) ~3 si (puedo|podemos|podria|podriamos|vienes|viene|vais|vienen|puedes|puede|podeis|pueden|te|le|os|se|la|el|los|las|hay|tienes|tiene|quieres|quiere|es|esta|ya|vas|va|necesitas|necesita)',
  '(dimmi|dirmi|dicci|dirci|ditemi|diteci|dire|dica|sapere|conferm*|indic*|avvis*) ~3 se (posso|possiamo|potrei|potremmo|dormi|dorme|dormite|preferisci|preferisce|preferite|vieni|viene|venite|puoi|puo|potete|ti|le|vi|la|il|i|c|ci|hai|ha|avete|vuoi|vuole|e|serve|va|sei)',
)

/** `Could you send me the list?` */
export const sends_to_writer = matchAnyOf(
  '(send|forward|email|mail) ~1 (me|us)|(send|forward) ~4 (to|over to) (me|us)|share ~4 with (me|us)',
  '(mir|uns) ~9 (schicken|senden|zuschicken|zusenden|weiterleiten|ubersenden|zukommen|mailen)|(schickst|schicken|sendest|senden|mailst) ~2 (mir|uns)',
  '(me|m|nous) (l|le|la|les)? (envoyer|transmettre|adresser|envoie|envoies|envoyez|transmets|transmettez)|(me|nous) ~1 (faire parvenir|faites parvenir|fais parvenir)',
  '(me|nos) ~1 (mandas|envias|manda|envia|mandais|enviais|puedes|podrias|puede|podria) ~1 (enviar|mandar|reenviar|pasar)?|(enviarme*|mandarme*|reenviarme*|pasarme*|enviarnos*|mandarnos*|pasarnos*)',
  '(mi|ci) ~1 (mandi|invii|giri|manda|invia|gira|mandate|inviate)|(mandarmi|inviarmi|girarmi|inoltrarmi|mandarci|inviarci|mandarmel*|inviarmel*)|(mi|ci) ~1 (puoi|puo|potresti|potrebbe) ~1 (mandare|inviare|girare)',
)

/** How many things are to be known. */
export function countWhether(folded: string): number {
  return folded.match(whether)?.length ?? 0
}

const whether = /(?<!\p{L})(?:whether|if|ob|si|s(?='ils?(?!\p{L}))|se)(?!\p{L})/gu

/** `Bitte schicken Sie …`, also where a request has no other word of its own. */
export const asks_plainly = matchAnyOf(
  '(please|kindly)|(it would be|would be) ~2 (great|nice|lovely|helpful|good) if you|(i|we) ~1 (need|require) (the|a|an|your|some|two|three|also|still)',
  '(schon|nett|toll|super|lieb|prima) ware (es|das)|ware (es|ich|das) ~2 (schon|nett|toll|super|dankbar|lieb|prima)',
  'bitte|(brauche|brauchen|brauchte|brauchten|benotige|benotigen) (ich|wir)|(ich|wir) ~1 (brauche|brauchen|brauchte|brauchten|benotige|benotigen)',
  '(merci|priere) (de|d)|veuillez|s il (te|vous) plait|stp|svp|(il|nous|me) ~1 (faut|faudrait)|besoin (de|d)|saurais gre|saurions gre|ce serait ~2 (gentil|bien|super|parfait|sympa) (si|de)|faudrait que (tu|vous)|(prie|prions) ~3 de',
  'por favor|porfa|(haganos|hagame|hazme|haznos)|(ruego|rogamos|pido|pedimos|agradeceria|agradeceriamos)|(me|nos) (hace|haria|hacen|harian) falta|(necesito|necesitamos|necesitaria)|(seria|estaria) ~2 (bueno|genial|ideal|perfecto|estupendo) (que|si)',
  'per (favore|cortesia|piacere)|(prego|preghiamo|chiedo|chiediamo) ~2 di|(mi|ci) (serve|servono|servirebbe|servirebbero|occorre|occorrono)|bisogno (di|del|della)|sarebbe ~2 (bello|utile|perfetto|ideale|gentile|ottimo) se|(dovresti|dovrebbe)',
)

/** `Please tell us how many you are.` */
export const asks_to_tell = matchAnyOf(
  '(know|tell|say|see|sure|hear|advise|explain|ask|wonder|wondering) ~3 (who|what|which|when|where|why|how)',
  '(sag*|mitteil*|teil*|wissen|schreib*|bescheid|erklar*|nenn*|frag*|interessier*) ~3 (,)? ~1 (wer|wen|wem|was|wann|wo|wohin|woher|wie|wieviel*|warum|welche*)',
  '(dire|dis|dites|savoir|precis*|indiqu*|expliqu*|communiqu*|demande*) ~3 (qui|que|quoi|quand|ou|comment|pourquoi|combien|quel*|lequel|laquelle)',
  '(decir*|dime|digame|dinos|saber|indic*|explic*|pregunt*) ~3 (quien*|que|cuando|donde|como|cual*|cuant*)',
  '(dimmi|dirmi|dire|dica|sapere|indic*|spieg*|chied*) ~3 (chi|cosa|quando|dove|come|quant*|qual*|perche)',
)

/** `Puedo mandarlo por correo o por mensajero, usted dirá.` */
export const leaves_it_to_reader = matchAnyOf(
  '(your|state your) (choice|call|preference)|up to you|you (choose|decide)|take your pick',
  '(such|sucht|suchen) ~3 aus|(deine|ihre|eure) (wahl|entscheidung)|(entscheide|entscheiden|entscheidet) (du|sie|ihr)|ganz wie (du|sie|ihr)',
  '(a vous|a toi) de (voir|choisir|decider)|(votre|ton) choix|c est vous qui (decidez|voyez)',
  '(usted|tu) (dira|diras|decide|decides|elige|eliges)|como (prefieras|prefiera|prefierais)|a (tu|su) eleccion',
  '(mi|ci) dica|decide (lei|tu)|decidi tu|a (lei|te) la scelta|come (preferisce|preferisci)',
)

/** `Mi servirebbe il nome dell'autore.` */
export const wants_fact = matchAnyOf(
  '(need|missing|have) (the|your|his|her) ~1 (name|names|address|number|date|size)',
  '(brauche|brauchen|benotige|benotigen|fehlt|fehlen) ~4 (namen|name|adresse|nummer|telefonnummer|datum|geburtsdatum|grosse|schuhgrosse)',
  '(faut|faudrait|besoin|manque|communiquer|indiquer|preciser|donner) ~3 (nom|noms|adresse|numero|date|taille|pointure|pointures)',
  '(falta|faltan|necesito|necesitamos|indicar*|indique*) ~3 (nombre|nombres|direccion|numero|fecha|talla)',
  '(serve|servono|servirebbe|servirebbero|manca|mancano|indic*|comunic*) ~3 (nome|nomi|indirizzo|numero|data|taglia)',
)

export const wants_nothing = matchAnyOf(
  '(nothing|no longer|not) ~2 (need|needed|necessary|require*)|(need|require) (nothing|no)',
  '(brauche|brauchen|benotige|benotigen|musst|mussen) ~3 (nichts|nicht|kein*)',
  '(rien|plus) ~2 (besoin|faire)|pas besoin',
  '(nada|no) ~2 (necesito|necesitamos|falta|necesario)',
  '(niente|non) ~2 (serve|servono|occorre|bisogno|necessario)',
)

/** `Gibst du das bitte frei?`, `Il me faut ton accord.` */
export const asks_approval = matchAnyOf(
  '(your|you) ~2 (approval|approve|okay|ok|go ahead|sign off|sign it off|green light)|(sign off|approve) (on)? (the|it|this|that)|(need|needs) to (sign off|approve)',
  '(gibst|geben|gib|gebt) ~6 frei|(freigabe|freigeben|genehmigen|genehmigung|dein okay|dein ok|ihr okay|ihr ok|deine zustimmung|ihre zustimmung)',
  '(ton|votre) (accord|feu vert|aval|validation|ok)|(valides|validez|valider|approuver|approuves|approuvez) (tu|vous|le|la|les|ce|cette)',
  '(tu|su|vuestro|vuestra) (aprobacion|visto bueno|conformidad|autorizacion|ok)|(apruebas|aprueba|autorizas|autoriza)',
  '(tuo|tua|suo|sua|vostro|vostra) (approvazione|benestare|ok|conferma|autorizzazione)|(approvi|approva|autorizzi|autorizza)',
)

export const confirms = matchAnyOf(
  '(please|kindly|could you|can you) ~2 confirm',
  '(bitte|um) ~9 (bestatig*|bestatigung)|(bestatigen|bestatige|bestatigst) (sie|du|mir|uns|bitte)',
  '(merci de|veuillez|pouvez vous|peux tu|de) ~2 confirmer|confirmez|confirme moi',
  '(confirmeme|confirmame|confirmenos|confirmarme|confirmarnos|confirme|me confirm*|nos confirm*|ruego ~3 confirm*)',
  '(confermarmi|confermarci|confermami|mi conferm*|ci conferm*|confermare|confermi)',
)

/** To these nobody says yes before thinking. */
export const asks_secret = matchAnyOf(
  'password*|login|iban|bank details|gift card*|pin|passwort*|zugangsdaten|kontodaten|bankverbindung|gutschein*|mot de passe|identifiants|rib|contrasena|tarjeta ~2 regalo|numero de cuenta|carta regalo|codice',
)
