import {
  busy_mirror_days,
  type BusyMirror,
  createBusyMirror,
  deleteBusyMirror,
  type Integration,
  listBusyMirrors,
  provider_table,
  updateBusyMirror,
} from '@meridian/contract'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Trash2 } from 'lucide'
import { useId, useState } from 'react'
import { call } from '../../platform/api/api.ts'
import { keyOf, queryFor } from '../../platform/api/queries.ts'
import { showError, showSuccess } from '../../platform/state/toasts.ts'
import { tServer } from '../../platform/text/server-text.ts'
import { plural, t } from '../../platform/text/text.ts'
import { formatPast } from '../../platform/time/format.ts'
import { useClock } from '../../platform/time/use-clock.ts'
import { useNow } from '../../platform/time/use-now.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Select } from '../../ui/form/select.tsx'
import { Switch } from '../../ui/form/switch.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { ConfirmDialog } from '../../ui/overlay/confirm-dialog.tsx'
import { type MirrorEnd, mirrorEnds } from './mirror-ends.ts'

/** Rules that write busy times of one calendar into another one; nothing where there are no two calendars for it. */
export function BusyMirrors({ integrations }: { readonly integrations: readonly Integration[] }) {
  const titleId = useId()
  const { sources, targets } = mirrorEnds(integrations)
  const canAdd = targets.some((target) => sources.some(({ id }) => id !== target.id))
  const rules = useQuery({ ...queryFor(listBusyMirrors, {}), enabled: sources.length > 0 }).data ?? []
  if (!canAdd && rules.length === 0) return null
  return (
    <Card labelledBy={titleId} className="mt-3.5">
      <div className="flex flex-col gap-3.5 p-4">
        <div>
          <h3 id={titleId} className="text-md leading-5.5 font-semibold tracking-snug">
            {t('Busy mirror')}
          </h3>
          <p className="text-text-2">
            {t(
              'Write the busy times of one calendar into another as “Busy”, without titles, guests or reminders, for the next {days} days.',
              { days: String(busy_mirror_days) },
            )}
          </p>
        </div>
        {rules.length > 0 && (
          <ul aria-label={t('Busy mirrors')} className="flex flex-col gap-2">
            {rules.map((rule) => (
              <li key={rule.busy_mirror_id}>
                <Rule rule={rule} />
              </li>
            ))}
          </ul>
        )}
        {canAdd && <NewRule sources={sources} targets={targets} />}
        <p className="text-xs text-muted">
          {t(
            'Disconnecting an account deletes the busy times copied from it; those copied into it stay there.',
          )}
        </p>
      </div>
    </Card>
  )
}

function useMirrorChange() {
  const queries = useQueryClient()
  return () => queries.invalidateQueries({ queryKey: keyOf(listBusyMirrors) })
}

function Rule({ rule }: { readonly rule: BusyMirror }) {
  const refresh = useMirrorChange()
  const [isAsking, setAsking] = useState(false)
  const { busy_mirror_id, is_on, problem } = rule
  const name = t('From {from} to {to}', { from: endWords(rule.from), to: endWords(rule.to) })
  const turning = useMutation({
    mutationFn: (next: boolean) =>
      call(updateBusyMirror, { params: { busy_mirror_id }, body: { is_on: next } }),
    onError: (failure) => showError(failure, t(updateBusyMirror.says.failed)),
    onSettled: refresh,
  })
  const deleting = useMutation({
    mutationFn: () => call(deleteBusyMirror, { params: { busy_mirror_id } }),
    onSuccess: () => {
      setAsking(false)
      showSuccess(t(deleteBusyMirror.says.done))
    },
    onError: (failure) => showError(failure, t(deleteBusyMirror.says.failed)),
    onSettled: refresh,
  })
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <Switch
        label={name}
        isSelected={turning.isPending ? turning.variables : is_on}
        isDisabled={turning.isPending}
        onChange={(next) => turning.mutate(next)}
      />
      <div className="min-w-0 flex-1">
        <p className="font-medium wrap-anywhere">{name}</p>
        <p className="text-xs text-text-2">
          <RuleFact rule={rule} />
        </p>
        {problem !== null && <p className="text-xs text-warning-text">{tServer(problem)}</p>}
      </div>
      <IconButton label={t('Delete {rule}', { rule: name })} icon={Trash2} onPress={() => setAsking(true)} />
      <ConfirmDialog
        title={t('Delete this busy mirror?')}
        confirmLabel={t('Delete')}
        cancelLabel={t('Keep it')}
        isDangerous
        isBusy={deleting.isPending}
        isOpen={isAsking}
        onConfirm={() => deleting.mutate()}
        onClose={() => setAsking(false)}
      >
        {t('The busy times that it has written into {to} are deleted, too.', { to: endWords(rule.to) })}
      </ConfirmDialog>
    </div>
  )
}

function RuleFact({ rule: { is_on, mirrored_at, event_count } }: { readonly rule: BusyMirror }) {
  const { zone } = useClock()
  const nowMs = useNow(60_000)
  if (!is_on) return t('Off. Its events are deleted.')
  if (mirrored_at === null) return t('Waiting for the first run')
  const forms = { one: 'One busy time written {when}', other: '{count} busy times written {when}' }
  return plural(event_count, forms, { when: formatPast(mirrored_at, nowMs, zone) })
}

interface NewRuleProps {
  readonly sources: readonly MirrorEnd[]
  readonly targets: readonly MirrorEnd[]
}

function NewRule({ sources, targets }: NewRuleProps) {
  const refresh = useMirrorChange()
  const [fromId, setFrom] = useState(sources[0]?.id ?? '')
  const [toId, setTo] = useState('')
  const from = sources.find(({ id }) => id === fromId) ?? sources[0]
  const offered = targets.filter(({ id }) => id !== from?.id)
  const to = offered.find(({ id }) => id === toId) ?? offered[0]
  const creating = useMutation({
    mutationFn: (body: Parameters<typeof bodyOf>) => call(createBusyMirror, { body: bodyOf(...body) }),
    onSuccess: () => showSuccess(t(createBusyMirror.says.done)),
    onError: (failure) => showError(failure, t(createBusyMirror.says.failed)),
    onSettled: refresh,
  })
  if (!from) return null
  return (
    <div className="flex flex-wrap items-end gap-3 *:max-w-full">
      <Select
        label={t('Busy times of')}
        options={sources.map(({ id, label }) => ({ id, label }))}
        value={from.id}
        onChange={setFrom}
        className="min-w-[min(11rem,100%)] flex-1"
      />
      <Select
        label={t('Write into')}
        options={offered.map(({ id, label }) => ({ id, label }))}
        value={to?.id ?? ''}
        onChange={setTo}
        className="min-w-[min(11rem,100%)] flex-1"
      />
      <Button
        isDisabled={!to}
        isBusy={creating.isPending}
        onPress={() => to && creating.mutate([from, to])}
        className="max-md:w-full"
      >
        {t('Add mirror')}
      </Button>
    </div>
  )
}

function bodyOf(from: MirrorEnd, to: MirrorEnd) {
  return {
    from_type: from.type,
    from_calendar_id: from.calendar_id,
    to_type: to.type,
    to_calendar_id: to.calendar_id,
  }
}

function endWords({ type, name }: BusyMirror['from']): string {
  const provider = provider_table[type].name
  return name === '' ? provider : `${name} (${provider})`
}
