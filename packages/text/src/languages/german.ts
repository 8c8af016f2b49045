import { anyWord, leadingWord } from '../words.ts'
import { type Lexicon, monthAfterSpace, wordSet } from './lexicon.ts'

const months =
  'januar|jänner|februar|märz|april|mai|juni|juli|august|september|oktober|november|dezember|jan|feb|mär|apr|jun|jul|aug|sept?|okt|nov|dez'

export const german: Lexicon = {
  stopWords: wordSet(`
    der die das den dem des ein eine einen einem einer eines und oder aber wenn dann weil als von bei für aus in im ins
    an am auf zu zum zur mit ohne über unter nach vor zwischen bis seit durch um ich du er sie es wir ihr mich mir dich
    dir ihn ihm uns euch ihnen mein meine meinen dein deine sein seine ihre ihren unser unsere unseren euer dieser
    diese dieses wer was wann wo warum wie ist bin bist sind war waren sein gewesen haben habe hat hatte hatten wird
    werden wurde wurden kann können könnte könnten soll sollen sollte muss müssen darf dürfen mag möchte möchten nicht
    kein keine nur sehr auch noch schon so da hier alle jeder jede einige mehr man sich dass ob bitte wieder doch mal`),
  greeting: leadingWord(
    'hallo|hi|hey|liebe[rs]?|sehr geehrte[rs]?|geehrte[rs]?|guten (?:tag|morgen|abend)|moin|servus|grüß gott|werte[rs]?',
  ),
  closing: leadingWord(
    '(?:mit )?(?:freundlichen?|besten?|vielen?|lieben?|herzlichen?|schönen?|sonnigen) (?:grüßen|grüße|gruß|dank(?! für))|viele grüße|beste grüße|liebe grüße|herzliche grüße|freundliche grüße|schöne grüße|danke dir|gruß|grüße|mfg|lg|vg|hochachtungsvoll|bis bald|bis dann|euer|eure|ihr team|dein|deine',
  ),
  footer: anyWord(
    'abmelden|abbestellen|im browser (?:ansehen|öffnen)|online ansehen|(?:sie|du) (?:erhalten|bekommst|bekommen|erhältst) diese (?:mail|e-?mail|nachricht)|gesendet von meinem|von meinem (?:iphone|handy|smartphone) gesendet|denken sie an die umwelt|datenschutz|impressum|newsletter abbestellen|(?:nur|ausschließlich) für (?:den|die) (?:(?:oben )?genannten? |bezeichneten? )?(?:adressat|adressaten|adressatin|empfänger|empfängerin|person) bestimmt|nicht der (?:richtige|beabsichtigte) (?:adressat|empfänger)|unbefugte (?:weitergabe|kopie|nutzung)',
  ),
  quoteIntroduction: /^(?:am\b.{4,200}\bschrieb\b.{0,121}|.{3,120}\bschrieb am\b.{4,101})$/i,
  forwarded:
    /weitergeleitete (?:nachricht|e-?mail)|ursprüngliche (?:nachricht|e-?mail)|original-?nachricht|anfang der weitergeleiteten/i,
  head: /^\s*\*{0,2}(?:von|gesendet(?: am)?|datum|an|cc|bcc|kopie|blindkopie|betreff|antwort an|wichtigkeit|priorität|anlagen?|anhänge|absender|empfänger)\*{0,2}\s?:/i,
  smallTalk: anyWord(
    'ich hoffe|wir hoffen|hoffentlich|(?:vielen|herzlichen|besten) dank|danke (?:für|der|dir)|wir danken|ich danke|schönes wochenende|schönen (?:tag|abend)|freue mich|freuen uns|tut mir leid|entschuldigen|entschuldigung|bei fragen|wunderbar|stehe .{0,30} zur verfügung',
  ),
  request: anyWord(
    'bitte|(?:kannst|könntest|würdest|willst|magst|hast|bist) du|(?:können|könnten|würden|möchten|haben|wären) sie|könnt ihr|können wir|sagt? (?:mir|uns)|gib|geben sie|schick(?:e|t|en)?|meldet euch|melden sie sich|teilen sie|(?:ich|wir) (?:bitten?|fordern?|brauchen?|benötigen?|suchen?)|suchen wir|lässt du|darf ich|dürfen wir|muss ich wissen|laden sie|überweis(?:en|t)|bestätigen sie|um rückmeldung',
  ),
  askedWith: null,
  deadline: anyWord(
    'bis(?: zum| zur| spätestens)?|spätestens|vor dem|fällig(?: am)?|frist|so bald wie möglich|schnellstmöglich|endet am',
  ),
  decision: anyWord(
    'beschlossen|entschieden|entscheidung|vereinbart|genehmigt|angenommen|abgelehnt|absagen|abgesagt|verschoben|verschieben|leider|deshalb|daher|statt|andernfalls|sonst|betrag|kostet|kosten|mehrkosten|ab dem|angeboten|fertig|ausgefallen|gebrochen|hinter dem plan|gelten',
  ),
  commitment: anyWord(
    'ich (?:werde|kümmere|übernehme|mache|schicke|prüfe)|wird|werden|muss|müssen|soll|sollen|übernimmt|kümmert sich|erledigt|zu tun|aufgabe|prüft|schickt|bereitet|klärt|verantwortlich|erstellt|organisiert',
  ),
  leansBack: leadingWord(
    'das|dies|diese[rs]?|er|sie|es|dann|danach|dort|dazu|damit|außerdem|aber|und|denn|dabei|davon|beide',
  ),
  months,
  leadingMonth: monthAfterSpace(`${months}|kalenderwochen?|kw`),
  weekdays:
    'montags?|dienstags?|mittwochs?|donnerstags?|freitags?|samstags?|sonnabends?|sonntags?|mo|di|mi|do|fr|sa|so(?=\\.,)',
  days: 'heute|morgen(?: (?:früh|mittag|abend|vormittag|nachmittag))?|übermorgen|(?:nächste[nrs]?|kommende[nrs]?|diese[nrs]?) (?:woche|monat|jahr|wochenende|quartal)|ende (?:der woche|des monats|des jahres)|wochenende',
  abbreviations: [
    'hr',
    'fa',
    'fr',
    'dr',
    'prof',
    'dipl',
    'ing',
    'z.b',
    'z',
    'b',
    'd.h',
    'u.a',
    'o.ä',
    'usw',
    'bzw',
    'zw',
    'od',
    'ca',
    'nr',
    'str',
    'tel',
    'evtl',
    'ggf',
    'inkl',
    'exkl',
    'zzgl',
    'abs',
    'art',
    'vgl',
    'mind',
    'max',
    'min',
    'mio',
    'mrd',
    'st',
    'do',
    'mo',
    'di',
    'mi',
    'sa',
    'pos',
    'kap',
    'geb',
    'sog',
    'i.d.r',
    'u',
    'a',
    'd',
    'h',
    'jan',
    'feb',
    'apr',
    'aug',
    'sept',
    'okt',
    'nov',
    'dez',
    'abt',
    'allg',
    'betr',
    'bzgl',
    'einschl',
    'etc',
    'ehem',
    'gem',
    'inh',
    'lfd',
    'mag',
    'tgl',
    'nachf',
    'gez',
    'hrsg',
    'z.hd',
    'hd',
    'z.zt',
    'zzt',
  ],
  ordinalLead: leadingWord(
    'dem|den|der|am|vom|bis|zum|zur|im|ab|und|die|das|des|ein|eine|einen|einer|jede[nrs]?|bis zum',
  ),
  intents: {
    meeting: anyWord(
      'treffen|termin|besprechung|sprechen|telefonieren|telefonat|gespräch|zusammensetzen|austauschen|videokonferenz|kaffee|zeit (?:für|zu)|minuten zeit|stunde zeit|kennenlernen|vorstellungsgespräch|anruf|anrufen',
    ),
    reschedule: anyWord(
      'verschieb\\w*|verschoben|verleg(?:en|t)|(?:anderen|neuen) (?:termin|tag)|termin .{0,60}(?:absagen|ändern)|klappt (?:leider )?nicht',
    ),
    approval: anyWord(
      'freigabe|freigeben|genehmig(?:en|t|ung)|zustimm(?:en|ung)|einverstanden|erlaubnis|zusage',
    ),
    invitation: anyWord('einladung|lade(?:n|t)?|eingeladen|einladen'),
    thanks: anyWord('danke(?! im voraus)|dank(?! im voraus)|zur info|zur kenntnis|zur information'),
  },
}
