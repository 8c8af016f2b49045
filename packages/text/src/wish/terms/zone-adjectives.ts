/** What the five languages say of the clock of a country that has one: `portugiesische Zeit`, `hora canaria`. */
const adjectives: Readonly<Record<string, string>> = {
  'Africa/Cairo': 'egyptian|agyptisch|egyptienne|egipcia|egiziana',
  'Africa/Casablanca': 'moroccan|marokkanisch|marocaine|marroqui|marocchina',
  'Africa/Tunis': 'tunisian|tunesisch|tunisienne|tunecina|tunisina',
  'Africa/Johannesburg': 'sudafrikanisch|sudafricaine|sudafricana',
  'Africa/Lagos': 'nigerian|nigerianisch|nigeriane|nigeriana',
  'Africa/Nairobi': 'kenyan|kenianisch|kenyane|keniana|keniota',
  'America/Argentina/Buenos_Aires': 'argentinian|argentine|argentinisch|argentina',
  'America/Bogota': 'colombian|kolumbianisch|colombienne|colombiana',
  'America/Lima': 'peruvian|peruanisch|peruvienne|peruana|peruviana',
  'America/Montevideo': 'uruguayan|uruguayisch|uruguayenne|uruguaya|uruguaiana',
  'America/Santiago': 'chilean|chilenisch|chilienne|chilena|cilena',
  'America/Toronto': 'quebecoise|quebequesa',
  'Asia/Hong_Kong': 'hongkongese|hongkonger',
  'Asia/Bangkok': 'thai|thailandisch|thailandaise|tailandesa|thailandese',
  'Asia/Dubai': 'emirati',
  'Asia/Ho_Chi_Minh': 'vietnamese|vietnamesisch|vietnamienne|vietnamita',
  'Asia/Jerusalem': 'israeli|israelisch|israelienne|israeliana',
  'Asia/Karachi': 'pakistani|pakistanisch|pakistanaise|pakistana',
  'Asia/Kathmandu': 'nepali|nepalese|nepalesisch|nepalaise|nepalesa',
  'Asia/Kolkata': 'indian|indisch|indienne|india|indiana',
  'Asia/Manila': 'philippine|philippinisch|filipino|filipina|filippina',
  'Asia/Riyadh': 'saudi|saudisch|saoudienne|saudita',
  'Asia/Seoul': 'korean|koreanisch|coreenne|coreana',
  'Asia/Shanghai': 'chinese|chinesisch|chinoise|china|cinese',
  'Asia/Singapore': 'singaporean|singapurisch|singapourienne|singapurense',
  'Asia/Taipei': 'taiwanese|taiwanisch|taiwanaise|taiwanesa',
  'Asia/Tokyo': 'japanese|japanisch|japonaise|japonesa|giapponese',
  'Atlantic/Canary': 'canarian|kanarisch|canarienne|canaria|insular',
  'Atlantic/Reykjavik': 'icelandic|islandisch|islandaise|islandesa|islandese',
  'Europe/Amsterdam':
    'dutch|niederlandisch|hollandisch|neerlandaise|hollandaise|holandesa|neerlandesa|olandese',
  'Europe/Athens': 'greek|griechisch|grecque|griega|greca',
  'Europe/Berlin': 'german|deutsch|allemande|alemana|tedesca',
  'Europe/Brussels': 'belgian|belgisch|belge|belga',
  'Europe/Bucharest': 'romanian|rumanisch|roumaine|rumana|rumena',
  'Europe/Budapest': 'hungarian|ungarisch|hongroise|hungara|ungherese',
  'Europe/Copenhagen': 'danish|danisch|danoise|danesa|danese',
  'Europe/Dublin': 'irish|irisch|irlandaise|irlandesa|irlandese',
  'Europe/Helsinki': 'finnish|finnisch|finlandaise|finlandesa|finlandese',
  'Europe/Istanbul': 'turkish|turkisch|turque|turca',
  'Europe/Kyiv': 'ukrainian|ukrainisch|ukrainienne|ucraniana|ucraina',
  'Europe/Lisbon': 'portuguese|portugiesisch|portugaise|portuguesa|portoghese',
  'Europe/London':
    'british|english|britisch|englisch|britannique|anglaise|britanica|inglesa|britannica|inglese',
  'Europe/Madrid': 'spanish|spanisch|espagnole|espanola|peninsular|spagnola',
  'Europe/Moscow': 'moscovite|moscovita|moskauer',
  'Europe/Oslo': 'norwegian|norwegisch|norvegienne|noruega|norvegese',
  'Europe/Paris': 'french|franzosisch|francaise|francesa|francese',
  'Europe/Prague': 'czech|tschechisch|tcheque|checa|ceca',
  'Europe/Rome': 'italian|italienisch|italienne|italiana',
  'Europe/Stockholm': 'swedish|schwedisch|suedoise|sueca|svedese',
  'Europe/Vienna': 'austrian|osterreichisch|autrichienne|austriaca',
  'Europe/Warsaw': 'polish|polnisch|polonaise|polaca|polacca',
  'Europe/Zurich': 'swiss|schweizer|schweizerisch|suisse|suiza|svizzera',
  'Pacific/Apia': 'samoan|samoanisch|samoane|samoana',
  'Pacific/Auckland': 'neuseelandisch|neozelandaise|neozelandesa|neozelandese',
}

let zones: ReadonlyMap<string, string> | undefined

/** The zone of a folded adjective with any ending. */
export function zoneOfAdjective(word: string): string | undefined {
  zones ??= new Map(
    Object.entries(adjectives).flatMap(([zone, words]) =>
      words.split('|').map((one) => [one, zone] as const),
    ),
  )
  if (word.length < shortest) return undefined
  const forms = [
    word,
    word.replace(/e[rnms]?$/, ''),
    word.replace(/s$/, ''),
    word.replace(/es$/, ''),
    word.replace(/he?$/, '').replace(/[eo]s?$/, 'a'),
    word.replace(/h?[eio]$/, 'a'),
    word.replace(/i$/, 'e'),
  ]
  for (const form of forms) {
    const zone = zones.get(form)
    if (zone !== undefined) return zone
  }
  return undefined
}

/** `ceca` and `belga` are the shortest. */
const shortest = 4
