import type { Instance } from '@meridian/contract'
import { t } from '../../platform/text/text.ts'
import { AdministratorContact } from './administrator-contact.tsx'
import { CodeStep } from './code-step.tsx'
import { PasskeySignIn } from './passkey-sign-in.tsx'
import { RegistrationHelp } from './registration-help.tsx'

interface OtherStepsProps {
  readonly instance: Instance | null
  /** What a right password gave, where the account asks for a code, too. */
  readonly signInToken: string | null
  readonly onBack: () => void
}

/** What there is beside the password on this instance, and the code that follows it: fetched after the first screen. */
export function OtherSteps({ instance, signInToken, onBack }: OtherStepsProps) {
  if (signInToken !== null) return <CodeStep signInToken={signInToken} onBack={onBack} />
  if (!instance) return null
  return (
    <>
      {instance.has_passkeys && <PasskeySignIn />}
      {instance.registration === 'invited' && (
        <p className="mt-5 text-center text-muted">
          <RegistrationHelp instance={instance} />
        </p>
      )}
      {!instance.has_mail && (
        <p className="mt-3 text-center text-muted">
          {t('Forgot your password?')} <AdministratorContact instance={instance} />
        </p>
      )}
    </>
  )
}
