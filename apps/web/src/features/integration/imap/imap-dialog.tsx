import { type ImapAccount, type MailLineSecurity, mail_line_securities } from '@meridian/contract'
import { ChevronDown, ChevronUp, Mail } from 'lucide'
import { type FormEvent, type ReactNode, useEffect, useId, useRef } from 'react'
import { formatList } from '../../../platform/text/intl.ts'
import { mark, t } from '../../../platform/text/text.ts'
import { Button } from '../../../ui/button.tsx'
import { cx } from '../../../ui/cx.ts'
import { FormProblem } from '../../../ui/form/form-problem.tsx'
import { PasswordField } from '../../../ui/form/password-field.tsx'
import { Select } from '../../../ui/form/select.tsx'
import { TextField } from '../../../ui/form/text-field.tsx'
import { Dialog } from '../../../ui/overlay/dialog.tsx'
import { SubmitButtons } from '../../../ui/overlay/submit-buttons.tsx'
import { type ImapField, isOtherMailbox, withSecurity } from './imap-form.ts'
import type { Guess, ImapFormState } from './use-imap-form.ts'

interface ImapDialogProps {
  readonly state: ImapFormState
  readonly account: ImapAccount | null
  /** The servers that the operator allows; null for any. */
  readonly allowed_hosts: readonly string[] | null
}

/** The address and its password; the servers are found by the address, and can be said. */
export function ImapDialog({ state, account, allowed_hosts }: ImapDialogProps) {
  const formId = useId()
  const { form, problems, change } = state
  const formRef = useFocusOnWrong(state.wrong)
  const isOther = account !== null && isOtherMailbox(form, account)

  function onSubmit(event: FormEvent) {
    event.preventDefault()
    state.submit()
  }

  return (
    <Dialog
      title={account ? t('Your mailbox') : t('Connect a mailbox')}
      size="sm"
      isSheetOnPhone
      isOpen={state.isOpen}
      onClose={state.close}
      isDismissable={!state.isConnecting}
      footer={
        <SubmitButtons
          form={formId}
          label={t('Connect')}
          isBusy={state.isConnecting}
          busyLabel={t('Connecting...')}
          onCancel={state.close}
        />
      }
    >
      <form ref={formRef} id={formId} noValidate onSubmit={onSubmit} className="flex flex-col gap-4">
        {state.refusal !== null && <FormProblem>{state.refusal}</FormProblem>}
        {isOther && (
          <p className="rounded-md bg-warning-soft px-3 py-2 text-text-2">
            {t(
              'Connecting another mailbox removes the mails of {account} from Meridian. They stay on their server.',
              {
                account: account.address,
              },
            )}
          </p>
        )}
        <Slot of="address">
          <TextField
            label={t('Address')}
            icon={Mail}
            type="email"
            inputMode="email"
            autoComplete="email"
            spellCheck="false"
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- The dialog was opened to fill it in.
            autoFocus={account === null}
            value={form.address}
            onChange={(address) => change({ address })}
            onBlur={state.guessServers}
            error={problems.address}
            isRequired
          />
        </Slot>
        <Slot of="password">
          <PasswordField
            label={t('Password of the mailbox')}
            // The one of this site must not be filled in.
            autoComplete="new-password"
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- Of a connected mailbox it is all that is missing.
            autoFocus={account !== null}
            value={form.password}
            onChange={(password) => change({ password })}
            error={problems.password}
            hint={t('Many providers require an app password. It is stored encrypted and never shown again.')}
            isRequired
          />
        </Slot>
        <Servers state={state} allowed_hosts={allowed_hosts} />
      </form>
    </Dialog>
  )
}

/** The servers in a line, and their fields once they are asked for. */
function Servers({ state, allowed_hosts }: Pick<ImapDialogProps, 'state' | 'allowed_hosts'>) {
  const { form, problems, change, isUnfolded } = state
  return (
    <div>
      <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <p role="status" className="min-w-0 flex-1 text-xs text-muted wrap-anywhere">
          {serversWords(state.guess, form)}
        </p>
        <Button
          size="sm"
          variant="ghost"
          iconEnd={isUnfolded ? ChevronUp : ChevronDown}
          aria-expanded={isUnfolded}
          onPress={state.unfold}
        >
          {t('Servers')}
        </Button>
      </div>
      {isUnfolded && (
        <div className="mt-3 flex flex-col gap-4">
          <Slot of="user">
            <TextField
              label={t('User name')}
              autoComplete="off"
              spellCheck="false"
              value={form.user}
              onChange={(user) => change({ user })}
              error={problems.user}
              hint={t('Empty: the address.')}
            />
          </Slot>
          <Line
            state={state}
            line="imap"
            title={t('Reading (IMAP)')}
            hint={
              allowed_hosts === null
                ? undefined
                : t('Allowed here: {hosts}', { hosts: formatList(allowed_hosts) })
            }
          />
          <Line state={state} line="smtp" title={t('Sending (SMTP)')} />
        </div>
      )}
    </div>
  )
}

/** Goes to the field that is wrong, once it is there. What is wrong with it stands below it, and is to be seen too. */
function useFocusOnWrong(wrong: ImapFormState['wrong']) {
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (wrong === null) return
    const input = form.current?.querySelector<HTMLElement>(`[data-field="${wrong.field}"] :is(input, button)`)
    input?.focus({ preventScroll: true })
    input?.scrollIntoView({ block: 'center' })
  }, [wrong])
  return form
}

interface LineProps {
  readonly state: ImapFormState
  readonly line: 'imap' | 'smtp'
  readonly title: string
  readonly hint?: string
}

/** Where one of the two servers is, and how the line to it is kept secret. */
function Line({ state: { form, problems, change }, line, title, hint }: LineProps) {
  const [host, port, security] = line_fields[line]
  return (
    <fieldset className="min-w-0">
      <legend className="mb-2 text-xs font-semibold">{title}</legend>
      <div className="grid grid-cols-[minmax(0,1fr)_5.5rem] items-start gap-x-3 gap-y-3">
        <Slot of={host}>
          <TextField
            label={t('Server')}
            autoComplete="off"
            inputMode="url"
            spellCheck="false"
            value={form[host]}
            onChange={(value) => change({ [host]: value })}
            error={problems[host]}
            hint={hint}
          />
        </Slot>
        <Slot of={port}>
          <TextField
            label={t('Port')}
            autoComplete="off"
            inputMode="numeric"
            maxLength={5}
            value={form[port]}
            onChange={(value) => change({ [port]: value })}
            error={problems[port]}
          />
        </Slot>
        <Slot of={security} className="col-span-2">
          <Select
            label={t('Encryption')}
            options={mail_line_securities.map((id) => ({ id, label: t<string>(security_words[id]) }))}
            value={form[security]}
            onChange={(value) => change(withSecurity(form, line, value))}
            error={problems[security]}
          />
        </Slot>
      </div>
    </fieldset>
  )
}

const line_fields = {
  imap: ['imap_host', 'imap_port', 'imap_security'],
  smtp: ['smtp_host', 'smtp_port', 'smtp_security'],
} as const

const security_words: Readonly<Record<MailLineSecurity, string>> = {
  tls: mark('TLS'),
  starttls: mark('STARTTLS'),
  none: mark('None, for a server on this very machine'),
}

/** What is known of the servers, in a line. */
function serversWords(guess: Guess, { imap_host, smtp_host }: ImapFormState['form']): string {
  if (guess === 'looking') return t('Looking for the servers…')
  if (guess === 'unknown' && imap_host === '') return t('No servers found for this address. Enter them.')
  const hosts = [...new Set([imap_host, smtp_host].filter((host) => host !== ''))]
  return hosts.length > 0 ? formatList(hosts) : t('The servers are found by the address.')
}

/** Marks where a field stands, so that it can be found when it is wrong. */
function Slot({
  of: field,
  className,
  children,
}: {
  readonly of: ImapField
  readonly className?: string
  readonly children: ReactNode
}) {
  return (
    <div data-field={field} className={cx('min-w-0', className)}>
      {children}
    </div>
  )
}
