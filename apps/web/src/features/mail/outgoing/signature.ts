import { useSession } from '../../../platform/session/session.ts'

/** The person's signature for a mail that gets it; '' for none. */
export function useSignature(isIncluded: boolean): string {
  const signature = useSession(({ user }) => user?.mail_signature) ?? ''
  return isIncluded && signature.trim() !== '' ? signature : ''
}

/** The text as the server sends it: the signature follows the line that mail programs recognize. */
export function signedBody(body: string, signature: string): string {
  return signature === '' ? body : `${body.trimEnd()}\n\n-- \n${signature.trimEnd()}`
}
