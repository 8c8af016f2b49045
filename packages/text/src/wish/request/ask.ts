/** `choose`: the sender names times and waits for a choice. */
export type Ask = 'none' | 'meet' | 'move' | 'choose' | 'cancel'

/** Whether the answer speaks of times. */
export function asksForTime(ask: Ask): boolean {
  return ask === 'meet' || ask === 'move' || ask === 'choose'
}

export type Confidence = 'low' | 'high'

export interface FoundAsk {
  readonly ask: Ask
  /** `low`: it may ask to meet, so times are offered only when the reader wants that. */
  readonly confidence: Confidence
}

export interface AskByGrammar extends FoundAsk {
  /** How the mail says it leaves no doubt whether it asks, whatever was learned. */
  readonly isSettled?: boolean
}
