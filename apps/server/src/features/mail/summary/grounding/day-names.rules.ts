function numbered(lists: readonly string[]): ReadonlyMap<string, number> {
  return new Map(lists.flatMap((names) => names.split(' ').map((name, index) => [name, index + 1] as const)))
}

export const months = numbered([
  'january february march april may june july august september october november december',
  'januar februar märz april mai juni juli august september oktober november dezember',
  'janvier février mars avril mai juin juillet août septembre octobre novembre décembre',
  'enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre',
  'gennaio febbraio marzo aprile maggio giugno luglio agosto settembre ottobre novembre dicembre',
  'jänner feber märz april mai juni juli august setiembre',
])

/** Months only beside the number of a day. */
export const short_months = numbered([
  'jan feb mar apr may jun jul aug sep oct nov dec',
  'jan feb mär apr mai jun jul aug sept okt nov dez',
  'janv févr mars avr mai juin juil août sept oct nov déc',
  'ene feb mar abr may jun jul ago sep oct nov dic',
  'gen feb mar apr mag giu lug ago set ott nov dic',
])

/** From Monday. */
export const weekdays = numbered([
  'monday tuesday wednesday thursday friday saturday sunday',
  'mondays tuesdays wednesdays thursdays fridays saturdays sundays',
  'montag dienstag mittwoch donnerstag freitag samstag sonntag',
  'montags dienstags mittwochs donnerstags freitags samstags sonntags',
  'lundi mardi mercredi jeudi vendredi samedi dimanche',
  'lundis mardis mercredis jeudis vendredis samedis dimanches',
  'lunes martes miércoles jueves viernes sábado domingo',
  'lunedì martedì mercoledì giovedì venerdì sabato domenica',
])

/** Weekdays in a mail; in an answer they could be other words. */
export const short_weekdays = numbered(['mon tue wed thu fri sat sun', 'mo di mi do fr sa so'])

const not_behind = '(?<![\\p{L}\\p{N}-])'
const not_before = '(?![\\p{L}\\p{N}])'

/** Days and parts of the day that a text names by how far away they are, or by their kind. */
const kinds: Readonly<Record<string, string>> = {
  today: "today|tonight|heute|aujourd[’']hui|ce soir|hoy|oggi|stasera",
  tomorrow:
    '(?:by |until |from )?tomorrow|(?<!(?:heute|guten|jeden|am|vom|zum|montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag) )morgen|(?<!après-)demain|(?<!(?:la|esta|una|pasado|cada|toda la) )mañana|domani',
  in_two_days: 'day after tomorrow|übermorgen|après-demain|pasado mañana|dopodomani',
  yesterday: 'yesterday|gestern|ayer|ieri',
  next_week:
    'next week|(?:nächste|kommende)[nr]? woche|semaine prochaine|prochaine semaine|próxima semana|semana (?:que viene|próxima)|prossima settimana|settimana prossima',
  this_week: 'this week|diese[rn]? woche|cette semaine|esta semana|questa settimana',
  next_month:
    'next month|(?:nächste|kommende)[nr]? monat|mois prochain|próximo mes|mes que viene|prossimo mese|mese prossimo',
  weekend: 'weekend|wochenende|week-end|fin de semana|fine settimana',
  morning:
    'morning|vormittags?|morgens|(?:am|jeden|diesen) morgen|matin|matinée|(?:la|esta|una) mañana|mattina|mattino',
  afternoon: 'afternoon|nachmittags?|après-midi|tarde|pomeriggio',
  evening: 'evening|tonight|abends?|soir|soirée|noche|sera|stasera',
}

const patterns = Object.entries(kinds).map(
  ([kind, names]) => [kind, new RegExp(`${not_behind}(?:${names})${not_before}`, 'iu')] as const,
)

/** `Good morning` names no time. */
const greetings =
  /(?<!\p{L})(?:good (?:morning|afternoon|evening)|guten (?:morgen|tag|abend)|schönen abend|bonne (?:soirée|journée)|buenos días|buenas (?:tardes|noches)|buona (?:sera|giornata|serata)|más tarde|sooner or later)(?!\p{L})/giu
const morning_greeting = /^\W{0,3}(?:morning|morgen)(?=[\s,!])/iu

export function dayKinds(text: string): Set<string> {
  const said = text.replaceAll(greetings, ' ').replace(morning_greeting, ' ')
  return new Set(patterns.flatMap(([kind, pattern]) => (pattern.test(said) ? [kind] : [])))
}
