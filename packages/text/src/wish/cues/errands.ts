import type { Language } from '../../language.ts'
import { matchPhrases, type PhraseMatcher } from './phrase-matcher.ts'

/** Whether a folded question asks for a favour or who sees to something, and not to meet: `Could you feed our cat on …?` */
export function asksForErrand(folded: string, language: Language): boolean {
  return errands[language].test(folded)
}

const errands: Readonly<Record<Language, PhraseMatcher>> = {
  en: matchPhrases(
    'in the (fridge|oven|freezer)|(leave|let) ~4 (overnight|all night)|feed (the|my|our|his|her)|water (the|my|our) ~1 (plants|flowers|garden|tomatoes)|(may|can|could) (i|we) ~1 (park|leave|store|borrow)|(cover|take over|take) ~1 (my|our|the) ~1 (shift|class|lesson|turn)|stand in for|(pick|picks|picking) ~4 up|(collect|collects|fetch|fetches|babysit|lend|borrow)|(drop|drops) ~4 off|(bring|bringing|brings) (the|a|an|some|your|along|with|on|for|us|me|it|them|to)|(what|who) ~2 (bring|brings|bringing)|look after (the|my|our|his|her) ~1 (cat|dog|kids|children|plants|house|baby|flat)|walk the dog|let (him|her|them|the|my) ~2 in|give ~2 a (lift|ride)|(drive|drives) (me|us|him|her|them|the)|(buy|print|translate)|(hand|hands|handing) ~4 in|(deliver|submit)',
  ),
  de: matchPhrases(
    '(im|in den) (kuhlschrank|ofen|backofen|gefrierfach)|(lasst|lass|stehen|ruhen|gehen) ~5 uber nacht|futter*|giessen|parken|abstellen|abholen|(holt|holst|hole) ~9 ab|mitbring*|(leihen|ausleihen|borgen|babysitten|aufpassen|hinbringen|mitnehmen|kaufen|reinlassen|aufschliessen|einspringen|ubernehmen|vertreten|ausdrucken|ubersetzen)|(bringt|bringst|bringe) ~5 mit|(abgebe|abgeben|abgibst|nachreiche|nachreichen|liefere|einreiche)',
  ),
  fr: matchPhrases(
    'au (four|frigo|refrigerateur|congelateur)|(laisse|laisses|laissez|repose|reposer) ~4 toute la nuit|nourrir|arroser|garer|(aller|va|vas|allez|vais) (le |la |les )?chercher|recuperer|ramener|apporter|(apporte|apportes|apportez|apportons)|(preter|pretes|pretez|emprunter)|garder ~1 (chat|chien|enfants|petit|petite|petits|bebe)|(emmener|conduire|acheter|imprimer|traduire)|(prendre|reprendre) (mon|notre|le) (service|tour|poste|cours)|me remplacer|remplacerais|(rends|rendre|rendais|remets|remettre|livre|livrer) (le|la|les|mon|ma|mes)',
  ),
  es: matchPhrases(
    'en (la nevera|el horno|el frigorifico|el congelador)|(deja|dejas|dejabas|reposa|reposar) ~4 toda la noche|dar de comer|regar|aparcar|estacionar|(recoger|recoge|recoges|recogemos|recogeis)|(llevamos|traigo|traemos|traes|trae|traer|llevo)|prestar*|cuidar*|comprar|(cubrir|cubrirme) ~2 turno|sustituir*|(va|vas|ir|van) a buscar|(imprimir|traducir)|(entrego|entregar|entregue|entregara)',
  ),
  it: matchPhrases(
    'in (forno|frigo|frigorifero|freezer)|nel (forno|frigo)|(lasci|lascia|riposa|riposare|lievitare) ~3 tutta la notte|(dare|dar|dai) da mangiare|annaffiare|innaffiare|parcheggiare|(andare|va|vai|vado|andate) a prendere|ritirare|(portare|portiamo|porto|porti|porta|portate)|prestar*|badare|tenere (il|la|i) (cane|gatto|bambini|bambina|bambino)|comprare|coprire|sostituir*|(stampare|tradurre)|(consegno|consegnare|consegni|consegnassi)',
  ),
}

/** Whether a folded statement says what somebody did, or wishes the reader well: `The plumber was here from 10 to 12`. */
export function tellsOrGreets(folded: string, language: Language): boolean {
  return told[language].test(folded)
}

const told: Readonly<Record<Language, PhraseMatcher>> = {
  en: matchPhrases(
    '(was|were) ~1 (here|there|round)|(came|rang|called) (round|by|at|yesterday|this)|(wish|wishing) you',
  ),
  de: matchPhrases(
    '(war|waren) ~9 (da|hier|bei uns|bei dir|bei ihnen)|(wunsche|wunschen) (ich |wir )?(dir|ihnen|euch)',
  ),
  fr: matchPhrases(
    '(est|sont) (venu|venue|venus|passe|passee|passes)|(etait|etaient) (la|ici)|(te|vous|t) (souhaite|souhaitons)',
  ),
  es: matchPhrases('(estuvo|estuvieron|vino|vinieron)|(te|le|os|les) (deseo|deseamos)'),
  it: matchPhrases(
    '(e|sono) (stato|stata|stati|venuto|venuta|venuti|passato|passata|passati)|(ti|le|vi) (auguro|auguriamo)',
  ),
}

/** Whether a folded sentence says how to reach somebody with questions: `If you have questions, call us …`. */
export function offersHelp(folded: string, language: Language): boolean {
  return help[language].test(folded)
}

const help: Readonly<Record<Language, PhraseMatcher>> = {
  en: matchPhrases('(if you have|with|for|should you have) ~1 (questions|queries|problems|question|query)'),
  de: matchPhrases(
    '(bei|fur) ~1 (fragen|ruckfragen|problemen)|(haben sie|hast du|sollten sie) ~2 (fragen|probleme)',
  ),
  fr: matchPhrases('pour (toute|toutes|vos) (question|questions)|en cas de (question|questions|probleme)'),
  es: matchPhrases(
    'si (tiene|tienes|tienen) ~1 (preguntas|dudas|alguna)|(para|ante) cualquier (duda|pregunta|consulta)',
  ),
  it: matchPhrases('(per|in caso di) ~1 (domande|domanda|informazioni|problemi|dubbi)'),
}
