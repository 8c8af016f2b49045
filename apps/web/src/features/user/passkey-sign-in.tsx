import { signInWithPasskey, startPasskeySignIn } from '@meridian/contract'
import { KeyRound } from 'lucide'
import { useEffect, useRef, useState } from 'react'
import { call } from '../../platform/api/api.ts'
import { ApiError } from '../../platform/api/api-error.ts'
import {
  cancelPasskey,
  hasAutofillSupport,
  hasPasskeySupport,
  passkeyProblem,
  signWithPasskey,
} from '../../platform/session/passkeys.ts'
import { signIn } from '../../platform/session/session.ts'
import { t } from '../../platform/text/text.ts'
import { Button } from '../../ui/button.tsx'
import { FormProblem } from '../../ui/form/form-problem.tsx'

/** A button for those who have a passkey; the address field proposes passkeys, too. */
export function PasskeySignIn() {
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const problem = useRef<HTMLParagraphElement>(null)
  useAutofill(!isBusy, setFailure)

  useEffect(() => {
    if (failure !== null) problem.current?.focus()
  }, [failure])

  if (!hasPasskeySupport()) return null

  async function useDialog() {
    setBusy(true)
    setFailure(null)
    try {
      await enter()
    } catch (error) {
      setFailure(passkeyProblem(error))
    }
    setBusy(false)
  }

  return (
    <div className="mt-3 flex flex-col gap-3">
      {failure !== null && <FormProblem ref={problem}>{failure}</FormProblem>}
      <Button size="lg" icon={KeyRound} isBusy={isBusy} className="w-full" onPress={() => void useDialog()}>
        {t('Sign in with passkey')}
      </Button>
    </div>
  )
}

interface Proposal {
  readonly leaving: AbortSignal
  readonly onChallenge: (timeout_ms: number) => void
}

/** Signs in by the browser's dialog, or by its proposals in the address field. */
async function enter(proposal?: Proposal): Promise<void> {
  const options = await call(startPasskeySignIn, {})
  proposal?.leaving.throwIfAborted()
  proposal?.onChallenge(options.timeout_ms)
  const body = await signWithPasskey(options, { isAutofill: proposal !== undefined })
  signIn(await call(signInWithPasskey, { body }))
}

/** Proposes passkeys in the address field for as long as the page is open, each time with a challenge that is valid. */
function useAutofill(isOffered: boolean, onFailure: (sentence: string) => void): void {
  useEffect(() => {
    if (!isOffered) return undefined
    const leaving = new AbortController()
    void offerInAutofill(leaving.signal, onFailure)
    return () => {
      leaving.abort()
      cancelPasskey()
    }
  }, [isOffered, onFailure])
}

async function offerInAutofill(leaving: AbortSignal, onFailure: (sentence: string) => void): Promise<void> {
  if (!(await hasAutofillSupport()) || leaving.aborted) return
  let renewal: ReturnType<typeof setTimeout> | undefined
  let isRenewed = false
  try {
    await enter({
      leaving,
      onChallenge: (timeout_ms) => {
        renewal = setTimeout(() => {
          isRenewed = true
          cancelPasskey()
        }, timeout_ms / 2)
      },
    })
  } catch (error) {
    // The browser proposes passkeys by itself, so only a chosen passkey that is refused shows an error.
    if (error instanceof ApiError && error.status === 401) onFailure(error.message)
  } finally {
    clearTimeout(renewal)
  }
  if (isRenewed && !leaving.aborted) await offerInAutofill(leaving, onFailure)
}
