import type { Display, Spaces } from './display.ts'

/** How the text of an element stands among others; undefined where no style decides it. */
export interface SeenFlow {
  readonly display?: Display | undefined
  readonly spaces?: Spaces | undefined
}

/** How the text of an element is seen. */
export interface Seen extends SeenFlow {
  /** Neither its own text nor that of any element in it is seen. */
  readonly isGone: boolean
  /** Its own text is not seen; of a picture, the picture. */
  readonly isHidden: boolean
  /** Of a picture: the text that stands for it is not seen. */
  readonly isSpeechless?: boolean
  /** Its own text is not seen once the page has opened so many elements; null where there is no such end. */
  readonly endsAt: number | null
}

export const unseen: Seen = { isGone: true, isHidden: true, endsAt: null }
