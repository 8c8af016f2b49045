import type { Language } from '../../language.ts'
import { matchPhrases, type PhraseMatcher } from '../cues/phrase-matcher.ts'
import { type DaysItem, isWantedDay } from '../items/groups.ts'
import type { Item } from '../items/item.ts'
import type { Reader } from '../items/item-reader.ts'
import { filtered } from '../../literal-filter.ts'

/** Takes out the stretches that say what a talk is about, and not when it is: `the budget for March`. */
export function takeTopics(reader: Reader): void {
  for (const [place, item] of [...reader.items.entries()].toReversed()) {
    if (!isTopic(reader, item)) continue
    reader.items.splice(place, 1)
    reader.unmeant.push({ ...item, isSettled: true })
  }
}

function isTopic({ language, textAt, terms }: Reader, item: Item): item is DaysItem {
  if (!isWantedDay(item)) return false
  // What is left of this month may be short.
  const isMonth = terms.some(
    ({ kind, start, end }) => kind === 'month' && start === item.start && end === item.end,
  )
  if (!isMonth && !item.days.every(({ first, last }) => last - first >= shortest)) return false
  const before = textAt(Math.max(0, item.start - longest_before), item.start)
  const around = `${withContent(before, language)} ${period} ${textAt(item.end, item.end + longest_behind)}`
  const { topic, meeting } = topics[language]
  return topic.test(around) && !meeting.test(around)
}

/** A month, a season or a year; a shorter stretch is rather one of the meeting. */
const shortest = 27
const longest_before = 90
const longest_behind = 24

/** In phrases, a word for the stretch that is named. */
const period = 'period'
/** In phrases, a word for what Germans plan or count, by the ending of its name. */
const content = 'inhalt'

function withContent(text: string, language: Language): string {
  if (language !== 'de') return text
  return text
    .split(' ')
    .map((word) => (german_content.test(word) ? content : word))
    .join(' ')
}

const german_content = filtered(
  /(?:plan|plane|planung|zahlen|budget|budgets|bericht|berichte|programm|programme|rechnung|rechnungen|abschluss|ergebnis|ergebnisse|ausgabe|newsletter|kollektion|kampagne|inhalte|bestellung|bestellungen|katalog|umsatze|kosten|buchungen|ausstellung|ausstellungen|schichten|statistik|lohne|gehalter|bilanz)$/,
)

interface TopicPhrases {
  /** The stretch belongs to a thing that has one, or to what a talk is about. */
  readonly topic: PhraseMatcher
  /** It is one of the meeting all the same. */
  readonly meeting: PhraseMatcher
}

const topics: Readonly<Record<Language, TopicPhrases>> = {
  en: {
    topic: matchPhrases(
      [
        '(plan|plans|planning|figures|numbers|budget|budgets|report|reports|programme|programmes|program|programs|rota|rotas|roster|rosters|invoice|invoices|bill|bills|accounts|results|forecast|forecasts|newsletter|issue|edition|timesheet|timesheets|payroll|menu|menus|collection|campaign|campaigns|targets|content|articles|posts|orders|catalogue|curriculum|timetable|sales|costs|bookings|exhibition|exhibitions|holidays|shifts|statistics|statement|statements|salaries|wages|takings|stock|cover) ~1 (of|for|from) (the)? (coming|whole)? period',
        '(about|discuss|discussing|regarding|concerning|go over|go through|talk through|run through) ~9 (of|for) (the)? period',
        '(about|discuss|decide|work out|sort out) (who|how|what|where|whether) ~9 period',
        '(talk|chat|call|word|speak|conversation) about (the)? period',
        'period (figures|numbers|budget|budgets|report|reports|programme|program|rota|rotas|roster|invoice|invoices|bill|bills|accounts|results|newsletter|issue|edition|timesheets|payroll|menu|collection|campaign|orders|catalogue|sales|costs|exhibition|holidays)',
      ].join('|'),
    ),
    meeting: matchPhrases(
      '(date|slot|time|meeting|call|appointment|visit|lunch|coffee|hour|minutes) (of|for|in) (the)? period|your (plans|plan|timetable|holidays) ~1 (for|in) (the)? period|(you|are you|is) ~2 (free|available|in) ~3 period',
    ),
  },
  de: {
    topic: matchPhrases(
      [
        'inhalt (vom|von|fur|des|im monat)? (den|das)? (kommenden|ganzen)? period',
        '(uber|wegen) ~5 (vom|von|fur|des) (den|das)? period',
        '(uber|daruber|besprechen|klaren|abstimmen|sprechen|reden) (reden|sprechen|unterhalten)? (,)? (wer|was|wo) ~5 period',
      ].join('|'),
    ),
    meeting: matchPhrases(
      '(termin|treffen|telefonat|gesprach|besuch|besprechung|tag|zeit) (fur|vom|im|von) (den|das)? period',
    ),
  },
  fr: {
    topic: matchPhrases(
      [
        '(plan|plans|planning|planification|chiffres|budget|budgets|rapport|rapports|programme|programmes|facture|factures|comptes|bilan|bilans|resultats|previsions|numero|edition|menu|menus|collection|campagne|objectifs|contenus|articles|commandes|catalogue|ventes|couts|depenses|reservations|exposition|expositions|gardes|statistiques|salaires|paies|stocks) ~1 (de|du|des|d|pour) (mois de|mois d)? (le|la|l|les)? period',
        '(au sujet (de|du|d)|a propos (de|du|d)|concernant|parler (de|du|d)|discuter (de|du|d)|revoir|passer en revue) ~7 (de|du|d|pour) (le|la|l|les)? period',
        '(savoir|decider|discuter de|parler de|voir) (qui|comment|ce que) ~7 period',
        '(parler|discuter) (de|du|d) (mois de|mois d)? (le|la|l)? period',
      ].join('|'),
    ),
    meeting: matchPhrases(
      '(date|creneau|rendez vous|reunion|appel|visite|jour|libre|dispo|disponible) (de|d|du|pour|en) (le|la|l|les)? period',
    ),
  },
  es: {
    topic: matchPhrases(
      [
        '(plan|planes|planificacion|cifras|numeros|presupuesto|presupuestos|informe|informes|programa|programas|programacion|factura|facturas|cuentas|balance|resultados|previsiones|numero|edicion|menu|menus|coleccion|campana|campanas|objetivos|contenidos|articulos|pedidos|catalogo|ventas|costes|gastos|reservas|exposicion|exposiciones|turnos|guardias|estadisticas|nominas|cierre) ~2 (de|del|para) (el|la|los)? (mes de)? period',
        '(sobre|acerca de|hablar (de|del)|tratar|repasar|comentar|revisar) ~7 (de|del|para) (el|la)? period',
        '(sobre|hablar de|decidir|ver) (quien|como|que) ~7 period',
        'hablar (de|del) (mes de)? period',
      ].join('|'),
    ),
    meeting: matchPhrases(
      '(fecha|hueco|cita|reunion|llamada|visita|dia|hora|libre|disponible) (de|del|para|en) (el|la)? period',
    ),
  },
  it: {
    topic: matchPhrases(
      [
        '(piano|piani|pianificazione|cifre|numeri|budget|report|relazione|programma|programmi|programmazione|fattura|fatture|conti|bilancio|bilanci|risultati|previsioni|numero|edizione|menu|collezione|campagna|obiettivi|contenuti|articoli|ordini|catalogo|vendite|costi|spese|prenotazioni|mostra|mostre|turni|statistiche|stipendi|paghe|chiusura) ~2 (di|d|del|dell|della|per) (il|la|l)? (mese di)? period',
        '(su|sul|sulla|sulle|sui|sugli|parlare (di|del|della|dei|delle)|discutere|rivedere|riguardo a) ~7 (di|d|del|dell|della|per) (il|la|l)? period',
        '(su|parlare di|decidere|vedere) (chi|come|cosa) ~7 period',
        'parlare (di|del) (mese di)? period',
      ].join('|'),
    ),
    meeting: matchPhrases(
      '(data|appuntamento|incontro|riunione|chiamata|visita|giorno|orario|liber*|disponibile) (di|del|dell|per|in|a) (il|la|l)? period',
    ),
  },
}
