import { poll_holds, poll_places } from '@meridian/contract'
import { instantOf, wallTimeOf } from '@meridian/engine'
import { ConnectHint } from '../../../platform/provider/connect-hint.tsx'
import { t } from '../../../platform/text/text.ts'
import { type Clock, isoDate } from '../../../platform/time/format.ts'
import { useWeekStart } from '../../../platform/time/use-clock.ts'
import { useNow } from '../../../platform/time/use-now.ts'
import { ZonePicker } from '../../../platform/time/zone-picker.tsx'
import { Checkbox } from '../../../ui/form/checkbox.tsx'
import { DatePicker } from '../../../ui/form/date-picker.tsx'
import { Select } from '../../../ui/form/select.tsx'
import { TextField } from '../../../ui/form/text-field.tsx'
import { TimeField } from '../../../ui/form/time-field.tsx'
import { hold_words, place_words } from '../poll-words.ts'
import { places_with_details } from './poll-form.ts'
import type { PollFormState } from './use-poll-form.ts'

type Fields = Pick<PollFormState, 'form' | 'change' | 'problemAt'>

/** Where the meeting takes place; a conference needs a connected account. */
export function PlaceField({ form, change, problemAt }: Fields) {
  return (
    <div className="grid items-start gap-4 md:grid-cols-2">
      <div className="flex flex-col gap-1.25">
        <Select
          label={t('Place')}
          options={poll_places.map((id) => ({ id, label: t<string>(place_words[id]) }))}
          value={form.poll_place}
          onChange={(poll_place) => change({ poll_place })}
          error={problemAt('poll_place')}
        />
        <ConnectHint place={form.poll_place} />
      </div>
      {places_with_details.has(form.poll_place) && (
        <TextField
          label={t<string>(place_words[form.poll_place])}
          value={form.place_details}
          maxLength={500}
          onChange={(place_details) => change({ place_details })}
          error={problemAt('place_details')}
        />
      )}
    </div>
  )
}

/** Until when answers come, who sees them, and by which clock the times are read. */
export function RuleFields({ form, change, problemAt, clock }: Fields & { readonly clock: Clock }) {
  const nowMs = useNow(60_000)
  return (
    <>
      <DeadlineField form={form} change={change} problemAt={problemAt} clock={clock} nowMs={nowMs} />
      <div className="grid items-start gap-4 md:grid-cols-2">
        <ZonePicker
          label={t('Time zone')}
          value={form.poll_timezone}
          onChange={(poll_timezone) => change({ poll_timezone })}
          hint={
            form.asks_for === 'times'
              ? t('Chosen times stay the same moments; only how they are shown here changes.')
              : t('Whole days are days of this zone.')
          }
        />
        <Select
          label={t('Hold the times while the poll is open')}
          options={poll_holds.map((id) => ({ id, label: t<string>(hold_words[id]) }))}
          value={form.hold_for}
          onChange={(hold_for) => change({ hold_for })}
          hint={
            form.hold_for === 'none'
              ? undefined
              : t('They count as taken until the poll ends; then all but the chosen one are free again.')
          }
          error={problemAt('hold_for')}
        />
      </div>
      <div className="flex flex-col gap-3">
        {form.asks_for === 'times' && (
          <Checkbox isSelected={form.is_zone_fixed} onChange={(is_zone_fixed) => change({ is_zone_fixed })}>
            {t('Show everybody the times in this zone instead of their own')}
          </Checkbox>
        )}
        <Checkbox
          isSelected={form.are_answers_hidden}
          onChange={(are_answers_hidden) => change({ are_answers_hidden })}
        >
          {t('Hide the answers from the others; only I see all of them')}
        </Checkbox>
        <Checkbox
          isSelected={form.has_public_link}
          onChange={(has_public_link) => change({ has_public_link })}
        >
          {t('Public link: whoever has it can answer, without an account')}
        </Checkbox>
      </div>
    </>
  )
}

function DeadlineField({
  form: { deadline },
  change,
  problemAt,
  clock,
  nowMs,
}: Fields & { readonly clock: Clock; readonly nowMs: number }) {
  const weekStart = useWeekStart()
  const wall = deadline === null ? null : wallTimeOf(deadline, clock.zone)
  const date = wall?.slice(0, 10) ?? null
  const time = wall?.slice(11, 16) ?? '18:00'
  return (
    <div className="grid items-start gap-4 md:grid-cols-2">
      <DatePicker
        label={t('Answers until')}
        value={date}
        onChange={(next) =>
          change({ deadline: next === null ? null : instantOf(`${next}T${time}`, clock.zone) })
        }
        today={isoDate(nowMs, clock.zone)}
        min={isoDate(nowMs, clock.zone)}
        weekStart={weekStart}
        hint={t('Without a day the poll stays open until you close it.')}
        error={problemAt('deadline')}
      />
      {date !== null && (
        <TimeField
          label={t('Time of day')}
          value={time}
          onChange={(next) =>
            change({ deadline: next === null ? null : instantOf(`${date}T${next}`, clock.zone) })
          }
          isTwelveHour={clock.isTwelveHour}
        />
      )}
    </div>
  )
}
