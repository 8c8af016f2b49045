import {
  createWebhook,
  listWebhooks,
  updateWebhook,
  type Webhook,
  webhook_event_types,
  type WebhookEventType,
} from '@meridian/contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useId, useRef, useState } from 'react'
import { call } from '../../../platform/api/api.ts'
import { errorOf } from '../../../platform/api/api-error.ts'
import { keyOf } from '../../../platform/api/queries.ts'
import { NotConfirmed, withFreshSignIn } from '../../../platform/session/fresh-sign-in.ts'
import { showSuccess } from '../../../platform/state/toasts.ts'
import { t } from '../../../platform/text/text.ts'
import { Checkbox } from '../../../ui/form/checkbox.tsx'
import { CheckboxGroup } from '../../../ui/form/checkbox-group.tsx'
import { FormProblem } from '../../../ui/form/form-problem.tsx'
import { TextField } from '../../../ui/form/text-field.tsx'
import { SecretDialog } from './secret-dialog.tsx'
import { event_names } from './webhook-words.ts'

interface WebhookDialogProps {
  /** The webhook to change; null for a new one. */
  readonly webhook: Webhook | null
  readonly onClose: () => void
}

type WebhookInput = Pick<Webhook, 'webhook_url' | 'event_types'>

const no_input: WebhookInput = { webhook_url: '', event_types: [...webhook_event_types] }

/** Address and events of a webhook; the secret of a new one is shown once. */
export function WebhookDialog({ webhook, onClose }: WebhookDialogProps) {
  const form = useId()
  const saving = useSaveWebhook(webhook, onClose)
  const saved = webhook ?? no_input
  const [input, setInput] = useState<WebhookInput>(saved)
  return (
    <SecretDialog
      title={webhook ? t('Edit webhook') : t('New webhook')}
      size="sm"
      form={form}
      submitLabel={t('Save')}
      busyLabel={t('Saving...')}
      isBusy={saving.isPending}
      isEdited={
        input.webhook_url !== saved.webhook_url ||
        new Set(input.event_types).symmetricDifference(new Set(saved.event_types)).size > 0
      }
      secret={saving.data?.webhook_secret}
      secretLabel={t('The secret of this webhook')}
      secretHint={t("Your service checks the signature of each delivery with it. It isn't shown again.")}
      onClose={onClose}
    >
      <WebhookForm
        id={form}
        saving={saving}
        input={input}
        onChange={(part) => setInput({ ...input, ...part })}
      />
    </SecretDialog>
  )
}

interface WebhookFormProps {
  readonly id: string
  readonly saving: ReturnType<typeof useSaveWebhook>
  readonly input: WebhookInput
  readonly onChange: (part: Partial<WebhookInput>) => void
}

function WebhookForm({ id, saving, input, onChange }: WebhookFormProps) {
  const { webhook_url, event_types } = input
  const form = useRef<HTMLFormElement>(null)
  const [wasTried, setTried] = useState(false)
  const urlProblem = webhook_url.trim() === '' ? t('Enter the address of your service.') : undefined
  const typesProblem = event_types.length === 0 ? t('Choose at least one event.') : undefined
  const refused = errorOf(saving.error, 'webhook_url')
  const focus = (part: string) =>
    form.current?.querySelector<HTMLInputElement>(`[data-field="${part}"] input`)?.focus()

  function onSubmit(event: FormEvent) {
    event.preventDefault()
    if (saving.isPending) return
    setTried(true)
    if (urlProblem) focus('url')
    else if (typesProblem) focus('types')
    else {
      const body = { webhook_url: webhook_url.trim(), event_types: [...event_types] }
      saving.mutate(body, { onError: () => focus('url') })
    }
  }

  return (
    <form id={id} ref={form} noValidate onSubmit={onSubmit} className="flex flex-col gap-4">
      {saving.error && !(saving.error instanceof NotConfirmed) && refused === undefined && (
        <FormProblem>{saving.error.message}</FormProblem>
      )}
      <div data-field="url">
        <TextField
          label={t('Address')}
          hint={t('Such as https://flows.example.org/hook')}
          value={webhook_url}
          onChange={(value) => {
            onChange({ webhook_url: value })
            if (saving.error) saving.reset()
          }}
          type="url"
          inputMode="url"
          maxLength={2000}
          autoComplete="off"
          spellCheck="false"
          autoFocus
          isRequired
          error={(wasTried ? urlProblem : undefined) ?? refused}
        />
      </div>
      <div data-field="types">
        <CheckboxGroup label={t('It is told when')} error={wasTried ? typesProblem : undefined}>
          <EventBoxes chosen={event_types} onChoose={(types) => onChange({ event_types: [...types] })} />
        </CheckboxGroup>
      </div>
    </form>
  )
}

interface EventBoxesProps {
  readonly chosen: readonly WebhookEventType[]
  readonly onChoose: (types: readonly WebhookEventType[]) => void
}

function EventBoxes({ chosen, onChoose }: EventBoxesProps) {
  return webhook_event_types.map((type) => (
    <Checkbox
      key={type}
      className="min-h-11 md:min-h-0"
      isSelected={chosen.includes(type)}
      onChange={(isOn) =>
        onChoose(webhook_event_types.filter((other) => (other === type ? isOn : chosen.includes(other))))
      }
    >
      {t(event_names[type])}
    </Checkbox>
  ))
}

interface SavedWebhook extends Webhook {
  readonly webhook_secret?: string
}

/** A new webhook stays open to show its secret. */
function useSaveWebhook(webhook: Webhook | null, onChanged: () => void) {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: (body: WebhookInput): Promise<SavedWebhook> =>
      withFreshSignIn(() =>
        webhook
          ? call(updateWebhook, { params: { webhook_id: webhook.webhook_id }, body })
          : call(createWebhook, { body }),
      ),
    onSuccess: () => {
      if (!webhook) return
      showSuccess(t(updateWebhook.says.done))
      onChanged()
    },
    // Without an answer it may have been saved all the same.
    onSettled: () => cache.invalidateQueries({ queryKey: keyOf(listWebhooks) }),
  })
}
