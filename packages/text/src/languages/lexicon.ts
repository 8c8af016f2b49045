import type { FilteredPattern, TextTest } from '../literal-filter.ts'

/** What a language has for the things that mails do. Patterns ignore case and match whole words. */
export interface Lexicon {
  readonly stopWords: ReadonlySet<string>
  /** How a greeting begins. */
  readonly greeting: TextTest
  /** How the words before a signature begin. */
  readonly closing: TextTest
  /** A line that programs add: unsubscribing, confidentiality, where it was sent from. */
  readonly footer: TextTest
  /** A line that says whose words follow, with single spaces and none around it. */
  readonly quoteIntroduction: TextTest
  /** A line above a mail that was passed on. */
  readonly forwarded: RegExp
  /** A line of such a mail's head. */
  readonly head: TextTest
  /** Politeness that tells nothing. */
  readonly smallTalk: TextTest
  /** The reader is asked to do or to tell something. */
  readonly request: TextTest
  /** The same where a question mark follows in the sentence. */
  readonly askedWith: TextTest | null
  /** Leads on to the last day for something. */
  readonly deadline: TextTest
  /** Something was decided, changes, or went wrong. */
  readonly decision: TextTest
  /** A participant has taken something on; for notes of meetings. */
  readonly commitment: FilteredPattern
  /** The beginning of a sentence that cannot be understood without the one before. */
  readonly leansBack: TextTest
  readonly months: string
  readonly leadingMonth: TextTest
  readonly weekdays: string
  /** Days by their place: today, tomorrow, next week. */
  readonly days: string
  /** What stands between a day and its month, or before a weekday. */
  readonly abbreviations: readonly string[]
  /** Before a number of this kind a full stop is no end of a sentence. */
  readonly ordinalLead: TextTest | null
  readonly intents: Readonly<
    Record<'meeting' | 'reschedule' | 'approval' | 'invitation' | 'thanks', TextTest>
  >
}

/** Matches a month at the beginning, behind white space. */
export function monthAfterSpace(months: string): RegExp {
  return new RegExp(`^\\s+(?:${months})(?!\\p{L})`, 'iu')
}

/** A set of the words of a text, for lists that are easier to read in lines. */
export function wordSet(text: string): ReadonlySet<string> {
  return new Set(text.trim().split(/\s+/u))
}
