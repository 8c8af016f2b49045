import { label_colors, listLabels } from '@meridian/contract'
import { useQuery } from '@tanstack/react-query'
import { queryFor } from '../../../platform/api/queries.ts'
import { sortByName } from '../../../platform/text/intl.ts'
import { useSession } from '../../../platform/session/session.ts'
import { t } from '../../../platform/text/text.ts'
import { ZonePicker } from '../../../platform/time/zone-picker.tsx'
import { Checkbox } from '../../../ui/form/checkbox.tsx'
import { Select } from '../../../ui/form/select.tsx'
import { languageName, share_languages } from '../share/share-text.ts'
import type { PageFormState } from './use-page-form.ts'

type LookFieldsProps = Pick<PageFormState, 'form' | 'change' | 'problemAt'>

/** Label, color, language and zone. */
export function LookFields({ form, change, problemAt }: LookFieldsProps) {
  const zone = useSession(({ user }) => user?.timezone ?? 'UTC')
  const { data = [] } = useQuery(queryFor(listLabels, {}))
  const labels = sortByName(data, ({ label_title }) => label_title)
  return (
    <>
      <div className="grid items-start gap-4 xs:grid-cols-2 md:grid-cols-3">
        <Select
          label={t('Label of the meetings')}
          options={[
            { id: '', label: t('No label') },
            ...labels.map(({ label_id, label_title }) => ({ id: label_id, label: label_title })),
          ]}
          value={form.label_id ?? ''}
          onChange={(id) => change({ label_id: id === '' ? null : id })}
          error={problemAt('label_id')}
        />
        <Select
          label={t('Color')}
          options={[
            { id: '', label: t('No color') },
            ...label_colors.map(({ name, value }) => ({ id: value, label: t<string>(name) })),
          ]}
          value={form.booking_page_color ?? ''}
          onChange={(id) =>
            change({ booking_page_color: label_colors.find(({ value }) => value === id)?.value ?? null })
          }
          error={problemAt('booking_page_color')}
        />
        <Select
          label={t('Language')}
          options={[
            { id: '', label: t("The guest's") },
            ...share_languages.map((id) => ({ id, label: languageName(id) })),
          ]}
          value={form.page_language ?? ''}
          onChange={(id) => change({ page_language: id === 'en' || id === 'de' ? id : null })}
          error={problemAt('page_language')}
        />
      </div>
      <Checkbox
        isSelected={form.shown_timezone !== null}
        onChange={(isOne) => change({ shown_timezone: isOne ? zone : null })}
      >
        {t('Show all guests the times of one zone')}
      </Checkbox>
      {form.shown_timezone !== null && (
        <ZonePicker
          label={t('Time zone')}
          value={form.shown_timezone}
          onChange={(shown_timezone) => change({ shown_timezone })}
          className="md:max-w-80"
        />
      )}
    </>
  )
}
