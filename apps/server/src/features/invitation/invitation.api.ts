// What other features may use of invitation. Each name is described where it is defined.
export { answerMailInvitation, enqueueCalendarMail } from './itip/imip.service.ts'
export { readMailInvitation } from './itip/mail-invitation.service.ts'
export { answerLink } from './rsvp-page/answer-link.service.ts'
