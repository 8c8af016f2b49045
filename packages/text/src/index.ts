export * from './answering.ts'
export { datesIn } from './dates.ts'
export { detectLanguage, type Language, languages } from './language.ts'
export { languageOfWriter } from './draft/language-of-writer.ts'
export type { KnownRange } from './mail-text/quoted-lines.ts'
export { type Request, requestsIn } from './requests.ts'
export { type Rouge, rouge } from './summary/rouge.ts'
export { readReference, readSample, type Sample } from './summary/samples.ts'
export { inventedIn, type MeanScore, meanScore, type Score, scoreSummary } from './summary/score.ts'
export type { Sentence, Span } from './sentences.ts'
export {
  firstSentences,
  isSummarised,
  leadOf,
  type MailText,
  summarise,
  summarised_from_words,
  type Summary,
  type SummaryOptions,
  type SummaryWeights,
} from './summary/summarise.ts'
export { suggestActionItems, type SuggestedActionItem } from './action-items.ts'
export { isPrivateTime } from './kinds/private-hours.ts'
export type { AnsweredMail, ReplyContext } from './draft/answered-mail.ts'
export { draftReply, type Refusal, type ReplyDraft } from './draft/draft-reply.ts'
export { mayNeedTimes, timeRequestsIn } from './draft/may-need-times.ts'
export { ownWords } from './mail-text/own-words.ts'
export { type Intent } from './draft/intent.ts'
export { type SeparatedText, separateMachineTalk, speaksToMachine } from './machine-talk/machine-talk.ts'
export { countWords, wordsOf } from './words.ts'
export { likeness, termVectors } from './summary/centrality.ts'
export { termsOf } from './terms.ts'
export { lexicons } from './language.ts'
export { type PlacedSentence, placeSentences } from './summary/place-sentences.ts'
export { type MeetingRequest } from './wish/request/find-request.ts'
export type { BookedMeeting } from './wish/passes/booked-meetings.ts'
export type { AskingMail } from './wish/judge-mail.ts'
export { readMeetingRequest } from './wish/meeting-request.ts'
export { readRequest } from './wish/read-request.ts'
export type { WishWindow } from './wish/wish-intervals.ts'
export { no_wish, type ProposedTime, type WishedTime } from './wish/wish.ts'
export { chanceOf, chanceOfAny, sharesOf } from './wish/learned/chances.ts'
export { type CueTable, hashOf, weigh } from './wish/learned/cue-table.ts'
export { chanceOfAsking } from './wish/learned/likely-asks.ts'
export { studyMail, type StudiedMail } from './wish/learned/study-mail.ts'
export { time_roles, type TimeRole } from './wish/learned/time-cues.ts'
export type { ReadTime, SaidTime } from './wish/learned/said-times.ts'
export { sideOf } from './wish/items/sides.ts'
export { withUsualHours } from './wish/usual-hours.ts'
export { asksForOuting, withUsualLength } from './wish/usual-lengths.ts'
export { askingMail, readWishSample, readWishSamples, type WishSample } from './wish/wish-samples.ts'
export { scoreWish, sumScores, type WishFigures, type WishScore } from './wish/wish-score.ts'
export {
  measureThread,
  type SpokenSentence,
  summariseThread,
  thread_features,
  type ThreadFeatures,
  type ThreadSummary,
  type ThreadText,
} from './summary/summarise-thread.ts'
export {
  halvesOf,
  readThreadSamples,
  type ThreadMail,
  type ThreadReader,
  type ThreadSample,
} from './summary/thread-samples.ts'
export { feature_names, measureSentences, namesFacts } from './summary/summary-features.ts'
export { studySentences, type StudiedSentence } from './summary/study-sentences.ts'
export { ownSentences } from './mail-text/prepare.ts'
export {
  act_features,
  type ActFeatures,
  type ActPair,
  type ActSurroundings,
  isTogether,
  measureAct,
  readSurroundings,
} from './acts/act-features.ts'
export { type ActSample, readActSamples } from './acts/act-samples.ts'
export {
  type Act,
  act_names,
  act_thresholds,
  asksForAction,
  readActs,
  readMailActs,
} from './acts/acts.ts'
export { answerWithLink, linkSentence, type OfferedLink, type WrittenMail } from './booking/booking-link.ts'
export { type BookingRequest, readBookingRequest } from './booking/booking-request.ts'
export { mailAsksForAction, type ReceivedMail } from './task-mail.ts'
