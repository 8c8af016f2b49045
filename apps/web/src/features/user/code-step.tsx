import { completeSignIn } from '@meridian/contract'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { call } from '../../platform/api/api.ts'
import { errorOf, messageOf } from '../../platform/api/api-error.ts'
import { signIn } from '../../platform/session/session.ts'
import { t } from '../../platform/text/text.ts'
import { Button } from '../../ui/button.tsx'
import { FormProblem } from '../../ui/form/form-problem.tsx'
import { TextField } from '../../ui/form/text-field.tsx'
import { AuthFrame } from './auth-frame.tsx'
import { useSubmit } from './use-submit.ts'
import { VisitorSubmit } from './visitor-submit.tsx'

interface CodeStepProps {
  readonly signInToken: string
  readonly onBack: () => void
}

/** The second step of signing in: the code of the app, or a recovery code. */
export function CodeStep({ signInToken, onBack }: CodeStepProps) {
  const [isRecovery, setRecovery] = useState(false)
  const [code, setCode] = useState('')
  const [isChecked, setChecked] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  const problem = useRef<HTMLParagraphElement>(null)
  const { isBusy, failure, forget, submit } = useSubmit(async (idempotencyKey) => {
    signIn(await call(completeSignIn, { body: { sign_in_token: signInToken, code } }, { idempotencyKey }))
  })
  const wrong = errorOf(failure, 'code')

  useEffect(() => {
    if (failure === null) return
    if (wrong) input.current?.focus()
    else problem.current?.focus()
  }, [failure, wrong])

  function onSubmit(event: FormEvent) {
    event.preventDefault()
    setChecked(true)
    if (code.trim() === '') input.current?.focus()
    else void submit()
  }

  function change(value: string) {
    setCode(value)
    setChecked(false)
    forget()
  }

  return (
    <AuthFrame
      title={t('Two-step sign-in')}
      lead={
        isRecovery
          ? t('Enter one of the recovery codes you saved. It works once.')
          : t('Enter the 6 digits that your authenticator app shows.')
      }
    >
      <form noValidate onSubmit={onSubmit} className="flex flex-col gap-4">
        {failure !== null && !wrong && (
          <FormProblem ref={problem}>{messageOf(failure, t(completeSignIn.says.failed))}</FormProblem>
        )}
        <TextField
          key={isRecovery ? 'recovery' : 'app'}
          label={isRecovery ? t('Recovery code') : t('Code')}
          name="code"
          size="lg"
          autoComplete={isRecovery ? 'off' : 'one-time-code'}
          inputMode={isRecovery ? 'text' : 'numeric'}
          spellCheck="false"
          maxLength={40}
          autoFocus
          isRequired
          inputRef={input}
          value={code}
          onChange={change}
          error={isChecked && code.trim() === '' ? t('Enter the code.') : wrong}
        />
        <VisitorSubmit isBusy={isBusy} busyLabel={t('Logging in...')}>
          {t('Login')}
        </VisitorSubmit>
      </form>
      <div className="mt-5 flex flex-wrap justify-between gap-3">
        <Button
          onPress={() => {
            setRecovery(!isRecovery)
            change('')
          }}
        >
          {isRecovery ? t('Use the app') : t('Use a recovery code')}
        </Button>
        <Button onPress={onBack}>{t('Back to login')}</Button>
      </div>
    </AuthFrame>
  )
}
