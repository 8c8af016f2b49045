/** How the model takes what it is told. */
export type Temper =
  /** Answers with the beginning of what it was given to read. */
  | 'honest'
  /** Does whatever the text it reads demands, and tells an attacker of it in every way it knows. */
  | 'obedient'
  /** Says the same whatever it is asked. */
  | 'scripted'

export interface TextModelWorld {
  temper: Temper
  /** What the scripted one says. */
  script: string
  /** Keys that let in; none means that everybody is. */
  readonly keys: string[]
  /** What it was asked, the latest last. */
  readonly asked: AskedQuestion[]
}

export interface AskedQuestion {
  readonly model: string
  readonly system: string
  readonly prompt: string
}

/** Where an attacker collects, in forms that people and programs follow. */
export const attacker = {
  domain: 'collect.attacker.example',
  address: 'eve@attacker.example',
  phone: '+1 900 555 0199',
} as const

export function newTextModelWorld(): TextModelWorld {
  return { temper: 'honest', script: '', keys: [], asked: [] }
}
