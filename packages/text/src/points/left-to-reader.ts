import { matchAnyOf } from '../wish/cues/phrase-matcher.ts'

const choice = matchAnyOf(
  '(your (call|choice|decision)|up to you|you (decide|choose))',
  '(deine|ihre|eure) (entscheidung|wahl)|(du entscheidest|entscheide du|entscheiden sie|sie entscheiden|das entscheidest du)|(liegt|uberlasse ich|uberlassen wir) ~1 (bei )?(dir|ihnen|euch)',
  '(a toi|a vous) de (voir|choisir|decider|trancher)|c est (toi|vous) qui (vois|voyez|decides|decidez)|comme (tu veux|vous voulez|tu preferes|vous preferez)',
  '(tu decides|usted decide|vosotros decidis|decide tu|decida usted|tu eliges|usted elige|como (quieras|prefieras|prefiera|quiera))',
  '(decidi tu|decida lei|decidete voi|scegli tu|scelga lei|a te la scelta|a lei la scelta|vedi tu|veda lei)',
)

const longest_choice = 60

const options = matchAnyOf(
  '(you|we) ~1 have (two|three) (options|choices|possibilities)|there are (two|three) (options|possibilities)',
  '(sie|du|ihr|wir) ~1 (haben|hast|habt) (zwei|drei) (moglichkeiten|varianten|optionen)|es gibt (zwei|drei) (moglichkeiten|varianten|optionen)',
  '(vous avez|tu as|nous avons|il y a) (deux|trois) (possibilites|options|solutions)',
  '(tiene|tienen|tienes|tenemos|hay) (dos|tres) (opciones|posibilidades|alternativas)',
  '(ha|hai|avete|abbiamo|ci sono) (due|tre) (possibilita|opzioni|alternative)',
)

/** `You have two options: we take the darker ones, or we deliver later.` */
export function givesOptions(folded: string): boolean {
  return options.test(folded)
}

/** `Your call.` behind what there is to choose. */
export function leavesChoice(folded: string): boolean {
  return folded.length <= longest_choice && choice.test(folded)
}

const nobody = matchAnyOf(
  '(still|yet) ~2 (without (anybody|anyone|somebody|volunteers|helpers)|nobody|no one|no volunteers|no volunteer)|nobody ~5 yet|(don t|do not) have (anybody|anyone) ~9 yet',
  '(noch|bisher|bislang) ~1 (niemand|niemanden|keinen freiwilligen|keine freiwilligen|keine helfer|unbesetzt|nicht besetzt)',
  '(encore|toujours) ~1 (personne|aucun volontaire|sans volontaire)|personne ~2 (encore|pour l instant)',
  '(todavia|aun) ~1 (no tenemos a nadie|no hay nadie|no tengo a nadie|sin nadie|sin voluntari*|no hay voluntari*)',
  '(ancora|finora) ~1 (nessuno|nessun volontario|scoperto|scoperta)',
)

/** `For the kitchen we still have nobody.` */
export function lacksPeople(folded: string): boolean {
  return nobody.test(folded)
}
