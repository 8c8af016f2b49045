import { matchAnyOf } from '../wish/cues/phrase-matcher.ts'

/** Wishes for the reader. */
export const wishes = matchAnyOf(
  'happy birthday|many happy returns|happy anniversary|(merry|happy) (christmas|easter)|happy new year|congratulations (!|.|,|(on|to) ~1 (your|the|you))|congrats (!|.|,|on)|well done on your',
  '(alles gute|herzlichen gluckwunsch|herzliche gluckwunsche|gluckwunsch|viel gluck) ~2 (zum|zur|nachtraglich) ~2 (geburtstag|hochzeit|jubilaum|jahrestag|prufung|beforderung|geburt)|(frohe weihnachten|frohes neues|gutes neues jahr|frohe ostern)|(herzlichen gluckwunsch|herzliche gluckwunsche|gluckwunsch) (!|.|,|zum|zur|zu)|(gratuliere|gratulieren) ~3 (!|zum|zur|zu)',
  '(joyeux|bon|heureux) (anniversaire|noel)|(bonne annee|joyeuses (fetes|paques))|felicitations (!|.|,|pour (ton|ta|votre|le|la))|meilleurs voeux (pour|a)',
  'feliz (cumpleanos|navidad|aniversario|ano nuevo|santo)|(felices fiestas|felicidades por|enhorabuena por) ~1 (tu|su|el|la)?|(felicidades|enhorabuena) (!|.|,)',
  '(buon|tanti auguri di buon|felice) (compleanno|natale|anniversario|anno|onomastico)|tanti auguri (per|di)|(congratulazioni|complimenti) (!|.|,|per (il|la|l|tuo|tua|suo|sua))',
)

const contests = {
  en: '(race|regatta|match|tournament|prize|award|competition|cup|final|tender|medal|championship|game|bid)',
  de: '(rennen|regatta|spiel|turnier|preis|wettbewerb|pokal|finale|ausschreibung|medaille|meisterschaft|zuschlag)',
  fr: '(course|regate|match|tournoi|prix|concours|coupe|finale|appel d offres|medaille|championnat)',
  es: '(carrera|regata|partido|torneo|premio|concurso|copa|final|licitacion|medalla|campeonato)',
  it: '(gara|regata|partita|torneo|premio|concorso|coppa|finale|medaglia|campionato)',
} as const

/** What the writer won. */
export const victories = matchAnyOf(
  `(i|we|i ve|we ve) ~1 won ~3 ${contests.en}|(came|finished) first in|first place !`,
  `(ich|wir|habe|haben|hab) ~6 ${contests.de} ~1 gewonnen|erster platz !`,
  `(j ai|on a|nous avons) ~1 (gagne|remporte) ~2 ${contests.fr}|premiere place !`,
  `(he|hemos) ~1 ganado ~2 ${contests.es}|(gane|ganamos) ~1 ${contests.es}|primer puesto !`,
  `(ho|abbiamo) ~1 vinto ~2 ${contests.it}|primo posto !`,
)

/** That the writer is late, or cannot come or do what was asked. */
export const declines = matchAnyOf(
  '(can t|cannot|won t be able to|unable to|not be able to) ~2 (make it|come|attend|join|be there)|(be|running|arrive|come) ~4 (late|later than)|(minutes|min|hour) late',
  '(kann|konnen|schaffe|schaffen|werde) ~7 nicht ~5 (kommen|dabei sein|teilnehmen|da sein)|(komme|kommen|bin|sind|werde) ~6 (minuten|min|stunde) ~1 (spater|zu spat)|verspate mich',
  '(ne|n) ~1 (pourrai|peux|pourrons|pouvons) pas ~3 (venir|etre la|assister|participer|etre present*)|(j aurai|aurai|aurons|arrive|arriverai|arriverons) ~4 (retard|minutes plus tard)|en retard',
  'no (puedo|podre|podemos|podremos|voy a poder) ~2 (ir|asistir|venir|estar)|(llego|llegare|llegamos|llegaremos) ~4 (tarde|minutos|retraso)|me retraso',
  'non (riesco|riusciro|posso|potro|riusciamo|possiamo) ~3 (venire|esserci|partecipare)|(arrivo|arrivero|arriviamo|faccio|saro) ~4 (ritardo|minuti dopo)|in ritardo',
  '(have to|must|need to|regret to) ~1 (decline|turn down|turn you down|refuse)|(fully booked|cannot take on|can t take on)',
  '(muss|mussen) ~3 (absagen|ablehnen)|(ausgebucht|keine auftrage annehmen|keinen auftrag annehmen)',
  '(dois|devons|contraint*|oblige*) ~3 (decliner|refuser)|(sommes|est) complets',
  '(debo|debemos|tengo que|tenemos que) ~2 (declinar|rechazar)|(estamos completos|no podemos aceptar)',
  '(devo|dobbiamo) ~2 (declinare|rifiutare)|(siamo al completo|non possiamo accettare)',
)

/** That the writer is to blame. */
export const apologies = matchAnyOf(
  '(it was|was|is|all|that was) ~1 my (fault|mistake)|(i apologise|i apologize|we apologise|we apologize) (for|that)|(really|so|very|terribly) sorry (that|for|about|i)|sorry ~1 (i|we) (missed|forgot|didn t|overlooked|was|were)|sorry (for|about) (the|my|missing|being)',
  '(war|ist) ~1 (mein|unser) (fehler|versehen)|(entschuldige|entschuldigen) ~3 (dass|fur)|tut ~1 ~2 leid ,? dass|sorry ~1 (dass|fur)',
  '(c est|c etait|etait) ~1 (ma|notre) faute|(je m excuse|nous nous excusons|toutes mes excuses|toutes nos excuses) (pour|de|d)|(vraiment|sincerement) desole* (pour|de|d|que)|desole* ~1 (d avoir|de ne pas|pour le|pour mon)',
  '(fue|ha sido|es) (culpa mia|mi culpa|error mio|un error mio|nuestra culpa)|(pido|pedimos) disculpas por|siento (mucho|muchisimo) (lo de|que|haber)|(siento|perdona*) (no haber|haber|por)',
  '(e|e stata|e stato) ~1 (colpa mia|un mio errore|un errore mio|nostra colpa)|(mi scuso|ci scusiamo) (per|di)|(mi dispiace|dispiace) (molto|davvero|tanto) (per|di|che)|(scusa|scusami|mi scusi|mi spiace) (se|per|di)',
)
