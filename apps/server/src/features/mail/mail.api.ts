// What other features may use of mail. Each name is described where it is defined.
export { withMailSource } from './pull/mail-source.service.ts'
