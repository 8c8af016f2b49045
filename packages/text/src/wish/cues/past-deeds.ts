import type { Language } from '../../language.ts'
import { foldText } from '../terms/tokens.ts'
import { matchPhrases, type PhraseMatcher } from './phrase-matcher.ts'

/** Whether a clause tells what was done or happened, and not what was agreed for a day to come. */
export function tellsDeed(clause: string, language: Language): boolean {
  const written = clause.toLowerCase()
  // Accents alone tell `llegó` from `llego`, and `hätte` from `hatte`.
  const said = language === 'de' || language === 'es' ? written : foldText(written)
  return (
    !agreed[language].test(foldText(written)) &&
    !supposed.test(foldText(written)) &&
    (deeds[language].test(said) || (language === 'es' && preterite.test(said)))
  )
}

/** `Would it be all right if I called you on Monday?`, `What if we met on Friday?` */
const supposed = /(?<!\p{L})(?:if|whether|suppose|wish) (?:i|we|you|he|she|they)(?!\p{L})/u

/** `Llegó`, `llamaron`, `vinieron` */
const preterite = /\p{L}{3}(?:ó|[ai]eron|aron|iste)(?!\p{L})/u

const deeds: Readonly<Record<Language, PhraseMatcher>> = {
  en: matchPhrases(
    [
      '(i|we|you|he|she|they|it|parcel|order|boiler|plumber|man) ~2 (spoke|talked|met|came|went|saw|arrived|bought|received|rang|called|wrote|sent|broke|left|returned|missed|fell|found|heard|picked|dropped|visited|paid|tried|finished|started|stopped|lost)',
      '(arrived|came|went|broke|stopped|failed|happened|left|called|rang|visited|died) ~3 (on|last|at|out|in|round|back|this)',
      '(was|were) ~1 (taken|delivered|sent|told|born|ill|sick|away|off|lovely|great|good|nice|fun|here|there|broken|admitted|operated|discharged|in|at)',
      '(i|we) had (a|an|my|our|the) ~2 (scan|blood|operation|appointment|accident|test|surgery|fall|flu|cold|party|look)|had ~3 (taken|done|out|removed|serviced|checked|fixed)',
    ].join('|'),
  ),
  de: matchPhrases(
    [
      '(habe|hab|hat|haben|hast|habt) ~9 (gesprochen|geredet|telefoniert|getroffen|gesehen|bekommen|erhalten|geschickt|gekauft|gebracht|angerufen|geschrieben|repariert|abgegeben|abgeholt|gemessen|untersucht|verpasst|gefeiert|gegessen|gesucht|gefunden|verloren|bezahlt|mitgeteilt|gezeigt|angesehen|angeschaut|ausgezogen|eingebaut|gewartet|gehort|gehört|erzahlt|erzählt)',
      '(bin|ist|sind|bist|seid) ~9 (gekommen|angekommen|gegangen|gefahren|gewesen|passiert|ausgefallen|eingetroffen|gestorben|gefallen|gestürzt|gesturzt|eingezogen|ausgezogen|zurückgekommen|erschienen|weggegangen|kaputtgegangen)',
      '(wurde|wurden) ~9 (abgenommen|geliefert|operiert|repariert|entlassen|gebracht|abgeholt|eingebaut|untersucht|gestohlen|geröntgt|zugestellt|ausgeliefert|eingeliefert|eröffnet|gefeiert|gewählt|geboren)',
      'kam|kamen|(lief|liefen|verlief|verliefen) ~9 (gut|super|toll|schlecht|glatt|prima|bestens|schief)|ging kaputt|gab es|gab s|brach|fiel|fielen|rief ~4 an|fand ~4 statt|(war|waren) ~3 (krank|da|hier|dort|bei|in|im|beim|auf|weg|schön|super|toll|nett|unterwegs|verreist|zu besuch)',
    ].join('|'),
  ),
  fr: matchPhrases(
    [
      '(ai|as|a|avons|avez|ont) ~2 (parle|discute|vu|vus|recu|recus|envoye|achete|appele|telephone|ecrit|fait|rate|manque|apporte|livre|depose|paye|regle|fete|mange|trouve|perdu|eu|repare|casse|rencontre|passe|signe|commence|fini)',
      '(suis|est|sommes|etes|sont|es) ~1 (venu|venue|venus|venues|passe|passee|passes|arrive|arrivee|arrives|arrivees|alle|alles|allee|tombe|tombee|partie|sorti|sortie|rentre|rentree|nee|ne|tombes|tombees)',
      '(ete) ~1 (livre|livree|opere|operee|recu|recue|depose|deposee|envoye|envoyee)',
      '(c|etais|j|il|elle|nous|on|vous) ~1 (etait|etais|etions|etiez|etaient) ~2 (malade|malades|absent|absente|la|chez|a|au|en|super|bien|tres|genial|sympa)',
    ].join('|'),
  ),
  es: matchPhrases(
    [
      'vino|fue|fui|fuimos|estuve|estuvo|estuvimos|tuve|tuvo|tuvimos|hubo|hice|hizo|hicimos|dije|dio|trajo|vi|vimos|recibí|perdí|salí|envié|compré|llamé|hablé|pagué|dejé|llevé|mandé|cené|comí',
      '(he|has|ha|hemos|habéis|han) ~1 (hablado|visto|recibido|llegado|venido|estado|tenido|ido|enviado|llamado|comprado|pagado|pasado)',
      '(estaba|estábamos|estaban|era|eran) ~2 (malo|mala|enfermo|enferma|enfermos|en|roto|rota|rotos|rotas)',
    ].join('|'),
  ),
  it: matchPhrases(
    [
      '(ho|hai|ha|abbiamo|avete|hanno) ~2 (parlato|visto|visti|vista|ricevuto|mandato|portato|comprato|incontrato|chiamato|scritto|fatto|sentito|avuto|inviato|perso|pagato|festeggiato|mangiato|trovato|lasciato|consegnato|ritirato|telefonato|discusso)',
      '(e|sono|siamo|sei|siete) ~1 (venuto|venuta|venuti|venute|arrivato|arrivata|arrivati|arrivate|stato|stata|stati|state|andato|andata|andati|passato|passata|passati|successo|uscito|uscita|usciti|caduto|caduta|tornato|tornata|nato|nata|morto|morta)',
      'era|erano|eravamo|ero',
    ].join('|'),
  ),
}

/** `We agreed on Monday`, `am Montag haben wir den Termin gebucht` name days to come as well. */
const agreed: Readonly<Record<Language, PhraseMatcher>> = {
  en: matchPhrases(
    'agreed|planned|scheduled|booked|arranged|moved|offered|suggested|said|supposed|meant|due|pencilled|decided|invited|reserved|blocked|kept',
  ),
  de: matchPhrases(
    'geplant|angesetzt|vereinbart|ausgemacht|verabredet|reserviert|gebucht|eingetragen|vorgesehen|verschoben|vorgeschlagen|gesagt|eingeladen|zugesagt|versprochen|geeinigt|freigehalten|urlaub|frei|termin',
  ),
  fr: matchPhrases(
    'prevu*|fixe*|convenu*|reserve*|propose*|dit|decide*|promis|invite*|rendez vous|rdv|bloque*|programme*|reporte*',
  ),
  es: matchPhrases(
    'quedamos|quede|quedo|previst*|reserv*|propus*|propuse|acord*|dijo|invit*|programad*|aplaz*|libre|cita',
  ),
  it: matchPhrases(
    'previst*|fissat*|prenotat*|propost*|deciso|detto|invitat*|programmat*|spostat*|rimandat*|ferie|liber*|appuntamento|rimasti',
  ),
}
