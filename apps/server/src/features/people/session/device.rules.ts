export interface Device {
  readonly browser: string | null
  readonly operating_system: string | null
}

/** The browser and system that a `User-Agent` names; null for what it does not name. */
export function deviceOf(user_agent: string | null): Device {
  return { browser: nameIn(browsers, user_agent), operating_system: nameIn(operating_systems, user_agent) }
}

type Signs = readonly (readonly [sign: RegExp, name: string])[]

/** Nearly every browser also names those it derives from; the first match is its own. */
const browsers: Signs = [
  [/\b(Edg|EdgA|EdgiOS)\//, 'Edge'],
  [/\b(OPR|OPiOS|Opera)\b/, 'Opera'],
  [/\bVivaldi\//, 'Vivaldi'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/\b(Chrome|Chromium|HeadlessChrome|CriOS)\//, 'Chrome'],
  [/^(?=.*\bVersion\/[\d.]+ ).*\bSafari\//, 'Safari'],
  [/^curl\//, 'curl'],
]

const operating_systems: Signs = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bMac OS X\b|\bMacintosh\b/, 'macOS'],
  [/\bLinux\b/, 'Linux'],
]

function nameIn(signs: Signs, user_agent: string | null): string | null {
  return signs.find(([sign]) => user_agent !== null && sign.test(user_agent))?.[1] ?? null
}
