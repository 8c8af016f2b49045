import { filtered } from '../literal-filter.ts'
import { matchAnyOf } from '../wish/cues/phrase-matcher.ts'

const corrections = matchAnyOf(
  '(if|should) ~1 (you|anyone|anybody|somebody|something|anything) ~3 (spot|see|notice|find|missed|missing|wrong|overlooked|forgotten) ~9 (let me|tell me|let us|shout|write|say|drop)|(whoever|anyone who|anybody who|anyone with|anybody with) ~4 (add|change|correct|objections|objects|corrections|amendments)',
  'wer ~3 (einwande|einwendungen|korrekturen|erganzungen|anmerkungen)|wer ~4 (erganzen|andern|hinzufugen|anmerken|korrigieren)|(falls|wenn|sollte|solltet|sollten|solltest) ~6 (fehler|fehlt|auffallt|auffallen|vergessen habe|vergessen hab|ubersehen habe|ubersehen hab|entdeckst|entdecken|entdeckt|nicht stimmt)',
  '(si|s) ~2 (voyez|vois|voit|reperez|reperes|constatez|remarquez|trouvez|trouves) ~4 (oubli|oublis|erreur|erreurs|coquille*|manque)|merci de ~2 signaler ~3 (remarques|erreurs|oublis|corrections)|(qui|ceux qui) (souhaite|souhaitent|veut|veulent) (ajouter|completer|corriger)|(qui|ceux qui) ~2 (objections|remarques|corrections)',
  '(si|por si) ~2 (veis|ves|ve|ven|encontrais|encuentras|encuentran|detectais|detectas|falta|hay) ~4 (error|errores|fallo|fallos|algo|errata*)|(quien|quienes) ~2 (anadir|corregir|completar|objeciones|correcciones|observaciones)',
  '(se|qualora) ~2 (vedete|vedi|vede|trovate|trovi|notate|noti|manca|dovessero) ~4 (errori|errore|qualcosa|sviste|imprecisioni)|chi ~2 (aggiungere|correggere|integrare|obiezioni|correzioni|osservazioni)',
)

const begins_with_corrections = filtered(
  /^(?:any )?(?:corrections|amendments|additions|objections|korrekturen|anderungswunsche|erganzungen|anmerkungen|einwande|remarques|corrections|observations|correcciones|observaciones|objeciones|correzioni|osservazioni|aggiunte|obiezioni)(?! (?:are|sind|sont|estan|sono) )(?![a-z])/,
)

const rules = matchAnyOf(
  '(please|and please) no (music|noise|smoking|bikes|dogs|parking|rubbish|shoes|food|drinks|parties|visitors|prams|barbecues|ball games)',
  '(bitte|dann bitte) (keine|kein|keinen) (musik|larm|fahrrader|hunde|mull|sperrmull|schuhe|essen|getranke|besucher|kinderwagen|rauchen|ballspiele|grillen|parken)',
  'pas de (musique|bruit|velos|velo|chiens|poubelles|chaussures|nourriture|boissons|barbecue|poussettes|cigarettes)',
  '(por favor|y) ~1 (nada de|sin) (musica|ruido*|bicis|bicicletas|perros|basura|comida|fumar|barbacoas)',
  '(per favore|e) ~1 (niente|nessun|nessuna) (musica|rumori|rumore|bici|biciclette|cani|rifiuti|cibo|fumo|grigliate)',
)

/** `Bitte rechnen Sie mit etwa anderthalb Stunden.` */
const remarks = matchAnyOf(
  'please (allow|expect|reckon|plan|budget) ~5 (hour|hours|minute|minutes)|please (note|be aware) (that|our|the)',
  'bitte (rechnen|planen|rechne|plane|kalkulieren) ~6 (stunde|stunden|minuten)|bitte (beachten|beachte|beachtet) ~1 (dass|die|den|das|unsere|,)',
  '(merci de|veuillez) (prevoir|compter) ~4 (heure|heures|minutes)|(prevoyez|comptez) ~3 (heure|heures|minutes)|(merci de|veuillez) noter',
  '(cuente|cuenta|calcule|calcula|prevea) ~4 (hora|horas|minutos)|(tenga|ten|tengan) en cuenta',
  '(calcoli|calcola|preveda|prevedi|consideri|considera) ~4 (ora|ore|minuti)|(tenga|tieni|tenete) presente',
)

/** `Wer Bänke hat: bitte bei Nora melden.` */
const whoever = filtered(
  /^(?:wer (?!von )\p{L}.*(?:bitte|melde|meldet|schreib|kann sich|soll)|(?:whoever|anyone who|anybody who|those who|anyone with|anybody with) |(?:celles et ceux|ceux|celles|tous ceux) qui |(?:quien|quienes|el que|los que) (?!me |nos )\p{L}.*(?:por favor|que |diga|avise|escriba)|(?:chi|quelli che|coloro che) (?!mi |ci )\p{L}.*(?:per favore|per cortesia|scriva|dica|avvisi|segnali|contatti))/u,
)

/**
 * What only some may do, if they like, what a house rule forbids to all, or what is to be known: `If you see anything
 * missing, tell me.`
 */
export function isOptional(folded: string): boolean {
  return (
    corrections.test(folded) ||
    (whoever.test(folded) && !folded.includes('?')) ||
    begins_with_corrections.test(folded) ||
    rules.test(folded) ||
    remarks.test(folded)
  )
}
