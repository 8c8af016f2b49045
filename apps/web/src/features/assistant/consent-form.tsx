import {
  type AssistantScope,
  type checkAssistantRequest,
  createAssistantGrant,
  type Reply,
} from '@meridian/contract'
import { useMutation } from '@tanstack/react-query'
import { MonitorSmartphone, Send, ShieldCheck, UserRound } from 'lucide'
import { type FormEvent, type ReactNode, useRef, useState } from 'react'
import { type TokenDays, TokenDaysControl } from '../../platform/access/token-days-control.tsx'
import { call } from '../../platform/api/api.ts'
import { NotConfirmed, withFreshSignIn } from '../../platform/session/fresh-sign-in.ts'
import { useSession } from '../../platform/session/session.ts'
import { t } from '../../platform/text/text.ts'
import { Button } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/form/checkbox.tsx'
import { CheckboxGroup } from '../../ui/form/checkbox-group.tsx'
import { FormProblem } from '../../ui/form/form-problem.tsx'
import { Icon } from '../../ui/icon.tsx'
import { sentenceOf } from './scope-sentences.ts'

interface ConsentFormProps {
  readonly request: string
  readonly asked: Reply<typeof checkAssistantRequest>
}

/** What the program may do and for how long. Both buttons lead back to it. */
export function ConsentForm({ request, asked }: ConsentFormProps) {
  const [chosen, setChosen] = useState<readonly AssistantScope[]>(asked.scopes)
  const [days, setDays] = useState<TokenDays>(90)
  const [isEmpty, setEmpty] = useState(false)
  const boxes = useRef<HTMLDivElement>(null)
  const allowing = useMutation({
    mutationFn: () =>
      withFreshSignIn(() =>
        call(createAssistantGrant, { body: { request, scopes: [...chosen], valid_days: days } }),
      ),
    onSuccess: ({ redirect_url }) => location.assign(redirect_url),
  })
  // Who closes the question for a fresh sign-in goes on here.
  const problem = allowing.error instanceof NotConfirmed ? null : allowing.error
  const isLeaving = allowing.isPending || allowing.isSuccess

  function onSubmit(event: FormEvent) {
    event.preventDefault()
    if (isLeaving) return
    setEmpty(chosen.length === 0)
    if (chosen.length === 0) boxes.current?.querySelector('input')?.focus()
    else allowing.mutate()
  }

  return (
    <form noValidate onSubmit={onSubmit} className="flex flex-col gap-5">
      {problem && <FormProblem>{problem.message}</FormProblem>}
      <Facts redirect_host={asked.redirect_host} />
      <div ref={boxes}>
        <CheckboxGroup
          label={t('What it may do')}
          error={isEmpty ? t('Choose at least one thing that the assistant may do.') : undefined}
        >
          <ScopeBoxes
            offered={asked.scopes}
            chosen={chosen}
            onChoose={(scopes) => {
              setChosen(scopes)
              setEmpty(false)
            }}
          />
        </CheckboxGroup>
      </div>
      <TokenDaysControl label={t('Access lasts')} value={days} onChange={setDays} />
      <div className="flex flex-wrap-reverse justify-end gap-2">
        <Button isDisabled={isLeaving} onPress={() => location.assign(asked.declined_url)}>
          {t('Cancel')}
        </Button>
        <Button variant="primary" type="submit" isBusy={isLeaving} busyLabel={t('Allowing...')}>
          {t('Allow')}
        </Button>
      </div>
    </form>
  )
}

/** Whose account, where the answer goes, and what stays closed. */
function Facts({ redirect_host: host }: Pick<ConsentFormProps['asked'], 'redirect_host'>) {
  const email = useSession(({ user }) => user?.primary_email ?? '')
  return (
    <ul className="flex flex-col gap-2 text-text-2">
      <Fact icon={UserRound}>{t('You are logged in as {email}.', { email })}</Fact>
      {host === null ? (
        <Fact icon={MonitorSmartphone}>
          {t(
            'The answer goes to a program on this device. Continue only if you have just started it yourself.',
          )}
        </Fact>
      ) : (
        <Fact icon={Send}>{t('The answer goes to {host}.', { host })}</Fact>
      )}
      <Fact icon={ShieldCheck}>
        {t(
          'It gets neither your mails nor your password, and cannot change your account. You can revoke the access in the settings at any time.',
        )}
      </Fact>
    </ul>
  )
}

function Fact({ icon, children }: { readonly icon: typeof Send; readonly children: ReactNode }) {
  return (
    <li className="flex gap-2.5">
      <Icon of={icon} className="mt-0.5 text-muted" />
      <span className="min-w-0 wrap-anywhere">{children}</span>
    </li>
  )
}

interface ScopeBoxesProps {
  readonly offered: readonly AssistantScope[]
  readonly chosen: readonly AssistantScope[]
  readonly onChoose: (scopes: readonly AssistantScope[]) => void
}

function ScopeBoxes({ offered, chosen, onChoose }: ScopeBoxesProps) {
  return (
    <div className="flex flex-col divide-y divide-border rounded-md border border-border">
      {offered.map((scope) => (
        <Checkbox
          key={scope}
          className="min-h-11 px-3 py-1.5 md:min-h-9"
          isSelected={chosen.includes(scope)}
          onChange={(isOn) =>
            onChoose(offered.filter((one) => (one === scope ? isOn : chosen.includes(one))))
          }
        >
          <span className="min-w-0">{sentenceOf(scope)}</span>
        </Checkbox>
      ))}
    </div>
  )
}
