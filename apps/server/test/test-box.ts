import { makeSecretBox } from '../src/platform/security/secret-box.ts'

/** Seals what tests keep secret. */
export const testBox = makeSecretBox('a key that every test may know, long enough')
