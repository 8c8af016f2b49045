/** Zones by the abbreviations people use: standard time, its offset in minutes, summer time. */
const abbreviations: readonly (readonly [
  standard: string,
  offsetMinutes: number,
  summer: string | null,
  zones: string,
])[] = [
  ['UTC', 0, null, 'UTC'],
  ['GMT', 0, 'BST', 'Europe/London Europe/Guernsey Europe/Isle_of_Man Europe/Jersey'],
  ['GMT', 0, 'IST', 'Europe/Dublin'],
  ['WET', 0, 'WEST', 'Europe/Lisbon Atlantic/Madeira Atlantic/Canary Atlantic/Faroe'],
  [
    'CET',
    60,
    'CEST',
    'Europe/Berlin Europe/Amsterdam Europe/Andorra Europe/Belgrade Europe/Bratislava Europe/Brussels Europe/Budapest Europe/Busingen Europe/Copenhagen Europe/Gibraltar Europe/Ljubljana Europe/Luxembourg Europe/Madrid Europe/Malta Europe/Monaco Europe/Oslo Europe/Paris Europe/Podgorica Europe/Prague Europe/Rome Europe/San_Marino Europe/Sarajevo Europe/Skopje Europe/Stockholm Europe/Tirane Europe/Vaduz Europe/Vatican Europe/Vienna Europe/Warsaw Europe/Zagreb Europe/Zurich Arctic/Longyearbyen Africa/Ceuta',
  ],
  ['CET', 60, null, 'Africa/Algiers Africa/Tunis'],
  [
    'EET',
    120,
    'EEST',
    'Europe/Athens Europe/Bucharest Europe/Chisinau Europe/Helsinki Europe/Kyiv Europe/Mariehamn Europe/Riga Europe/Sofia Europe/Tallinn Europe/Vilnius Asia/Beirut Asia/Nicosia Asia/Famagusta Africa/Cairo',
  ],
  ['EET', 120, null, 'Europe/Kaliningrad Africa/Tripoli'],
  ['IST', 120, 'IDT', 'Asia/Jerusalem'],
  ['MSK', 180, null, 'Europe/Moscow Europe/Simferopol'],
  [
    'WAT',
    60,
    null,
    'Africa/Lagos Africa/Kinshasa Africa/Luanda Africa/Douala Africa/Libreville Africa/Niamey',
  ],
  [
    'CAT',
    120,
    null,
    'Africa/Maputo Africa/Harare Africa/Lusaka Africa/Kigali Africa/Gaborone Africa/Windhoek Africa/Khartoum',
  ],
  ['SAST', 120, null, 'Africa/Johannesburg Africa/Maseru Africa/Mbabane'],
  [
    'EAT',
    180,
    null,
    'Africa/Nairobi Africa/Addis_Ababa Africa/Dar_es_Salaam Africa/Kampala Africa/Mogadishu',
  ],
  ['IST', 330, null, 'Asia/Kolkata'],
  ['PKT', 300, null, 'Asia/Karachi'],
  ['WIB', 420, null, 'Asia/Jakarta Asia/Pontianak'],
  ['HKT', 480, null, 'Asia/Hong_Kong'],
  ['CST', 480, null, 'Asia/Shanghai Asia/Macau Asia/Taipei'],
  ['PHT', 480, null, 'Asia/Manila'],
  ['SGT', 480, null, 'Asia/Singapore'],
  ['AWST', 480, null, 'Australia/Perth'],
  ['JST', 540, null, 'Asia/Tokyo'],
  ['KST', 540, null, 'Asia/Seoul'],
  ['ACST', 570, 'ACDT', 'Australia/Adelaide Australia/Broken_Hill'],
  ['ACST', 570, null, 'Australia/Darwin'],
  ['AEST', 600, 'AEDT', 'Australia/Sydney Australia/Melbourne Australia/Hobart'],
  ['AEST', 600, null, 'Australia/Brisbane Australia/Lindeman'],
  ['NZST', 720, 'NZDT', 'Pacific/Auckland Antarctica/McMurdo'],
  ['HST', -600, null, 'Pacific/Honolulu'],
  [
    'AKST',
    -540,
    'AKDT',
    'America/Anchorage America/Juneau America/Sitka America/Nome America/Yakutat America/Metlakatla',
  ],
  ['PST', -480, 'PDT', 'America/Los_Angeles America/Vancouver America/Tijuana'],
  ['MST', -420, 'MDT', 'America/Denver America/Boise America/Edmonton America/Inuvik America/Cambridge_Bay'],
  ['MST', -420, null, 'America/Phoenix America/Whitehorse America/Dawson America/Hermosillo'],
  [
    'CST',
    -360,
    'CDT',
    'America/Chicago America/Winnipeg America/Menominee America/Matamoros America/Indiana/Knox America/Indiana/Tell_City America/North_Dakota/Center America/North_Dakota/New_Salem America/North_Dakota/Beulah America/Rankin_Inlet America/Resolute',
  ],
  [
    'CST',
    -360,
    null,
    'America/Mexico_City America/Monterrey America/Merida America/Costa_Rica America/Guatemala America/El_Salvador America/Tegucigalpa America/Managua America/Belize America/Regina America/Chihuahua',
  ],
  [
    'EST',
    -300,
    'EDT',
    'America/New_York America/Toronto America/Detroit America/Nassau America/Port-au-Prince America/Grand_Turk America/Iqaluit America/Indiana/Indianapolis America/Indiana/Marengo America/Indiana/Petersburg America/Indiana/Vevay America/Indiana/Vincennes America/Indiana/Winamac America/Kentucky/Louisville America/Kentucky/Monticello',
  ],
  ['EST', -300, null, 'America/Panama America/Jamaica America/Cancun America/Cayman'],
  [
    'AST',
    -240,
    'ADT',
    'America/Halifax America/Moncton America/Glace_Bay America/Goose_Bay Atlantic/Bermuda America/Thule',
  ],
  [
    'AST',
    -240,
    null,
    'America/Puerto_Rico America/Santo_Domingo America/Barbados America/Martinique America/Port_of_Spain America/Curacao',
  ],
  ['NST', -210, 'NDT', 'America/St_Johns'],
]

interface Abbreviation {
  readonly standard: string
  readonly offsetMinutes: number
  readonly summer: string | null
}

const abbreviations_by_zone: ReadonlyMap<string, Abbreviation> = new Map(
  abbreviations.flatMap(([standard, offsetMinutes, summer, zones]) =>
    zones.split(' ').map((zone) => [zone, { standard, offsetMinutes, summer }] as const),
  ),
)

/** What people call the zone's time at this offset, such as 'CET' or 'CEST'; undefined where there is no common word. */
export function abbreviationAt(zone: string, offsetMinutes: number): string | undefined {
  const known = abbreviations_by_zone.get(zone)
  if (!known) return undefined
  if (offsetMinutes === known.offsetMinutes) return known.standard
  return offsetMinutes > known.offsetMinutes ? (known.summer ?? undefined) : undefined
}

/** Both abbreviations of a zone, for search. */
export function abbreviationsOf(zone: string): readonly string[] {
  const known = abbreviations_by_zone.get(zone)
  return known ? [known.standard, known.summer].filter((name) => name !== null) : []
}
