import { agrees } from '../wish/cues/agreement.ts'
import { matchAnyOf } from '../wish/cues/phrase-matcher.ts'

/** Whether a folded sentence agrees to a time that was named before: `Tuesday at 3 works for me.` */
export function agreesToTime(folded: string): boolean {
  return !folded.includes('?') && times.test(folded) && (agrees(folded) || suits.test(folded))
}

const times = matchAnyOf(
  'monday|tuesday|wednesday|thursday|friday|saturday|sunday|tomorrow|today|at #|# (am|pm)',
  'montag*|dienstag*|mittwoch*|donnerstag*|freitag*|samstag*|sonntag*|morgen|heute|um #|# uhr',
  'lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|demain|aujourd hui|a # h|# h',
  'lunes|martes|miercoles|jueves|viernes|sabado|domingo|manana|hoy|a las #',
  'lunedi|martedi|mercoledi|giovedi|venerdi|sabato|domenica|domani|oggi|alle #',
)

const suits = matchAnyOf(
  '(works|suits|is fine|is good|is perfect|is great) (for )?(me|us)|(i|we) (ll|will) be there|(let s|lets) do (monday|tuesday|wednesday|thursday|friday|saturday|sunday|tomorrow) ~5 then',
  '(passt|geht|klappt) (mir|uns|bei mir|bei uns|fur mich) ~2 (gut|prima|super|bestens|sehr gut|perfekt)?|(dann|also) machen wir (montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag|morgen)',
  '(me|nous) (va|convient|conviennent) ~1 (bien|parfaitement|tres bien)?|c est (parfait|bon) (pour|,)|(alors|donc) disons (lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|demain)',
  '(me|nos) (va|viene) ~1 (bien|perfecto|genial)|(pues|entonces) quedamos (el|manana)',
  '(per me|a me|mi|ci) ~1 (va|vanno) ~1 (bene|benissimo)|allora facciamo (lunedi|martedi|mercoledi|giovedi|venerdi|sabato|domenica|domani)',
)

/** Whether a folded sentence says that its writer comes late to what was agreed. */
export function comesLate(folded: string): boolean {
  return late.test(folded)
}

const late = matchAnyOf(
  '(i m|i am|we re|we are|i ll be|i will be|we ll be|we will be) ~2 (running|going to be)? ~4 (late|behind)|running ~4 late',
  '(verspate|verspaten) (mich|uns)|(komme|kommen|bin|sind|schaffe|schaffen) ~12 (minuten|viertelstunde|halbe stunde|etwas|ein bisschen) (spater|zu spat)',
  '(aurai|aurons|j ai|nous avons) ~4 (de retard|du retard)|(je serai|nous serons|je suis) ~2 en retard|(arrive|arriverai|arrivons) ~4 (en retard|de retard|plus tard)',
  '(llego|llegare|llegamos|llegaremos|voy|vamos) ~4 (tarde|con retraso)|me retraso',
  '(arrivo|arrivero|arriviamo|arriveremo|faccio|sono) ~4 (ritardo|tardi)|tardo ~2 (minuti|#)',
)
