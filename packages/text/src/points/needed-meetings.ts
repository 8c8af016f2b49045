import { matchAnyOf } from '../wish/cues/phrase-matcher.ts'

/** Whether a folded sentence says that the meeting itself is needed: `We need one more rehearsal before the concert.` */
export function needsMeeting(folded: string): boolean {
  return needed.test(folded)
}

const needed = matchAnyOf(
  '(need|needs|require|requires) ~1 (a|an|another|one|some) ~2 (rehearsal|meeting|session|appointment|call|site visit|run through|training session|catch up|practice)',
  '(brauchen|brauche|brauchten|benotigen|benotige|bedarf|fehlt) ~3 (ein|eine|einen|noch) ~2 (probe|termin|treffen|besprechung|sitzung|ortstermin|gesprach|trainingseinheit|besichtigung)',
  '(faut|faudrait|besoin|manque) ~3 (un|une) ~1 (repetition|reunion|rendez vous|rdv|seance|entretien|visite)',
  '(falta|necesitamos|necesito|necesitariamos|necesitaria) ~1 (un|una|otro|otra) ~1 (ensayo|reunion|cita|sesion|llamada|visita|encuentro)',
  '(serve|servirebbe|occorre|bisogno) ~2 (un|una|altra) ~1 (prova|riunione|incontro|appuntamento|seduta|sopralluogo|chiamata|lezione)',
)
