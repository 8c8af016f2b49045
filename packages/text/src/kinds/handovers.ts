import { matchPhrases } from '../wish/cues/phrase-matcher.ts'

/** Whether a folded sentence leaves something to its reader to see to: `kannst du dich darum kümmern?` */
export function handsOver(folded: string): boolean {
  return handed.test(folded)
}

const handed = matchPhrases(
  [
    '(can|could|would|will) you (please |maybe |perhaps |possibly )?(take care of|deal with|handle|look after|see to|sort out|sort|take on|pick up|follow up on) (this|that|it|these)|(can|could|would|will) you (please |maybe |perhaps )?take (this|it) (on|over|from here|off my hands|?)|(please|pls) (take care of|deal with|handle|see to) (this|that|it)|over to you|one for you|(this|that|it) is yours (,|.|!|i)|(this one|this|that) (is|s) (for you|one for you|your area)|(i ll|i will|will) leave (this|it|that) (to|with) you|(mind|happy|able) (taking care of|to take care of|taking over|to take over) (this|it|that)',
    '(kannst|konntest|wurdest|magst) du ~3 (darum|hierum|dem|der sache) ~1 (kummern|annehmen)|(konnen|konnten|wurden) sie ~3 (darum|hierum|dem|der sache) ~1 (kummern|annehmen)|(kannst|konntest|wurdest|magst) du (das|dies|es) ~2 (ubernehmen|erledigen|klaren|regeln)|(konnen|konnten|wurden) sie (das|dies|es) ~2 (ubernehmen|erledigen|klaren|regeln)|(kummerst|nimmst) du dich ~3 (darum|dem|drum)|ubernimmst du (das|dies|es)|(kummere|kummer) dich (bitte )?~1 (darum|drum)|(kummern|nehmen) sie sich (bitte )?(darum|dem)|(das|ist) ~2 (deine baustelle|dein bereich|dein thema|was fur dich|deins)|(das fallt|fallt wohl) ~2 in (deinen|ihren) bereich',
    '(peux|pourrais) tu ~2 (t en|t) (occuper|charger)|(peux|pourrais) tu ~1 (gerer|prendre en charge|reprendre) (ca|cela|ce|le|la)|tu (peux|pourrais) ~2 (t en|t) (occuper|charger)|tu (peux|pourrais) gerer|tu t en (occupes|charges)|(pouvez|pourriez) vous ~2 (vous en) (occuper|charger)|(pouvez|pourriez) vous (gerer|prendre en charge|prendre le relais)|(je te|je vous) laisse (gerer|t en occuper|vous en occuper|voir|la main|faire)|(c est|ca c est) (pour toi|pour vous|ton rayon|de ton ressort)|a toi de jouer|(occupe t en|occupez vous en|merci de t en occuper|merci de vous en occuper)',
    '(te|se) (puedes|podrias|puede|podria) (encargar|ocupar)|(puedes|podrias|puede|podria) (encargarte|ocuparte|encargarse|ocuparse|gestionarlo|gestionar esto|hacerte cargo|hacerse cargo)|(te|se) (encargas|encarga|ocupas) (tu|usted|de esto|de ello|por favor)|(encargate|ocupate|encarguese|ocupese)|(esto|esta) (es|seria) ~1 (cosa tuya|para ti|tuyo|de tu area)|te toca (a ti)?|(lo|te lo) dejo en tus manos|te lo dejo a ti',
    '(puoi|potresti|puo|potrebbe) (occupartene|occuparsene|pensarci|occuparti|occuparsi|gestirlo|gestirla|prenderlo|prendertelo|seguirlo|farti carico)|(te|se) ne (puoi|potresti|puo|potrebbe) occupare|(te ne|se ne) (occupi|occupa) (tu|lei)?|(ci|ci puoi) (pensi|pensare) (tu|lei)|(tocca|spetta|sta) (a te|a lei)|(lo|la|te lo|glielo) lascio (a te|a lei|gestire)|(occupatene|pensaci tu)|(questo|questa) (e|sarebbe) ~1 (per te|roba tua|di tua competenza)',
  ].join('|'),
)
