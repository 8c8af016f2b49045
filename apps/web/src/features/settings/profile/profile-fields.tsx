import type { TimeFormat } from '@meridian/contract'
import { CalendarDays, Globe, Languages, Link2, Mail, Phone } from 'lucide'
import type { ReactNode } from 'react'
import { useSession } from '../../../platform/session/session.ts'
import { isSupported } from '../../../platform/text/languages.ts'
import { mark, t, tLabels } from '../../../platform/text/text.ts'
import { cx } from '../../../ui/cx.ts'
import { SegmentedControl } from '../../../ui/form/segmented-control.tsx'
import { Select } from '../../../ui/form/select.tsx'
import { TextArea } from '../../../ui/form/text-area.tsx'
import { TextField } from '../../../ui/form/text-field.tsx'
import { SearchSelect } from '../../../ui/picker/search-select.tsx'
import { countryOptions } from './countries.ts'
import { formatsExample, regionOptions, weekStartOptions } from './formats.ts'
import { languageOptions } from './languages.ts'
import {
  type ProfileDraft,
  type ProfileField,
  type ProfileForm,
  type ProfileProblems,
  profile_labels,
} from './profile-form.ts'

interface ProfileFieldsProps {
  readonly email: string
  readonly form: ProfileForm
  readonly problems: ProfileProblems
  readonly update: (change: ProfileDraft) => void
}

export function ProfileFields({ email, form, problems, update }: ProfileFieldsProps) {
  const workspaceStart = useSession(({ workspace }) => workspace?.week_start ?? 1)
  const bind = (field: Exclude<ProfileField, 'time_format' | 'week_start'>) => ({
    label: t(profile_labels[field]),
    name: field,
    value: form[field],
    onChange: (value: string) => update({ [field]: value }),
    error: problems[field] ?? null,
  })

  return (
    <div className="mt-5 grid items-start gap-x-5 gap-y-4 @min-[28rem]:grid-cols-2">
      <Slot of="first_name">
        <TextField {...bind('first_name')} autoComplete="given-name" isRequired />
      </Slot>
      <Slot of="last_name">
        <TextField {...bind('last_name')} autoComplete="family-name" />
      </Slot>
      <TextField
        label={t('Email')}
        icon={Mail}
        value={email}
        isReadOnly
        hint={t('You sign in with it, so it cannot be changed here.')}
      />
      <Slot of="primary_phone_number">
        <TextField
          {...bind('primary_phone_number')}
          icon={Phone}
          type="tel"
          inputMode="tel"
          autoComplete="tel"
        />
      </Slot>
      <Slot of="linkedin_url">
        <TextField
          {...bind('linkedin_url')}
          icon={Link2}
          type="url"
          inputMode="url"
          autoComplete="url"
          spellCheck="false"
        />
      </Slot>
      <Slot of="country">
        <SearchSelect
          {...bind('country')}
          icon={Globe}
          options={countryOptions(form.country)}
          searchPlaceholder={t('Country')}
        />
      </Slot>
      <Slot of="language">
        <SearchSelect
          {...bind('language')}
          icon={Languages}
          options={languageOptions(form.language)}
          searchPlaceholder={t('Language')}
          hint={
            isSupported(form.language) ? undefined : t('Saved in your profile. The screens are in English.')
          }
        />
      </Slot>
      <Slot of="time_format">
        <SegmentedControl
          label={t(profile_labels.time_format)}
          segments={tLabels(clocks)}
          selected={form.time_format}
          onSelect={(time_format) => update({ time_format })}
        />
      </Slot>
      <Slot of="region">
        <SearchSelect
          {...bind('region')}
          icon={CalendarDays}
          options={regionOptions(form.region)}
          searchPlaceholder={t('Country')}
          hint={formatsExample(form)}
        />
      </Slot>
      <Slot of="week_start">
        <Select
          label={t(profile_labels.week_start)}
          options={weekStartOptions(form, workspaceStart)}
          value={form.week_start}
          onChange={(week_start) => update({ week_start })}
        />
      </Slot>
      <Slot of="about" className="@min-[28rem]:col-span-2">
        <TextArea {...bind('about')} rows={3} />
      </Slot>
    </div>
  )
}

const clocks: readonly { readonly id: TimeFormat; readonly label: string }[] = [
  { id: '12', label: mark('12 h, 02:30 PM') },
  { id: '24', label: mark('24 h, 14:30') },
]

/** Marks where a field stands, so that it can be found when it is wrong. */
function Slot({
  of: field,
  className,
  children,
}: {
  readonly of: ProfileField
  readonly className?: string
  readonly children: ReactNode
}) {
  return (
    <div data-field={field} className={cx('min-w-0', className)}>
      {children}
    </div>
  )
}
