import { forgotPassword } from '@meridian/contract'
import { useEffect, useRef, useState } from 'react'
import { call } from '../../platform/api/api.ts'
import { messageOf } from '../../platform/api/api-error.ts'
import { t } from '../../platform/text/text.ts'
import { FormProblem } from '../../ui/form/form-problem.tsx'
import { TextField } from '../../ui/form/text-field.tsx'
import { Link } from '../../ui/link.tsx'
import { AdministratorContact } from './administrator-contact.tsx'
import { AuthFrame } from './auth-frame.tsx'
import { useInstance } from './use-instance.ts'
import { useOneField } from './use-one-field.ts'
import { VisitorSubmit } from './visitor-submit.tsx'

/** /auth/forgot: what is shown after sending is the same whether the address has an account or not. */
export function ForgotPasswordScreen() {
  const instance = useInstance()
  const [sent, setSent] = useState<Sent | null>(null)
  const lead = t('Enter your address to get a mail with a link that sets a new password.')
  return (
    <AuthFrame
      documentTitle={t('Forgot password')}
      title={t('Forgot your password?')}
      lead={sent || instance?.has_mail === false ? '' : lead}
    >
      {instance?.has_mail === false ? (
        <p>
          <AdministratorContact instance={instance} />
        </p>
      ) : sent ? (
        <SentNotice sent={sent} />
      ) : (
        <AddressForm onSent={setSent} />
      )}
      <p className="mt-5 text-center text-muted">
        <Link href="/auth/login">{t('Back to login')}</Link>
      </p>
    </AuthFrame>
  )
}

interface Sent {
  readonly primary_email: string
  readonly link_minutes: number
}

function AddressForm({ onSent }: { readonly onSent: (sent: Sent) => void }) {
  const [email, setEmail] = useState('')
  const primary_email = email.trim()
  const { input, problem, isBusy, onSubmit, failure, error } = useOneField({
    name: 'primary_email',
    value: primary_email,
    missing: t('Enter your email address.'),
    send: async (idempotencyKey) => {
      const { link_minutes } = await call(forgotPassword, { body: { primary_email } }, { idempotencyKey })
      onSent({ primary_email, link_minutes })
    },
  })

  return (
    <form noValidate onSubmit={onSubmit} className="flex flex-col gap-4">
      {failure !== null && (
        <FormProblem ref={problem}>{messageOf(failure, t(forgotPassword.says.failed))}</FormProblem>
      )}
      <TextField
        label={t('Email')}
        name="primary_email"
        type="email"
        size="lg"
        autoComplete="email"
        spellCheck="false"
        autoFocus
        isRequired
        inputRef={input}
        value={email}
        onChange={setEmail}
        error={error}
      />
      <VisitorSubmit isBusy={isBusy} busyLabel={t('Sending...')}>
        {t('Send the link')}
      </VisitorSubmit>
    </form>
  )
}

function SentNotice({ sent: { primary_email, link_minutes } }: { readonly sent: Sent }) {
  const notice = useRef<HTMLDivElement>(null)
  useEffect(() => notice.current?.focus(), [])
  return (
    <div
      ref={notice}
      role="status"
      tabIndex={-1}
      className="flex flex-col gap-2 rounded-md bg-success-soft px-3 py-2 text-success-text outline-none"
    >
      <p className="font-medium">{t(forgotPassword.says.done)}</p>
      <p className="wrap-anywhere">
        {t(
          'Check the mailbox of {address}, including the spam folder. The link works for {minutes} minutes.',
          {
            address: primary_email,
            minutes: link_minutes,
          },
        )}
      </p>
    </div>
  )
}
