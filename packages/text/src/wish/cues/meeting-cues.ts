import { matchPhrases, type PhraseMatcher } from './phrase-matcher.ts'

/** How a language speaks of meetings. All are matched against folded text: small letters, no accents. */
export interface MeetingCues {
  /** Whole phrases that ask to meet, whatever stands around them. */
  readonly invites: PhraseMatcher
  /** Says that it is better talked about, or to talk as soon as it suits; not where it asks for something else. */
  readonly suggests: PhraseMatcher
  /** Meeting or talking. */
  readonly meets: PhraseMatcher
  /** Asks or says when it suits. */
  readonly suits: PhraseMatcher
  /** Wishes something, asks the reader along, or says that it is due. */
  readonly wishes: PhraseMatcher
  /** Says which times are open or preferred. */
  readonly prefers: PhraseMatcher
  /** Says of times that the meeting has to keep to them. */
  readonly limits: PhraseMatcher
  /** Asks whether the time that was named just before suits. */
  readonly confirms: PhraseMatcher
  /** Asks the reader to pick one of the times that were named. */
  readonly picks: PhraseMatcher
  /** Offers times to choose from. */
  readonly offers: PhraseMatcher
  /** Asks which of several times it should be. */
  readonly chooses: PhraseMatcher
  readonly moves: PhraseMatcher
  readonly cancels: PhraseMatcher
  /** Nothing has to be done, or the writer will not be there. */
  readonly declines: PhraseMatcher
  /** The mail is for others, or wants nothing but to be known. */
  readonly informs: PhraseMatcher
  /** Speaks of what was. */
  readonly recalls: PhraseMatcher
  /** Asks for something else than time. */
  readonly asksOther: PhraseMatcher
  /** How long it takes. */
  readonly lasts: PhraseMatcher
  /** The writer meets other people, or an event takes place. */
  readonly announces: PhraseMatcher
}

/** Any of the phrases, in the notation of `matchPhrases`. */
export function cue(...phrases: string[]): PhraseMatcher {
  return matchPhrases(phrases.join('|'))
}
