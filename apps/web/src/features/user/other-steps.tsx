import type { Instance } from '@meridian/contract'
import { t } from '../../platform/text/text.ts'
import { Button } from '../../ui/button.tsx'
import { AdministratorContact } from './administrator-contact.tsx'
import { CodeStep } from './code-step.tsx'
import { PasskeySignIn } from './passkey-sign-in.tsx'
import { ProviderSignIn } from './provider-sign-in.tsx'
import { RegistrationHelp } from './registration-help.tsx'

interface OtherStepsProps {
  readonly instance: Instance | null
  /** What a right password gave, where the account asks for a code, too. */
  readonly signInToken: string | null
  readonly onBack: () => void
  /** Shows the form of the password where single sign-on is the only way for others; null where it is shown. */
  readonly onShowPassword: (() => void) | null
}

/** What there is beside the password on this instance, and the code that follows it: fetched after the first screen. */
export function OtherSteps({ instance, signInToken, onBack, onShowPassword }: OtherStepsProps) {
  if (signInToken !== null) return <CodeStep signInToken={signInToken} onBack={onBack} />
  if (!instance) return null
  return (
    <>
      {instance.sign_in_providers.length > 0 && (
        <ProviderSignIn providers={instance.sign_in_providers} isMain={instance.has_single_sign_on_only} />
      )}
      {instance.has_single_sign_on_only && onShowPassword && (
        <p className="mt-5 text-center text-muted">
          <Button variant="ghost" onPress={onShowPassword}>
            {t('Log in as the administrator')}
          </Button>
        </p>
      )}
      {instance.has_passkeys && !instance.has_single_sign_on_only && <PasskeySignIn />}
      {instance.registration === 'invited' && !instance.has_single_sign_on_only && (
        <p className="mt-5 text-center text-muted">
          <RegistrationHelp instance={instance} />
        </p>
      )}
      {!instance.has_mail && !instance.has_single_sign_on_only && (
        <p className="mt-3 text-center text-muted">
          {t('Forgot your password?')} <AdministratorContact instance={instance} />
        </p>
      )}
    </>
  )
}
