// What other features may import from mail.
export { importMails } from './store/mail-import.service.ts'
export { deleteImportedMails } from './store/mail-store.queries.ts'
