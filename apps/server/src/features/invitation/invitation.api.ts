// What other features may import from invitation.
export { adoptAnswer } from './itip/claimed-answer.service.ts'
export { answerCalendarInvitation } from './itip/calendar-invitation.service.ts'
export { answerMailInvitation, enqueueCalendarMails } from './itip/calendar-mail.service.ts'
export { readMailInvitation } from './itip/mail-invitation.service.ts'
export { headerText } from './notify/invitation-words.rules.ts'
export { guestPreferences, listFor, type Reader, shortTimeFor, timesFor } from './notify/reader.rules.ts'
export { countPendingProposals } from './proposal/proposal.queries.ts'
export { presentProposal } from './proposal/proposal.present.ts'
export {
  answerInvitation,
  answerOccurrence,
  answerProposal,
  findJudgedProposal,
  listProposals,
  proposeOtherTime,
  withdrawProposedTime,
} from './proposal/proposal.service.ts'
export { answerLink, timeLink } from './rsvp-page/rsvp-link.service.ts'
