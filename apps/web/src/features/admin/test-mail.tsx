import { type MailAttempt, sendTestMail } from '@meridian/contract'
import { useMutation } from '@tanstack/react-query'
import { call } from '../../platform/api/api.ts'
import { showError } from '../../platform/state/toasts.ts'
import { t } from '../../platform/text/text.ts'
import { Button } from '../../ui/button.tsx'
import { StatusText } from '../../ui/state/status.tsx'
import { outcomeWords } from './test-mail-words.ts'

/** Sends a mail to the operator, and shows what the mail server makes of it. */
export function TestMail() {
  const sending = useMutation({
    mutationFn: () => call(sendTestMail, {}),
    onError: (problem) => showError(problem, t(sendTestMail.says.failed)),
  })
  return (
    <div className="mt-1 flex flex-col items-start gap-1.5">
      <Button
        size="sm"
        isBusy={sending.isPending}
        busyLabel={t('Sending...')}
        onPress={() => sending.mutate()}
      >
        {t('Send a test mail')}
      </Button>
      <div role="status">{sending.data && <Outcome attempt={sending.data} />}</div>
    </div>
  )
}

function Outcome({ attempt }: { readonly attempt: MailAttempt }) {
  const { outcome, answer } = attempt
  return (
    <>
      <StatusText tone={outcome === 'accepted' ? 'success' : 'danger'}>{outcomeWords(attempt)}</StatusText>
      {answer !== null && (
        <p className="mt-0.5 text-xs text-muted">
          {t('The mail server said:')} <bdi className="font-mono text-text-2 wrap-anywhere">{answer}</bdi>
        </p>
      )}
    </>
  )
}
