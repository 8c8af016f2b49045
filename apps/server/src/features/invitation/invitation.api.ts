// What other features may import from invitation.
export { answerMailInvitation, enqueueCalendarMail } from './itip/imip.service.ts'
export { readMailInvitation } from './itip/mail-invitation.service.ts'
export { answerLink } from './rsvp-page/answer-link.service.ts'
