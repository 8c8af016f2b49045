import { common_part_hours, type WishWords } from './wish-words.ts'

export const english: WishWords = {
  weekdays: [
    'monday|mon',
    'tuesday|tue|tues',
    'wednesday|wed|weds',
    'thursday|thu|thur|thurs',
    'friday|fri',
    'saturday|sat',
    'sunday|sun',
  ],
  everyWeekday: ['mondays', 'tuesdays', 'wednesdays', 'thursdays', 'fridays', 'saturdays', 'sundays'],
  everyWeek: {
    '1..5':
      'any working day|on any working day|every working day|any business day|weekday|weekdays|on weekdays|week days|during the week|weeknight|weeknights',
    '1..7': 'any day|every day|whichever day|on whichever day|any of the days',
    '6..7': 'weekends|the weekends|at weekends|on weekends',
  },
  months: [
    'january|jan',
    'february|feb',
    'march|mar',
    'april|apr',
    'may',
    'june|jun',
    'july|jul',
    'august|aug',
    'september|sept|sep',
    'october|oct',
    'november|nov',
    'december|dec',
  ],
  days: {
    0: 'today|later today|in the next hour|within the next hour|within the hour',
    1: 'tomorrow|tmrw|tmr|tomoz|2moro',
    2: 'day after tomorrow|the day after tomorrow',
  },
  weeks: {
    0: 'this week|rest of this week|later this week|later in the week|in the course of the week|sometime this week|within this week',
    1: 'in the course of next week|the course of next week|next week|the coming week|coming week|this coming week|the week ahead',
    2: 'week after next|the week after next|week after that|two weeks from now|in a fortnight',
  },
  weekends: { 0: 'weekend|the weekend|this weekend', 1: 'next weekend' },
  spans: {
    '1..5':
      'in the next days|the next days|over the coming days|next couple of days|in the next couple of days|over the next couple of days|in the next few days|the next few days|the coming days|in the coming days|over the next few days',
    '0..14':
      'the next couple of weeks|over the next couple of weeks|next couple of weeks|in the next couple of weeks|the coming fortnight|the next fortnight|over the next fortnight|in the next fortnight|within a fortnight|in the next two weeks|the next two weeks|within two weeks|over the next two weeks',
    '0..21': 'the next few weeks|over the next few weeks|next few weeks|the coming weeks|in the coming weeks',
    '0..7': 'within a week|in the next seven days|the next seven days',
  },
  parts: {
    morning:
      'morning|mornings|in the morning|in the mornings|am only|forenoon|forenoons|in the forenoon|first half of the day|in the first half of the day',
    noon: 'lunchtime|at lunchtime|lunch time|over lunch|lunchtimes|at lunchtimes|lunch times|lunch break|in my lunch break|on my lunch break',
    afternoon:
      'afternoon|afternoons|in the afternoon|in the afternoons|second half of the day|in the second half of the day',
    evening: 'one night|nights|night|evening|evenings|in the evening|in the evenings|tonight|after work',
  },
  hours: {
    '6..10':
      'before work|first thing|first thing in the morning|early morning|early in the morning|early in the day|crack of dawn|before breakfast|bright and early|first thing in the day|start of the day|at the start of the day',
    '10..12': 'late morning|mid morning|later in the morning',
    '0..12': 'before lunch|first half of the day|the first half of the day',
    '12..15': 'early afternoon|early in the afternoon',
    '13..18': 'after lunch',
    '15..19':
      'last thing|eod|cob|close of play|end of play|late afternoon|late in the afternoon|later in the afternoon|end of the day|end of day|close of business|late in the day|last thing in the day|towards the end of the day',
    '9..17':
      'during office hours|during working hours|in the daytime|on daytime|during the daytime|during the day|during business hours|in office hours|in working hours',
    '17..24':
      'outside office hours|outside working hours|outside business hours|outside of office hours|outside of working hours|out of office hours|after office hours|after working hours',
    '17..20': 'early evening|in the early evening|early in the evening',
    '20..24':
      'late evening|late in the evening|in the late evening|late at night|after dinner|after supper|after tea time|once dinner is over|once we ve eaten|after the kids are in bed|once the kids are in bed|when the kids are in bed|when the children are in bed|once the children are in bed|after the children are in bed',
  },
  light: {
    daylight:
      'by daylight|in daylight|in the daylight|in full daylight|in good daylight|during daylight|daylight hours|in daylight hours|during daylight hours|while it s light|while it is light|while it s still light|as long as it s light|as long as it is light|while the light lasts|while there s light|as long as there s daylight|while there s daylight',
    until_dark:
      'before dark|until dark|till dark|before it gets dark|until it gets dark|till it gets dark|when it gets dark|before it s dark|until it s dark|till it s dark|before sunset|until sunset|till sunset|before the sun sets|before nightfall|until nightfall|before dusk|until dusk|till dusk|till the light goes|until the light goes|before the light goes',
    after_dark:
      'after dark|once it s dark|once it is dark|as soon as it s dark|after sunset|after nightfall|when it s dark|when it is dark',
  },
  meals: {
    '6..10': 'breakfast|for breakfast',
    '10..13': 'brunch|for brunch',
    '11.5..14': 'lunch|for lunch|do lunch|bite to eat',
    '18..23': 'dinner|for dinner|supper|for supper',
  },
  oneClock: 'one o clock|at one|one pm',
  noonClock: 'noon|midday|at noon',
  midnightClock: 'midnight',
  clockAhead: {
    30: 'half past|half',
    15: 'quarter past|a quarter past',
    '-15': 'quarter to|a quarter to',
    10: 'ten past',
    '-10': 'ten to',
    20: 'twenty past',
    '-20': 'twenty to',
    5: 'five past',
    25: 'twenty five past',
    '-25': 'twenty five to',
  },
  clockBehind: { 30: 'and a half', 15: 'and a quarter' },
  lengths: {
    15: 'quarter of an hour|a quarter of an hour|quarter hour|quarter of hour',
    30: 'half an hour|half hour|a half hour',
    45: 'three quarters of an hour',
    60: 'one proper hour|proper hour|our hour|an hour|one hour|a full hour|a whole hour|a good hour|a solid hour|about an hour|hour or so|just under an hour|just over an hour|a short hour|the full hour|one full hour|a quiet hour|an uninterrupted hour',
    90: 'an hour and a half|one and a half hours|hour and a half|one and half hours|one and half hour|one and a half hour',
    75: 'an hour and a quarter|hour and a quarter',
    120: 'a couple of hours|two hours|an hour or two|couple of hours|a good two hours|good two hours|two full hours|two good hours|two uninterrupted hours|two whole hours|two solid hours',
    150: 'two and a half hours',
    180: 'three hours',
    240: 'half a day|half day|a half day|a good half day|half a working day|a half day s work',
    480: 'one full day|one whole day|a full day|a whole day|a full working day|a full day s work|an entire day',
  },
  minuteUnits: 'minute|minutes|min|mins',
  hourUnits: 'hour|hours|hr|hrs',
  numbers: {
    2: 'two',
    3: 'three',
    4: 'four',
    5: 'five',
    6: 'six',
    7: 'seven',
    8: 'eight',
    9: 'nine',
    10: 'ten',
    11: 'eleven',
    12: 'twelve',
    13: 'thirteen',
    14: 'fourteen',
    16: 'sixteen',
    17: 'seventeen',
    18: 'eighteen',
    19: 'nineteen',
    15: 'fifteen',
    20: 'twenty',
    25: 'twenty five',
    30: 'thirty',
    40: 'forty',
    45: 'forty five',
    50: 'fifty',
    60: 'sixty',
    90: 'ninety',
  },
  edges: {
    begin:
      'early|beginning of|the beginning of|start of|the start of|early in|first days of|the first days of|first few days of|the first few days of',
    middle: 'mid|middle of',
    end: 'end of|late|the end of|late in|last days of|the last days of|last few days of|the last few days of',
  },
  halves: {
    1: 'first half of|first half|first fortnight of|first fortnight',
    2: 'second half of|second half|back half of|latter half of|second fortnight of|second fortnight',
  },
  nths: { 2: 'second', 3: 'third', 4: 'fourth', [-1]: 'last|final' },
  countedBehind: 'later|following|that follow|after|thereafter|after that|afterwards',
  countedAhead: 'earlier|sooner|before|beforehand|before that|prior',
  spanUnits: { 1: 'days|working days|business days', 7: 'weeks' },
  holidays: {
    christmas: 'christmas|xmas|christmas break|the christmas break|christmas holidays|the holidays',
    christmas_eve: 'christmas eve|xmas eve|on christmas eve',
    christmas_day: 'christmas day|xmas day',
    boxing_day: 'boxing day|st stephen s day',
    between_years:
      'between christmas and new year|between christmas and the new year|between christmas and new year s',
    new_year_eve: 'new year s eve|new years eve|nye|hogmanay',
    new_year: 'new year|the new year|new year s|new year s day|new years day',
    epiphany: 'epiphany',
    burns_night: 'burns night',
    candlemas: 'candlemas',
    valentine: 'valentine s day|valentines day|valentine day|st valentine s day|valentine s|valentines',
    saint_patrick: 'st patrick s day|saint patrick s day',
    labour_day: 'may day|labour day',
    midsummer: 'midsummer|midsummer day|midsummer s day|st john s day',
    assumption: 'assumption day',
    michaelmas: 'michaelmas',
    unity_day: 'german unity day',
    reformation: 'halloween|hallowe en|reformation day',
    all_saints: 'all saints|all saints day',
    all_souls: 'all souls|all souls day',
    bonfire_night: 'bonfire night|guy fawkes night|guy fawkes',
    martinmas: 'martinmas|st martin s day|armistice day|veterans day',
    saint_nicholas: 'st nicholas day|saint nicholas day',
    saint_lucy: 'st lucy s day|saint lucy s day',
    carnival_monday: 'carnival monday',
    shrove_tuesday: 'shrove tuesday|pancake day|mardi gras',
    ash_wednesday: 'ash wednesday',
    lent: 'lent',
    mothering_sunday: 'mothering sunday',
    palm_sunday: 'palm sunday',
    holy_week: 'holy week',
    maundy_thursday: 'maundy thursday',
    good_friday: 'good friday',
    easter_saturday: 'easter saturday|holy saturday',
    easter: 'easter|easter weekend|the easter weekend',
    easter_sunday: 'easter sunday|easter day',
    easter_monday: 'easter monday',
    ascension: 'ascension|ascension day',
    pentecost: 'pentecost|whitsun|whit weekend',
    pentecost_sunday: 'whit sunday|pentecost sunday',
    pentecost_monday: 'whit monday|pentecost monday',
    pentecost_week: 'whit week',
    corpus_christi: 'corpus christi',
    martin_luther_king_day: 'mlk day|martin luther king day',
    presidents_day: 'presidents day|president s day|presidents s day',
    fathers_day: 'father s day|fathers day',
    labor_day: 'labor day',
    harvest: 'harvest festival',
    remembrance_sunday: 'remembrance sunday',
    advent: 'advent',
  },
  parities: {
    even_week: 'even weeks|even numbered weeks|even calendar weeks',
    odd_week: 'odd weeks|odd numbered weeks|odd calendar weeks',
    even_date: 'even dates|even days|even numbered days',
    odd_date: 'odd dates|odd days|odd numbered days',
  },
  yearParts: {
    '12..12':
      'end of year|end of the year|the end of the year|year end|year s end|the year s end|year s close|the year s close|close of the year|the close of the year|the year is out|the year s out|the year is over|the year ends|late in the year|end of this year|the end of this year|years end|the years end',
    '1..1':
      'beginning of the year|the beginning of the year|start of the year|the start of the year|in the new year|early in the new year',
    '1..12':
      'still this year|yet this year|this year still|some time this year|sometime this year|later this year|within the year|within this year|end of the calendar year',
    '13..24': 'next year|in the coming year',
    '13..13':
      'early next year|early in next year|beginning of next year|the beginning of next year|start of next year|the start of next year',
    '3..5': 'spring|springtime',
    '6..8': 'summer|summertime',
    '9..11': 'autumn|the fall|this fall',
    '12..2': 'winter|wintertime',
  },
  dayArticles: 'the|day',
  plain: {
    last_day:
      'the last day|last day|last possible day|the last possible day|the last chance|last possible date|the latest day',
    earliest: 'at the earliest|at earliest|earliest',
    also: 'also|even|too|as well|including|included|inclusive|incl|itself',
    after: 'after|later than|past|only after',
    after_that:
      'then whenever|then any time|then anytime|then i m|then i am|then i ll be|then you can|then at my|then free|then home|after that|afterwards|thereafter|after then|since then|the rest of the day|rest of the day|the remainder of the day|for the rest of the day|the rest of that day|after that time|past that time',
    from_then:
      'from then|from that point on|from that point onwards|from that date on|any time from then|anytime from then|from there on|from then on',
    before_event:
      'before i|before we|before you|before he|before she|before they|before it|before my|before our|before your|before his|before her|before their',
    between_them:
      'the two days in between|the two days between|the three days in between|the three days between|the few days in between|the few days between|the other days in between|the other days between|the days in between|the days between|the days between them|everything in between|anything in between|between those two|between the two|between those|between those times|between the two times|in between those|in between those two|between both|somewhere between those two|between these two|between those dates|between those two dates|between these dates|between these two dates|in between',
    this_morning: 'this morning',
    past: 'yesterday|last night|past',
    other_days:
      'some other day|on another day|on a different day|any other|every other afternoon|all other|the other days|other days|the other two days|the other three days|the other four days|all other days|any other day|every other day of the week|the rest of the days',
    other_times:
      'any other time of day|any other time of the day|any other time|at any other time|any other hour|at any other hour|at all other times|all other times',
    day_before:
      'the day before|one day earlier|a day earlier|a day sooner|one day sooner|the previous day|the preceding day|the day prior',
    same_week: 'that week|that same week|the same week|same week|that whole week|that very week',
    week_before:
      'the week before|week before|the previous week|the preceding week|the week prior|a week earlier|one week earlier|a week before',
    day_after:
      'day after|one day later|the day after|the next day|the following day|a day later|the day following',
    same_day:
      'that whole day|all that day|that entire day|those two days|those days|that same|same day|the same day|that day|that same day',
    since: 'since',
    and: 'and',
    any: 'whenever|at any time|at any hour|any hour|anytime|any time|any|every|each|all|all day|everything|anything',
    asap: 'as soon as possible|asap|as soon as you can|urgently|at your earliest convenience|soonest',
    at: 'at|around|about|towards|toward|just past|just gone|bang on|on the dot of|getting on for',
    because:
      'being in|being at|being on|outside those|outside that|outside of that|outside these|outside of those|as my|as our|as the|since my|since i|since we|since our|because|as i|as we|cos|coz|due to|owing to|on account of',
    next_one: 'the one following|the next one|the one after|the following one|the one after that',
    next_day_one: '',
    this_one: 'this one|this coming one|the coming one',
    instead: 'instead of|rather than|in place of',
    within: 'within|inside of',
    onto: 'onto',
    week_later: 'a week on|week on week',
    unreadable:
      'between the years|later|earlier|a later start|unless|depending|depends|depend|provided|provided that|assuming|once the|once i|once we|once my|once our|whichever is|subject to|not sure yet|on condition|by an hour|by half an hour|an hour later|an hour earlier|half an hour later|half an hour earlier|by a day|other week|every other|alternate weeks|term time|school run|either side of|around easter|on the hour|a bit later|slightly later|a little later|a bit earlier|slightly earlier|later in the day|earlier in the day',
    onwards: 'onwards|onward|or later|and later|or after|upwards',
    link: 'as long as|so long as|for|with|at your|concerning|regarding',
    week_after:
      'week thereafter|the week thereafter|the following week|following week|the week after|week after|the week following|the week after that',
    before_that:
      'before then|before that|before this date|before that date|before that day|prior to that|ahead of that|beforehand',
    left_out: 'excluded|excepted|aside|notwithstanding',
    before:
      'this side of|in view of|in preparation for|to prepare for|before|earlier than|ahead of|no later than before',
    between: 'btw|between|from between|anywhere between',
    but: 'but',
    conclusion: 'so|therefore|hence|which is why|that s why|that is why|consequently',
    condition: 'if|in case',
    by: 'up until and including|up to and including|up till|up until|right up to|up to|not past|just not past|never past|by|between now and|from now until|until|till|no later than|not later than|at the latest by|latest by|latest|at the latest|at latest|til|till gone|until gone|any time up to|anytime up to|any hour up to',
    except:
      'ruling out|discounting|leave out|leaving out|skip|skipping|as long as not|provided not|that isn t|that is not|which isn t|as long as it s not|as long as it isn t|as long as it is not|so long as it s not|provided it s not|except|excepting|neither|nor|barring|save|except for|with the exception of|with exception of|save for|aside from|minus|anything but|any day but|any time but|anytime but|any hour but|whenever but|outside of|steering clear of|avoiding|avoid|excepting|but not|other than|apart from|besides|not on|excluding|bar|just not',
    filler:
      'on nights|on the night shift|on night shifts|on night shift|working nights|a half day job|a half day position|a half day post|a half day role|a half day contract|a half day basis|half day job|half day position|half day post|half day role|half day contract|half day basis|half day jobs|your noon|your midday|at a pinch|at a push|midnight mass|midnight oil|midnight snack|midnight sun|dinner party|parents evening|parents evenings|the sooner the better|the earlier the better|sooner or later|see you later|after all|until then|by the way|the|on|of|in|a|an|day|either|preferably|ideally|maybe|perhaps|say|some time|sometime|at some point|would|be|is|during|this coming|coming|or so|roughly|approx|working day|fly back on|flying back on|travel back on|travelling back on|head back on|heading back on|go back on|going back on|drive back on',
    first: 'first|first full',
    from: 'from|starting|starting from|as of|as from|from the|any time from|beginning|onwards from|not before the|back on|back in the office on|back at my desk on|back from holiday on|returning on|return on',
    hour: 'o clock|h|oclock|ish',
    am: 'am|a m|a . m|a . m .',
    pm: 'pm|p m|p . m|p . m .',
    month_last:
      'the month is out|the month is over|month is out|month is over|the month ends|the month s out|the month s over|the last of the month|last of the month|last day of the month|the last day of the month',
    quarter_noun: 'quarter|q',
    third_noun: '',
    month_noun: 'month',
    next: 'next|following',
    not: 'nothing|not|never|no',
    or: 'otherwise|failing that|if not|or failing that|or|or else|alternatively',
    ordinal: 'st|nd|rd|th',
    possible: 'works|would work|works for me|is fine|suits me',
    all_day: 'the whole day|whole day|all day long|the entire day|the full day',
    rest_of_week:
      'that first week|this first week|that very first week|the first week back|first week back|all week|the whole week|all week long|the rest of the week|rest of the week|rest of that week|the rest of that week|any other day that week|any other day of that week|the other days of that week',
    so: 'so that|so let s|so can|so could|so how about|so would|so shall|so maybe|so perhaps|so any|so please|so only|so it would|so it has|so it d|so ideally|so what about|so i d|so i suggest|so i could|so we could',
    same_hour:
      'usual time|the usual time|same time as usual|same time as planned|same time|the same time|same hour|same slot|same time as before',
    this: 'this',
    to: 'to|catch up to|follow up to|meet up to|through|thru|until|till|til',
    unavailable:
      'can t do|cannot do|can t make|cannot make|doesn t work|does not work|won t work|wouldn t work|is out|is bad|is no good|isn t good|is not good|is not possible|am away|m away|am out|m out|not available|unavailable|not free|am busy|m busy|fully booked|booked out|am off|m off|am travelling|m travelling|isn t possible|is full|is packed|is tricky|is difficult|is hard',
    week_noun:
      'weeks beginning|weeks starting|weeks commencing|weeks of|weeks beginning on|weeks starting on|week beginning on|week starting on|week that begins|week which begins|week that begins on|week that starts|week that starts on|weeks that begin|weeks that start|weeks that begin on|weeks that start on|weeks wc|week|week of|week beginning|week starting|week commencing|wc|w / c|w / b|wb|wk|wk commencing|week beg|calendar week|week no|week no .|week number|cw',
  },
  hasBareHours: true,
  skipsThisWeek: true,
  unitTellsTime: false,
  sendersZone:
    'local time|our clocks|our clocks here|my clock|our clock|my time|my local time|our time|my timezone|my time zone|our end|my end',
  timeWords:
    'ish|fortnight|midweek|holiday|semester|trimester|sunrise|sunset|quarterly|bank holiday|half term|halfterm|ramadan|thanksgiving',
  taken:
    'full|busy|booked|out|off|away|packed|blocked|taken|gone|bad|hopeless|impossible|closed|unavailable|crammed|tricky|holiday|nope',
  readersZone:
    'on your clock|your clock|your side|your end|where you are|your time|your local time|your time zone|your timezone',
  zones: {
    'Europe/London': 'london time|uk time|british time|london times|uk times',
    'Europe/Berlin': 'berlin time|german time',
    'Europe/Paris': 'paris time|french time',
    'America/New_York': 'eastern time|new york time',
    'America/Chicago': 'central time',
    'America/Denver': 'mountain time',
    'America/Los_Angeles': 'pacific time',
  },
  partHours: common_part_hours,
  outPartHours: { afternoon: [12, 20] },
}
