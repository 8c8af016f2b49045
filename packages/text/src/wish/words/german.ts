import { common_part_hours, type WishWords } from './wish-words.ts'

export const german: WishWords = {
  weekdays: [
    'montag|mo|mantig|mentig',
    'dienstag|di|zischtig|zistig',
    'mittwoch|mi|mittwuch',
    'donnerstag|do|donschtig|dunschtig',
    'freitag|fr|fritig|friitig',
    'samstag|sonnabend|sa|samschtig|samstig',
    'sonntag|so|sunntig',
  ],
  everyWeekday: [
    'montags|die montage|alle montage|an montagen|den montagen',
    'dienstags|dienstage|dienstagen',
    'mittwochs|mittwoche|mittwochen',
    'donnerstags|donnerstage|donnerstagen',
    'freitags|freitage|freitagen',
    'samstags|sonnabends|samstage|samstagen',
    'sonntags|sonntage|sonntagen',
  ],
  everyWeek: {
    '1..5':
      'jedem wochentag|an jedem wochentag|werktags|unter der woche|wochentags|an werktagen|an wochentagen|werktage|wochentage|unterhalb der woche|werktag|wochentag',
    '1..7':
      'jeden tag|jeder tag|jedem tag|taglich|alle tage|allen tagen|an allen tagen|an jedem tag|egal an welchem tag|egal welcher tag|irgendein tag|an irgendeinem tag',
    '6..7': 'wochenenden|an wochenenden|an den wochenenden',
  },
  months: [
    'januar|janner|jan',
    'februar|feb|feber',
    'marz|mar',
    'april|apr',
    'mai',
    'juni|jun',
    'juli|jul',
    'august|aug',
    'september|sept|sep',
    'oktober|okt',
    'november|nov',
    'dezember|dez',
  ],
  days: {
    0: 'heute|spater heute|heute spater|in der nachsten stunde|innerhalb der nachsten stunde',
    1: 'morgen',
    2: 'ubermorgen',
  },
  weeks: {
    0: 'diese woche|im lauf der woche|im laufe der woche|im verlauf der woche|spater in der woche|dieser woche|in dieser woche|noch diese woche|laufenden woche',
    1: 'der nachsten woche|der kommenden woche|die nachste woche|die kommende woche|den nachsten woche|im laufe der nachsten woche|im laufe der kommenden woche|im verlauf der nachsten woche|nachste woche|nachster woche|nachsten woche|kommende woche|kommender woche|kommenden woche',
    2: 'der ubernachsten woche|die ubernachste|der ubernachsten|die ubernachste woche|woche nach der nachsten|ubernachste woche|ubernachster woche|ubernachsten woche',
  },
  monthsAhead: { 2: 'ubernachsten monat|ubernachster monat|ubernachsten monats' },
  weekends: { 0: 'wochenende|am wochenende|dieses wochenende', 1: 'nachstes wochenende|nachsten wochenende' },
  spans: {
    '2..5': 'in ein paar tagen|in einigen tagen',
    '1..5': 'in den nachsten tagen|die nachsten tage|den kommenden tagen|in den kommenden tagen|dieser tage',
    '0..14':
      'den nachsten ein zwei wochen|die nachsten ein zwei wochen|den nachsten beiden wochen|die nachsten beiden wochen|in den nachsten zwei wochen|den nachsten zwei wochen|innerhalb von zwei wochen|in den kommenden zwei wochen',
    '0..21':
      'den nachsten wochen|die nachsten wochen|den kommenden wochen|die kommenden wochen|nachsten paar wochen',
    '0..7': 'innerhalb einer woche',
  },
  parts: {
    morning:
      'vormittag|vormittags|morgens|am vormittag|am morgen|fruh|in der fruh|vormittage|vormittagen|an vormittagen|vormittagsstunden|in den vormittagsstunden|morgenstunden|in den morgenstunden|erste tageshalfte|ersten tageshalfte|in der ersten tageshalfte',
    noon: 'mittag|mittags|mittagszeit|uber mittag|in der mittagspause|mittagsstunden|um die mittagszeit|zur mittagszeit|zmittag',
    afternoon:
      'nachmittag|nachmittags|am nachmittag|nachmittage|nachmittagen|an nachmittagen|nachmittagsstunden|in den nachmittagsstunden|zweite tageshalfte|zweiten tageshalfte|in der zweiten tageshalfte',
    evening: 'abend|abends|am abend|nacht|abende|abenden|an abenden|abendstunden|in den abendstunden',
  },
  hours: {
    '6..10':
      'vor der arbeit|vor arbeitsbeginn|fruhmorgens|fruhen morgen|fruhem morgen|am fruhen morgen|fruhe morgen|fruhe vormittag|gleich morgens|gleich in der fruh|ganz fruh|frueh am morgen|fruh am morgen|gleich fruh|am fruhen vormittag|zu fruher stunde|als erstes am morgen|gleich am morgen|fruh am tag',
    '10..12':
      'spatem vormittag|am spaten vormittag|spaten vormittag|spaterer vormittag|spater vormittag|spate vormittag',
    '0..12': 'vor dem mittagessen|vor der mittagspause|vor mittag',
    '12..15': 'am fruhen nachmittag|fruhen nachmittag|fruher nachmittag|fruhe nachmittag',
    '13..18': 'nach dem mittagessen|nach der mittagspause|nach mittag',
    '15..19':
      'am spaten nachmittag|spaten nachmittag|spater nachmittag|spate nachmittag|gegen feierabend|spatnachmittag|spatnachmittags|spat am tag|gegen ende des tages|am ende des tages',
    '9..17':
      'tagsuber|den tag uber|uber den tag|wahrend der burozeiten|zu den burozeiten|wahrend der geschaftszeiten|wahrend der arbeitszeit|zu burozeiten',
    '17..24':
      'nach feierabend|ausserhalb der burozeiten|ausserhalb der arbeitszeit|ausserhalb der arbeitszeiten|ausserhalb der geschaftszeiten|nach der arbeit|nach dienstschluss',
    '17..20': 'am fruhen abend|fruhen abend|fruher abend|fruhe abend',
    '20..24':
      'am spaten abend|spaten abend|spater abend|spatabends|nach dem abendessen|nach dem abendbrot|wenn die kinder im bett sind|wenn die kinder schlafen|wenn die kleine schlaft|wenn die kleine im bett ist|wenn der kleine schlaft|wenn der kleine im bett ist|wenn das kind schlaft|wenn das kind im bett ist|wenn mein sohn schlaft|wenn mein sohn im bett ist|wenn meine tochter schlaft|wenn meine tochter im bett ist|wenn das baby schlaft|wenn das baby im bett ist|sobald die kleine schlaft|sobald die kleine im bett ist|sobald der kleine schlaft|sobald der kleine im bett ist|sobald das kind schlaft|sobald das kind im bett ist|sobald mein sohn schlaft|sobald mein sohn im bett ist|sobald meine tochter schlaft|sobald meine tochter im bett ist|sobald das baby schlaft|sobald das baby im bett ist|wenn die kids schlafen|wenn die kids im bett sind|wenn die kleinen schlafen|wenn die kleinen im bett sind|sobald die kinder im bett sind|sobald die kinder schlafen',
  },
  light: {
    daylight:
      'bei tageslicht|im tageslicht|solange es hell ist|solange es noch hell ist|solang es hell ist|solang s hell ist|solange hell ist|bei helligkeit',
    until_dark:
      'vor sonnenuntergang|bis sonnenuntergang|bis zum sonnenuntergang|vor dem sonnenuntergang|vor einbruch der dunkelheit|bis zum einbruch der dunkelheit|bis einbruch der dunkelheit|vor einbruch der dammerung|vor der dunkelheit|bevor es dunkel wird|ehe es dunkel wird|bis es dunkel wird|bevor es finster wird|bis es finster wird|vor der dammerung',
    after_dark:
      'nach einbruch der dunkelheit|nach einbruch der dammerung|nach anbruch der dunkelheit|nach sonnenuntergang|sobald es dunkel ist|wenn es dunkel ist|bei dunkelheit',
  },
  meals: {
    '6..10': 'fruhstuck|fruhstucken|zum fruhstuck',
    '10..13': 'brunch|brunchen',
    '11.5..14': 'mittagessen|mittag essen|lunch|mittagspause',
    '18..23': 'abendessen|zum abendessen|abendbrot',
  },
  oneClock: 'ein uhr',
  noonClock: '12 uhr mittags',
  midnightClock: 'mitternacht',
  clockAhead: {
    '-30': 'halb',
    15: 'viertel nach|funfzehn nach|15 nach|funfzehn minuten nach|15 minuten nach',
    '-15': 'viertel vor|dreiviertel|drei viertel|funfzehn vor|15 vor|funfzehn minuten vor|15 minuten vor',
    '-45': 'viertel',
    5: 'funf nach|5 nach|funf minuten nach|5 minuten nach',
    '-5': 'funf vor|5 vor|funf minuten vor|5 minuten vor',
    10: 'zehn nach|10 nach|zehn minuten nach|10 minuten nach',
    '-10': 'zehn vor|10 vor|zehn minuten vor|10 minuten vor',
    20: 'zwanzig nach|20 nach|zwanzig minuten nach|20 minuten nach',
    '-20': 'zwanzig vor|20 vor|zwanzig minuten vor|20 minuten vor|zehn nach halb|10 nach halb',
    '-25': 'funf nach halb|5 nach halb',
    '-35': 'funf vor halb|5 vor halb',
    '-40': 'zehn vor halb|10 vor halb',
  },
  clockBehind: {},
  lengths: {
    15: 'viertelstunde|eine viertelstunde|viertelstundchen|viertelstundig|viertelstundige|viertelstundiges|viertelstundigen|viertelstundlich',
    30: 'halbe stunde|halbes stundchen|ne halbe stunde|halbe std|halben stunde|halbes stundchen|halbstundig|halbstundiges|halbstundigen|halbstundige|halbe stund|a halbe stund|knappe halbe stunde|gute halbe stunde',
    45: 'dreiviertelstunde|dreiviertel stunde|drei viertelstunden|dreiviertelstundchen|schulstunde|eine schulstunde|unterrichtsstunde|eine unterrichtsstunde',
    60: 'unsere stunde|eine stunde|ne stunde|ner stunde|eine gute stunde|ne gute stunde|knappe stunde|eine knappe stunde|einer stunde|stundchen|ein stundchen|einstundiges|einstundigen|volle stunde|eine volle stunde|vollen stunde|knappen stunde|einer knappen stunde|guten stunde|einer guten stunde|gute stunde|stunderl',
    75: 'eineinviertel stunden',
    90: 'anderthalb stunden|eineinhalb stunden|einundeinhalb stunden|anderthalbstundiges|eineinhalbstundiges',
    120: 'zwei stunden|ein paar stunden|stunde oder zwei|zweistundiges|zwei volle stunden|zwei gute stunden|zwei ruhige stunden|gute zwei stunden|gut zwei stunden',
    150: 'zweieinhalb stunden',
    180: 'drei stunden',
    240: 'halber tag|halben tag|ein halber tag|einen halben tag|halber arbeitstag|halben arbeitstag',
    480: 'ein ganzer tag|einen ganzen tag|ganzen arbeitstag|ganzer arbeitstag|voller tag|vollen tag|ein voller tag|einen vollen tag',
  },
  minuteUnits: 'minute|minuten|min|minutchen|minutig|minutige|minutiges|minutigen|minutiger|minutigem',
  hourUnits: 'stunde|stunden|std|stundig|stundige|stundiges|stundigen',
  numbers: {
    2: 'zwei|zwo|beiden|beide',
    3: 'drei',
    4: 'vier|viere',
    5: 'funf|funfe',
    6: 'sechs|sechse',
    7: 'sieben|siebene',
    8: 'acht',
    9: 'neun|neune',
    10: 'zehn|zehne',
    11: 'elf|elfe',
    12: 'zwolf|zwolfe',
    13: 'dreizehn',
    14: 'vierzehn',
    15: 'funfzehn',
    16: 'sechzehn',
    17: 'siebzehn',
    18: 'achtzehn',
    19: 'neunzehn',
    20: 'zwanzig',
    21: 'einundzwanzig',
    22: 'zweiundzwanzig',
    23: 'dreiundzwanzig',
    24: 'vierundzwanzig',
    25: 'funfundzwanzig',
    26: 'sechsundzwanzig',
    27: 'siebenundzwanzig',
    28: 'achtundzwanzig',
    29: 'neunundzwanzig',
    30: 'dreissig',
    31: 'einunddreissig',
    35: 'funfunddreissig',
    40: 'vierzig',
    45: 'funfundvierzig',
    50: 'funfzig',
    55: 'funfundfunfzig',
    60: 'sechzig',
    90: 'neunzig',
  },
  edges: {
    begin: 'anfang|anfangs|zu beginn|beginn|ersten tagen|den ersten tagen|die ersten tage',
    middle: 'mitte',
    end: 'ende|gegen ende|letzten tagen|den letzten tagen|die letzten tage',
  },
  halves: { 1: 'ersten halfte|erste halfte|erster halfte', 2: 'zweiten halfte|zweite halfte|zweiter halfte' },
  nths: {
    2: 'zweite|zweiten|zweiter',
    3: 'dritte|dritten|dritter',
    4: 'vierte|vierten|vierter',
    [-1]: 'letzte|letzten|letzter',
  },
  countedBehind: 'spater|danach|darauf|drauf',
  countedAhead: 'fruher|eher|vorher|davor|zuvor',
  spanUnits: { 1: 'tage|tagen|werktage|werktagen|arbeitstage|arbeitstagen', 7: 'wochen' },
  holidays: {
    christmas: 'weihnachten|den feiertagen|dem fest|den weihnachtsferien|den weihnachtsfeiertagen',
    christmas_eve: 'heiligabend|heiligen abend|heilig abend',
    christmas_day:
      'erster weihnachtstag|ersten weihnachtstag|erster weihnachtsfeiertag|ersten weihnachtsfeiertag|christtag',
    boxing_day:
      'stefanitag|stephanstag|zweiter weihnachtstag|zweiten weihnachtstag|zweiter weihnachtsfeiertag|zweiten weihnachtsfeiertag',
    between_years: 'zwischen weihnachten und neujahr|zwischen weihnachten und silvester|zwischen den jahren',
    new_year_eve: 'silvester|sylvester|silvesterabend|silvestertag|altjahrstag',
    new_year: 'neujahr|jahreswechsel|neujahrstag|neujahrsmorgen',
    epiphany:
      'heilige drei konige|heiligen drei konige|heiligen drei konigen|heilig drei konig|dreikonig|dreikonige|dreikonigstag|dreikonigsfest|epiphanias',
    candlemas: 'lichtmess|maria lichtmess',
    valentine: 'valentinstag',
    walpurgis: 'walpurgisnacht',
    labour_day: 'tag der arbeit|maifeiertag',
    ice_saints: 'eisheiligen|eisheilige',
    midsummer: 'johannis|johannistag|johanni',
    assumption: 'maria himmelfahrt',
    michaelmas: 'michaelistag|michaeli|michaelis',
    unity_day: 'tag der deutschen einheit',
    reformation: 'reformationstag|reformationsfest|halloween',
    all_saints: 'allerheiligen',
    all_souls: 'allerseelen',
    martinmas: 'martinstag|sankt martin|st martin|st . martin|martini',
    saint_nicholas: 'nikolaustag|nikolaus',
    immaculate_conception: 'maria empfangnis',
    carnival_thursday:
      'weiberfastnacht|altweiber|altweiberfastnacht|schmotziger donnerstag|schmotzigen donnerstag',
    carnival_monday: 'rosenmontag',
    shrove_tuesday: 'faschingsdienstag|fastnachtsdienstag|veilchendienstag',
    ash_wednesday: 'aschermittwoch',
    lent: 'fastenzeit|passionszeit',
    palm_sunday: 'palmsonntag',
    holy_week: 'karwoche',
    maundy_thursday: 'grundonnerstag',
    good_friday: 'karfreitag',
    easter_saturday: 'ostersamstag|karsamstag',
    easter: 'ostern|den ostertagen|osterwochenende|osterfeiertage|osterfeiertagen',
    easter_sunday: 'ostersonntag',
    easter_monday: 'ostermontag',
    ascension: 'himmelfahrt|christi himmelfahrt|himmelfahrtstag|christi himmelfahrtstag|vatertag',
    pentecost: 'pfingsten|pfingstwochenende|pfingstfeiertage|pfingstfeiertagen',
    pentecost_sunday: 'pfingstsonntag',
    pentecost_monday: 'pfingstmontag',
    pentecost_week: 'pfingstwoche',
    corpus_christi: 'fronleichnam',
    mothers_day: 'muttertag',
    harvest: 'erntedank|erntedankfest',
    repentance: 'buss und bettag',
    sunday_of_the_dead: 'totensonntag|ewigkeitssonntag',
    advent: 'advent|adventszeit|adventssonntag',
  },
  parities: {
    even_week: 'gerade wochen|geraden wochen|gerade kalenderwochen|geraden kalenderwochen|geraden kw',
    odd_week:
      'ungerade wochen|ungeraden wochen|ungerade kalenderwochen|ungeraden kalenderwochen|ungeraden kw',
    even_date: 'gerade tage|geraden tagen|geraden daten',
    odd_date: 'ungerade tage|ungeraden tagen|ungeraden daten',
  },
  yearParts: {
    '12..12':
      'jahresende|jahresschluss|ende des jahres|ende dieses jahres|ende jahr|das jahr um|das jahr vorbei|das jahr zu ende',
    '1..1': 'jahresbeginn|jahresanfang|anfang des jahres|anfang jahr|im neuen jahr|neuen jahr|neuen jahres',
    '1..12':
      'noch dieses jahr|dieses jahr noch|noch in diesem jahr|in diesem jahr noch|noch heuer|heuer noch|laufenden jahr|lauf des jahres|laufe des jahres',
    '13..24': 'nachstes jahr|nachsten jahr|kommendes jahr|kommenden jahr',
    '13..13':
      'anfang nachsten jahres|anfang des nachsten jahres|anfang nachstes jahr|anfang des kommenden jahres',
    '3..5': 'fruhjahr|fruhling|fruhjahrs|fruhlings',
    '6..8': 'sommer|sommers',
    '9..11': 'herbst|herbstes|herbsts',
    '12..2': 'winter|winters',
    '6..6': 'fruhsommer',
    '8..8': 'spatsommer',
    '9..9': 'fruhherbst',
    '11..11': 'spatherbst',
  },
  dayArticles: 'n|ganze|ganzen|des|am|dem|den|zum|vom|der|nicht',
  plain: {
    last_day:
      'der letzte tag|letzte tag|letzter tag|letztmogliche tag|letztmoglicher tag|der letztmogliche termin|letztmoglicher termin|letzte moglichkeit|letzte gelegenheit|letzter moglicher tag|letzte mogliche tag',
    earliest: 'fruhestens|allerfruhestens',
    also: 'auch|sogar|selbst|inklusive|inkl|einschliesslich|eingeschlossen|inbegriffen|mit eingeschlossen',
    after: 'nach|nach dem|erst nach|fruhestens nach',
    after_that:
      'dann gern|dann gerne|dann jederzeit|dann bin ich|dann sitze ich|dann habe ich|dann hab ich|dann gehore ich|dann kannst du|dann konnen sie|danach|nachher|den rest des tages|der rest des tages|rest des tages|den restlichen tag|restlichen tag|fur den rest des tages|nach dieser uhrzeit',
    from_then:
      'von da ab|ab da|ab diesem zeitpunkt|ab diesem datum|von dann an|ab dann|von da an|ab dieser uhrzeit',
    before_event: 'bevor|ehe',
    between_them:
      'die zwei tage dazwischen|die drei tage dazwischen|die beiden tage dazwischen|die tage dazwischen|an den tagen dazwischen|alles dazwischen|dazwischen|zwischen beidem|zwischen diesen beiden|zwischen diesen beiden zeiten|zwischen beiden|zwischendrin|zwischen diesen beiden uhrzeiten|zwischen diesen zeiten|zwischen diesen beiden terminen|zwischen den beiden terminen',
    this_morning: 'heute fruh|heute morgen|heute vormittag',
    past: 'gestern|vorgestern|vergangenen|vergangene|vergangener|vorigen|vorige',
    other_days:
      'an einem anderen tag|einem anderen tag|lieber einen anderen tag|jeder andere|jeden anderen|jeder anderer|allen anderen|alle anderen|an einem der anderen|einen der anderen|an den anderen tagen|den anderen tagen|die anderen tage|die anderen beiden tage|die beiden anderen tage|die anderen zwei tage|die zwei anderen tage|die anderen drei tage|die drei anderen tage|an den beiden anderen tagen|an den anderen beiden tagen|an den anderen zwei tagen|an den anderen drei tagen|alle anderen tage|an allen anderen tagen|an den ubrigen tagen|die ubrigen tage',
    other_times:
      'jede andere uhrzeit|jede andere zeit|zu jeder anderen zeit|zu jeder anderen uhrzeit|sonst jederzeit|ansonsten jederzeit|sonst immer|ansonsten immer',
    day_before:
      'am vortag|vortag|tags zuvor|tags davor|am tag davor|am tag zuvor|am tag vorher|einen tag vorher|einen tag davor|einen tag fruher|einen tag eher|tag davor|den tag davor|der tag davor|den tag zuvor|am vorabend',
    same_week:
      'derselben woche|dieselbe woche|der gleichen woche|die gleiche woche|gleichen woche|selben woche|in derselben woche',
    week_before:
      'vorwoche|der woche davor|die woche davor|woche davor|woche zuvor|woche vorher|eine woche vorher|eine woche fruher|eine woche davor|eine woche zuvor',
    day_after:
      'tags darauf|tags drauf|am tag darauf|am tag drauf|am tag danach|tag danach|den tag danach|der tag danach|tag darauf|den tag darauf|tag drauf|den tag drauf|einen tag danach|am nachsten tag|am folgetag|am darauffolgenden tag|einen tag spater|ein tag spater|tags danach',
    same_day:
      'diese beiden tage|diese zwei tage|diese tage|selben tag|gleichen tag|am gleichen tag|am selben tag|an dem tag|an diesem tag|diesem tag',
    since: 'seit|seit dem',
    and: 'und',
    any: 'egal wann|wann auch immer|zu jeder zeit|zu jeder uhrzeit|rund um die uhr|jeder|jeden|jede|jederzeit|alle|immer|alles',
    asap: 'so bald wie moglich|sobald wie moglich|so schnell wie moglich|moglichst bald|schnellstmoglich|asap|dringend|baldmoglichst|moglichst schnell|baldigst|zeitnah',
    at: 'um|gegen|ca|so um|circa|etwa um|etwa gegen|so gegen|ungefahr um|punkt',
    because:
      'ausserhalb dieser|ausserhalb davon|in der ubrigen zeit|weil|denn|wegen|da ich|da wir|da mein|da meine|da bei mir|da bei uns|nachdem ich',
    next_one:
      'die nachste|der nachsten|die darauf|der darauf|der danach|der kommenden|die kommende|die danach|die darauffolgende|die drauffolgende|der darauffolgenden',
    next_day_one:
      'den darauf|das darauf|den danach|das danach|der nachste|den nachsten|das nachste|der folgende|den folgenden|das folgende',
    this_one: 'der kommende|den kommenden|das kommende|dieser hier',
    instead: 'statt|anstatt|anstelle von',
    within: 'innerhalb von|innerhalb der|binnen|innert',
    onto: 'auf|auf den|auf die',
    week_later: 'in einer woche|in acht tagen',
    unreadable:
      'spater|fruher|es sei denn|je nachdem|je nach|hangt davon ab|hangt ab|abhangig von|vorausgesetzt|unter der bedingung|unter vorbehalt|solange|kommt darauf an|kommt drauf an|in der woche noch|nach hinten|nach vorne|um eine stunde|um eine halbe stunde|eine stunde spater|eine stunde fruher|um einen tag|alle zwei wochen|jede zweite woche|etwas spater|etwas fruher|in den ferien|zur vollen stunde|zur halben stunde',
    onwards: 'aufwarts|oder spater|und spater',
    link: 'fur|mit|wegen|bezuglich|bei uns',
    week_after:
      'folgewoche|der folgewoche|woche drauf|woche darauf|eine woche drauf|eine woche darauf|folgende woche|folgenden woche|die woche drauf|die woche darauf|der woche darauf|woche danach|darauffolgende woche|darauffolgenden woche',
    before_that: 'davor|vorher|zuvor|vor diesem tag|vor diesem datum|vor diesem termin',
    left_out:
      'auslassen|bitte auslassen|aussparen|weglassen|bitte weglassen|ausgenommen|ausgeschlossen|ausgeklammert|exklusive',
    before: 'im hinblick auf|in hinblick auf|zur vorbereitung auf|vor|vor dem',
    between: 'zwischen|zw',
    but: 'aber|sondern',
    conclusion: 'deshalb|deswegen|daher|darum|somit|folglich|also|weshalb|demnach',
    condition: 'wenn|falls|sofern|sobald',
    by: 'bis einschliesslich|bis inklusive|bis einschliesslich zum|bis inklusive zum|nicht spater als|bitte nicht spater als|keinesfalls spater als|bis|bis etwa|bis ca|bis circa|bis ungefahr|bis gegen|bis so gegen|zwischen jetzt und|von jetzt bis|bis zum|spatestens|bis spatestens|spatestens bis|spatestens am|bis einschliesslich|allerspatestens',
    except:
      'ausserhalb von|ausserhalb des|ohne den|ohne die|ohne den ersten|solange es nicht|solange es nicht am|hauptsache nicht|hauptsache nicht am|der nicht auf|sofern nicht|ausser|bis auf|mit ausnahme des|mit ausnahme der|abgesehen von|nur bitte nicht|bitte nicht|blos nicht|auf keinen fall|keinesfalls|nicht aber|nur nicht|mit ausnahme von|weder|exklusive|nie|bloss nicht|nicht am|aber nicht|aber nicht am',
    filler:
      'halber tag arbeit|halbe stelle|halben stelle|zur not|notfalls|schlage vor|schlage ich vor|schlagen wir vor|schlage dir vor|schlage ihnen vor|schlage daher vor|schlage mal vor|je fruher desto besser|je fruher umso besser|fruher oder spater|vor allem|vor ort|nach absprache|nach vereinbarung|nach moglichkeit|vor kurzem|nach wie vor|am|den|dem|der|die|das|im|in|vom|von|zum|an|einem|einen|eine|einer|ein|des|wahrend|irgendwann|am liebsten|liebsten|vorzugsweise|bevorzugt|gerne|gern|lieber|entweder|beispielsweise|z b|jeweils|noch|dann|mal|mir|uns|bis dahin',
    first: 'erste|ersten|erster|erste volle|ersten vollen|erste ganze|ersten ganzen',
    from: 'erst ab|ab etwa|etwa ab|ab ca|ab circa|ab ungefahr|ungefahr ab|ab so|so ab|ab|ab dem|von|fruhestens ab|fruhestens am|zuruck am|wieder da am|wieder im buro am|wieder am|zuruck ab|wieder da ab',
    hour: 'uhr|h|ish',
    am: 'a m',
    pm: 'p m|pm',
    month_last:
      'der monat rum ist|der monat vorbei ist|der monat um ist|der monat zu ende ist|der monat herum ist|der monat endet|monatsletzten|monatsletzter|letzten des monats|letzten tag des monats',
    quarter_noun: 'quartal|quartals|q',
    third_noun: 'drittel|drittels',
    month_noun: 'monat|monats',
    next: 'darauffolgenden|darauffolgende|folgenden|nachste|nachsten|nachster|nachstes|nachstem|kommenden|kommender|kommende|kommendem',
    not: 'nicht mehr|nichts|nix|nicht|kein|keine|keinen|keinesfalls|nie|niemals|nein|ungern',
    or: 'falls nicht|wenn nicht|sonst|ansonsten|andernfalls|oder|oder auch|beziehungsweise|bzw|alternativ',
    ordinal: 'ter|ten|te|tem|tes',
    possible: 'passt|ginge|geht',
    all_day:
      'den ganzen tag|ganzen tag|ganzer tag|der ganze tag|ganze tag|ganztagig|ganztags|von fruh bis spat',
    rest_of_week:
      'dieser ersten woche|diese erste woche|der ersten woche danach|jener ersten woche|der ersten schulwoche|die ganze woche|ganze woche|die gesamte woche|rest der woche|der rest der woche|den rest der woche|restlichen woche|restliche woche|restlichen tage der woche|ubrigen woche|ubrige woche',
    so: '',
    same_hour:
      'uhrzeit wie gehabt|zeit wie gehabt|uhrzeit wie immer|gewohnten zeit|gewohnte uhrzeit|ublichen zeit|ubliche uhrzeit|gleiche zeit|gleichen zeit|selbe zeit|selben zeit|gleiche uhrzeit|gleichen uhrzeit|selben uhrzeit|gleicher uhrzeit|selbe uhrzeit|dieselbe zeit|dieselbe uhrzeit|derselben zeit|derselben uhrzeit|gleicher zeit',
    this: 'diesen|dieser|diesem|dieses|diese',
    to: 'bis|bis zum',
    unavailable:
      'geht nicht|geht es nicht|geht leider nicht|geht bei mir nicht|geht bei uns nicht|passt nicht|passt es nicht|passt mir nicht|passt leider nicht|passt es mir nicht|kann ich nicht|kann ich leider nicht|kann nicht|konnen wir nicht|bin ich nicht da|bin ich unterwegs|bin ich weg|bin ich verreist|bin ich im urlaub|bin ich nicht im haus|ist schlecht|ist bei mir schlecht|ist ungunstig|ist voll|ist unmoglich|nicht moglich|bin ich verplant|bin ich ausgebucht|habe ich keine zeit|fallt aus|klappt nicht|klappt es nicht|bei mir nicht|scheidet aus',
    week_noun:
      'wochen ab|wochen ab dem|wochen vom|wochen von|wochen des|woche beginnend|woche beginnend mit|wochen beginnend|wochen beginnend mit|woche ab|woche die mit dem|woche beginnend am|wochen beginnend am|kalenderwochen|woche|kalenderwoche|kw|woche nr|woche nr .|kw nr .|woche nummer',
  },
  hasBareHours: true,
  skipsThisWeek: false,
  unitTellsTime: false,
  sendersZone:
    'ortszeit|hiesiger zeit|hiesige zeit|unserer hiesigen zeit|meiner zeit|unserer zeit|meiner ortszeit|unserer ortszeit',
  timeWords:
    'vormittag|nachmittag|mittag|abend|wochen|monats|feiertag|ferien|quartal|semester|monatsend|monatsanfang|wochenend|wochenmitte|wochenanfang|wochenbeginn|fastnacht|fasching|karneval|pfingst|brueckentag|bruckentag',
  taken:
    'voll|belegt|besetzt|dicht|weg|zu|raus|gesperrt|blockiert|geblockt|verplant|ausgebucht|schlecht|unmoglich|urlaub|unterwegs|abwesend|geschlossen|tabu|nix|nichts',
  readersZone:
    'bei euch|bei ihnen|bei dir|eurer zeit|eurer ortszeit|ihrer zeit|deiner zeit|ihrer ortszeit|deiner ortszeit',
  zones: {
    'Europe/Athens': 'griechischer zeit',
    'Atlantic/Canary': 'kanarischer zeit',
    'Europe/Rome': 'italienischer zeit',
    'Europe/Paris': 'franzosischer zeit|pariser zeit',
    'Europe/Madrid': 'spanischer zeit',
    'Europe/Lisbon': 'portugiesischer zeit',
    'Europe/Berlin': 'berliner zeit|deutscher zeit',
    'Europe/London': 'londoner zeit|britischer zeit|englischer zeit',
    'America/New_York': 'new yorker zeit',
  },
  partHours: common_part_hours,
  outPartHours: { afternoon: [12, 20] },
}
