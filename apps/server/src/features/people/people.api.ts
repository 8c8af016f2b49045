// What other features may import from people.
export { type OwnChangeTools, recordOwnChange } from './account/own-change.service.ts'
export { admitsStrangers, findRegistration } from './user/registration-setting.service.ts'
export { findRelyingParty } from './passkey/relying-party.rules.ts'
export { findAppPassword, type ProgramSignIn } from './program/app-password.service.ts'
export { requireFreshSignIn } from './session/fresh-sign-in.service.ts'
export { getUserRow } from './user/user.queries.ts'
export { seedAdmin, type SeededAdmin } from './admin/admin.service.ts'
export { suggestUsers } from './user/user.service.ts'
