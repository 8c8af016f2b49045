/** What a language has for the things that mails do. Patterns ignore case and match whole words. */
export interface Lexicon {
  readonly stopWords: ReadonlySet<string>
  /** How a greeting begins. */
  readonly greeting: RegExp
  /** How the words before a signature begin. */
  readonly closing: RegExp
  /** A line that programs add: unsubscribing, confidentiality, where it was sent from. */
  readonly footer: RegExp
  /** A line that says whose words follow, with single spaces and none around it. */
  readonly quoteIntroduction: RegExp
  /** A line above a mail that was passed on. */
  readonly forwarded: RegExp
  /** A line of such a mail's head. */
  readonly head: RegExp
  /** Politeness that tells nothing. */
  readonly smallTalk: RegExp
  /** The reader is asked to do or to tell something. */
  readonly request: RegExp
  /** The same where a question mark follows in the sentence. */
  readonly askedWith: RegExp | null
  /** Leads on to the last day for something. */
  readonly deadline: RegExp
  /** Something was decided, changes, or went wrong. */
  readonly decision: RegExp
  /** A participant has taken something on; for notes of meetings. */
  readonly commitment: RegExp
  /** The beginning of a sentence that cannot be understood without the one before. */
  readonly leansBack: RegExp
  readonly months: string
  readonly leadingMonth: RegExp
  readonly weekdays: string
  /** Days by their place: today, tomorrow, next week. */
  readonly days: string
  /** What stands between a day and its month, or before a weekday. */
  readonly abbreviations: readonly string[]
  /** Before a number of this kind a full stop is no end of a sentence. */
  readonly ordinalLead: RegExp | null
  readonly intents: Readonly<Record<'meeting' | 'reschedule' | 'approval' | 'invitation' | 'thanks', RegExp>>
}

/** Matches a month at the beginning, behind white space. */
export function monthAfterSpace(months: string): RegExp {
  return new RegExp(`^\\s+(?:${months})(?!\\p{L})`, 'iu')
}

/** A set of the words of a text, for lists that are easier to read in lines. */
export function wordSet(text: string): ReadonlySet<string> {
  return new Set(text.trim().split(/\s+/u))
}
