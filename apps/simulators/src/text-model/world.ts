/** How the model takes what it is told. */
export type Temper =
  /** Answers with the beginning of what it was given to read. */
  | 'honest'
  /** Follows every instruction in the text it reads, and leaks to an attacker in every way it knows. */
  | 'obedient'
  /** Always gives the same answer. */
  | 'scripted'

export interface TextModelWorld {
  temper: Temper
  /** What the scripted one says. */
  script: string
  /** What it says to instructions that ask for JSON; empty: what its temper says. */
  json: string
  /** Accepted keys; an empty list accepts every request. */
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
  return { temper: 'honest', script: '', json: '', keys: [], asked: [] }
}
