import { createApiToken, listApiTokens, program_name_characters_max, type Scope } from '@meridian/contract'
import { type FormEvent, useId, useRef, useState } from 'react'
import { type TokenDays, TokenDaysControl } from '../../../platform/access/token-days-control.tsx'
import { t } from '../../../platform/text/text.ts'
import { Checkbox } from '../../../ui/form/checkbox.tsx'
import { CheckboxGroup } from '../../../ui/form/checkbox-group.tsx'
import { FormProblem } from '../../../ui/form/form-problem.tsx'
import { TextField } from '../../../ui/form/text-field.tsx'
import { scope_areas } from './scope-words.ts'
import { SecretDialog } from './secret-dialog.tsx'
import { useCreatedProgram } from './use-created-program.ts'

interface TokenInput {
  readonly program_name: string
  readonly scopes: readonly Scope[]
  readonly valid_days: TokenDays
}

const no_input: TokenInput = { program_name: '', scopes: [], valid_days: 90 }

/** Asks for what a token is to do, and shows the token once. */
export function ApiTokenDialog({ onClose }: { readonly onClose: () => void }) {
  const form = useId()
  const [input, setInput] = useState(no_input)
  const creation = useCreatedProgram(createApiToken, listApiTokens)
  return (
    <SecretDialog
      title={t('New API token')}
      size="md"
      form={form}
      submitLabel={t('Create token')}
      busyLabel={t('Creating...')}
      isBusy={creation.isBusy}
      isEdited={
        input.program_name !== '' || input.scopes.length > 0 || input.valid_days !== no_input.valid_days
      }
      secret={creation.created?.api_token}
      secretLabel={t('Your API token')}
      secretHint={t("Copy it now: it isn't shown again. Anyone with this token can do what you allowed it.")}
      onClose={onClose}
    >
      <TokenForm
        id={form}
        creation={creation}
        input={input}
        onChange={(part) => setInput({ ...input, ...part })}
      />
    </SecretDialog>
  )
}

interface TokenFormProps {
  readonly id: string
  readonly creation: ReturnType<typeof useCreatedProgram<typeof createApiToken>>
  readonly input: TokenInput
  readonly onChange: (part: Partial<TokenInput>) => void
}

function TokenForm({ id, creation, input, onChange }: TokenFormProps) {
  const { program_name, scopes, valid_days } = input
  const form = useRef<HTMLFormElement>(null)
  const [wasTried, setTried] = useState(false)
  const problems = {
    program_name: program_name.trim() === '' ? t('Give the token a name.') : undefined,
    scopes: scopes.length === 0 ? t('Choose at least one thing that the token may do.') : undefined,
  }
  const shown = (field: keyof typeof problems) =>
    (wasTried ? problems[field] : undefined) ?? creation.problemOf(field)
  const focus = (field: string) =>
    form.current?.querySelector<HTMLInputElement>(`[data-field="${field}"] input`)?.focus()

  function onSubmit(event: FormEvent) {
    event.preventDefault()
    if (creation.isBusy) return
    setTried(true)
    const first = Object.entries(problems).find(([, problem]) => problem !== undefined)?.[0]
    if (first !== undefined) focus(first)
    else {
      const body = { program_name, scopes: [...scopes], valid_days }
      creation.create({ body })
    }
  }

  return (
    <form id={id} ref={form} noValidate onSubmit={onSubmit} className="flex flex-col gap-5">
      {creation.problem && <FormProblem>{creation.problem}</FormProblem>}
      <div data-field="program_name">
        <TextField
          label={t('Name')}
          hint={t('What it is for, such as the script or the service that uses it.')}
          value={program_name}
          onChange={(value) => {
            onChange({ program_name: value })
            creation.forgetProblem()
          }}
          maxLength={program_name_characters_max}
          autoComplete="off"
          autoFocus
          isRequired
          error={shown('program_name')}
        />
      </div>
      <div data-field="scopes">
        <CheckboxGroup label={t('What it may do')} error={shown('scopes')}>
          <ScopeTable chosen={scopes} onChoose={(chosen) => onChange({ scopes: chosen })} />
        </CheckboxGroup>
      </div>
      <TokenDaysControl
        label={t('Valid for')}
        value={valid_days}
        onChange={(days) => onChange({ valid_days: days })}
      />
    </form>
  )
}

interface ScopeTableProps {
  readonly chosen: readonly Scope[]
  readonly onChoose: (scopes: readonly Scope[]) => void
}

function ScopeTable({ chosen, onChoose }: ScopeTableProps) {
  return (
    <div className="flex flex-col divide-y divide-border rounded-md border border-border">
      {scope_areas.map((area) => (
        <div
          key={area.name}
          role="group"
          aria-label={t(area.name)}
          className="flex flex-wrap items-center gap-x-4 gap-y-0.5 px-3 py-1 md:min-h-9"
        >
          <span className="min-w-[min(12rem,100%)] flex-1 text-text-2 max-md:basis-full max-md:pt-1.5">
            {t(area.name)}
          </span>
          <div className="flex gap-x-4 md:w-66 md:gap-x-0">
            {area.choices.map(({ scope, name }) => (
              <Checkbox
                key={scope}
                className="min-h-11 md:min-h-0 md:w-1/3"
                isSelected={chosen.includes(scope)}
                onChange={(isOn) =>
                  onChoose(isOn ? [...chosen, scope] : chosen.filter((other) => other !== scope))
                }
              >
                {t(name)}
              </Checkbox>
            ))}
          </div>
        </div>
      ))}
    </div>
  )
}
