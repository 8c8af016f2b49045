import { type BookingHost, host_choices } from '@meridian/contract'
import type { ReactNode } from 'react'
import { useSession } from '../../../platform/session/session.ts'
import { mark, t } from '../../../platform/text/text.ts'
import { Checkbox } from '../../../ui/form/checkbox.tsx'
import { Select } from '../../../ui/form/select.tsx'
import type { RenderWeek } from './hours-fields.tsx'
import { NumberField } from './number-field.tsx'
import { type HostPerson, isFull, newHost, officeWeek, type PageForm, withHostChoice } from './page-form.ts'
import type { PageFormState } from './use-page-form.ts'

/** The search for people by name that the form of a meeting has, which the screen brings along. */
export type RenderHosts = (people: {
  /** The hosts beside the owner. */
  readonly hosts: readonly BookingHost[]
  readonly onAdd: (person: HostPerson) => void
  readonly onRemove: (user_id: string) => void
  readonly error: string | undefined
}) => ReactNode

interface HostFieldsProps extends Pick<PageFormState, 'form' | 'change' | 'problemAt'> {
  readonly renderHosts: RenderHosts
  readonly renderWeek: RenderWeek
}

/** Who meets the guest: the owner, all hosts or one of them; the owner is always the first. */
export function HostFields({ form, change, problemAt, renderHosts, renderWeek }: HostFieldsProps) {
  const own_id = useSession(({ user }) => user?.user_id)
  return (
    <>
      <Select
        label={t('Who meets the guest')}
        options={host_choices.map((id) => ({ id, label: t<string>(choice_words[id]) }))}
        value={form.host_choice}
        onChange={(choice) => change(withHostChoice(form, choice))}
        error={problemAt('host_choice')}
        className="md:max-w-80"
      />
      {form.host_choice !== 'one' &&
        renderHosts({
          hosts: form.hosts.filter(({ user_id }) => user_id !== own_id),
          onAdd: (person) => {
            if (!isFull(form)) change({ hosts: [...form.hosts, newHost(person)] })
          },
          onRemove: (id) => change({ hosts: form.hosts.filter(({ user_id }) => user_id !== id) }),
          error: problemAt('hosts'),
        })}
      {form.host_choice === 'round_robin' && (
        <Checkbox
          isSelected={form.may_choose_host}
          onChange={(may_choose_host) => change({ may_choose_host })}
        >
          {t('The guest may choose the host')}
        </Checkbox>
      )}
      {form.host_choice !== 'one' &&
        form.hosts.map((host, place) => (
          <HostRules
            key={host.user_id}
            host={host}
            hasWeight={form.host_choice === 'round_robin'}
            onChange={(part) => change({ hosts: form.hosts.with(place, { ...host, ...part }) })}
            problemAt={(field) => problemAt(`hosts.${place}.${field}`)}
            renderWeek={renderWeek}
          />
        ))}
    </>
  )
}

interface HostRulesProps {
  readonly host: BookingHost
  readonly hasWeight: boolean
  readonly onChange: (part: Partial<BookingHost>) => void
  readonly problemAt: (field: string) => string | undefined
  readonly renderWeek: RenderWeek
}

/** What holds for one host instead of the page's own settings. */
function HostRules({ host, hasWeight, onChange, problemAt, renderWeek }: HostRulesProps) {
  return (
    <details className="rounded-md bg-sunken px-3 py-2">
      <summary className="cursor-pointer font-medium">
        {t('More for {name}', { name: host.full_name })}
      </summary>
      <div className="mt-3 grid items-start gap-4 xs:grid-cols-2 md:grid-cols-4">
        {hasWeight && (
          <NumberField
            label={t('Weight')}
            min={1}
            max={10}
            hint={t('With weight 2, twice as many bookings.')}
            value={host.weight}
            onChange={(weight) => onChange({ weight: weight ?? Number.NaN })}
            error={problemAt('weight')}
          />
        )}
        <NumberField
          label={t('Bookings a day')}
          min={1}
          max={100}
          emptyText={t('As the page')}
          value={host.bookings_a_day_max}
          onChange={(bookings_a_day_max) => onChange({ bookings_a_day_max })}
          error={problemAt('bookings_a_day_max')}
        />
        <NumberField
          label={t('Minutes free before')}
          min={0}
          max={240}
          emptyText={t('As the page')}
          value={host.buffer_before_minutes}
          onChange={(buffer_before_minutes) => onChange({ buffer_before_minutes })}
          error={problemAt('buffer_before_minutes')}
        />
        <NumberField
          label={t('Minutes free after')}
          min={0}
          max={240}
          emptyText={t('As the page')}
          value={host.buffer_after_minutes}
          onChange={(buffer_after_minutes) => onChange({ buffer_after_minutes })}
          error={problemAt('buffer_after_minutes')}
        />
      </div>
      <div className="mt-3 flex flex-col gap-3">
        <Checkbox
          isSelected={host.booking_hours !== null}
          onChange={(isOwn) => onChange({ booking_hours: isOwn ? officeWeek() : null })}
        >
          {t('Own hours for this page')}
        </Checkbox>
        {host.booking_hours &&
          renderWeek({
            hours: host.booking_hours,
            onChange: (booking_hours) => onChange({ booking_hours }),
            problemAt: (path) => problemAt(`booking_hours.${path}`),
          })}
      </div>
    </details>
  )
}

const choice_words: Readonly<Record<PageForm['host_choice'], string>> = {
  one: mark('Only me'),
  collective: mark('All hosts together'),
  round_robin: mark('One of the hosts, in turn'),
}
