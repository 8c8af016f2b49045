import type { BookingPage } from '@meridian/contract'
import { type ReactNode, useRef } from 'react'
import { messageAboveForm } from '../../../platform/api/api-error.ts'
import { t } from '../../../platform/text/text.ts'
import { Card } from '../../../ui/card.tsx'
import { showProblem, useFocusOnProblem } from '../../../ui/form/problem-focus.ts'
import { Checkbox } from '../../../ui/form/checkbox.tsx'
import { FormProblem } from '../../../ui/form/form-problem.tsx'
import { TextArea } from '../../../ui/form/text-area.tsx'
import { TextField } from '../../../ui/form/text-field.tsx'
import { TitledCard } from '../../../ui/titled-card.tsx'
import { EmbedFields } from './embed-fields.tsx'
import { HostFields, type RenderHosts } from './host-fields.tsx'
import { HoursFields, type RenderWeek } from './hours-fields.tsx'
import { LengthField } from './length-field.tsx'
import { LookFields } from './look-fields.tsx'
import { PlaceField } from './place-field.tsx'
import { QuestionFields } from './question-fields.tsx'
import { RuleFields } from './rule-fields.tsx'
import { type PageFormState, usePageForm } from './use-page-form.ts'

/** The foot of the form, as the other settings have it. */
export interface Foot {
  readonly note: string
  readonly isEdited: boolean
  readonly isSaving: boolean
  readonly onCancel: () => void
}

interface PageFormViewProps {
  /** Null for a new page. */
  readonly page: BookingPage | null
  readonly onCreated: (page: BookingPage) => void
  readonly onCancelled: () => void
  readonly renderFoot: (foot: Foot) => ReactNode
  readonly renderWeek: RenderWeek
  readonly renderHosts: RenderHosts
}

/** What guests can book on a page, and by which rules. */
export function PageFormView({ page, onCreated, onCancelled, ...slots }: PageFormViewProps) {
  const state = usePageForm(page, onCreated)
  const { form, change, problemAt, error } = state
  const element = useRef<HTMLFormElement>(null)
  useFocusOnProblem(error, element)
  const problem = messageAboveForm(error, ['needs_confirmation'])

  function save() {
    // A number that is none is still in its field.
    const wrong = element.current?.querySelector<HTMLElement>('input[aria-invalid="true"]')
    if (wrong && !error) return showProblem(wrong)
    if (!state.isSaving) state.save()
  }

  return (
    <form
      ref={element}
      className="flex flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        save()
      }}
    >
      {problem && <FormProblem>{problem}</FormProblem>}
      <TitledCard level={2} title={t('What guests book')}>
        <TextField
          label={t('Title')}
          value={form.booking_page_title}
          maxLength={120}
          autoComplete="off"
          onChange={(booking_page_title) => change({ booking_page_title })}
          error={problemAt('booking_page_title')}
        />
        <TextField
          label={t('Address')}
          value={form.booking_page_slug}
          maxLength={60}
          autoComplete="off"
          spellCheck="false"
          hint={addressHint(page, form.booking_page_slug)}
          onChange={(booking_page_slug) => change({ booking_page_slug })}
          error={problemAt('booking_page_slug')}
        />
        <TextArea
          label={t('Description')}
          value={form.booking_page_description ?? ''}
          maxLength={2000}
          onChange={(text) => change({ booking_page_description: text === '' ? null : text })}
          error={problemAt('booking_page_description')}
        />
        <LengthField
          value={form.durations}
          onChange={(durations) => change({ durations })}
          error={problemAt('durations') ?? problemAt('durations.')}
        />
        <PlaceField form={form} change={change} problemAt={problemAt} />
      </TitledCard>
      <TitledCard level={2} title={t('Questions to the guest')}>
        <QuestionFields
          questions={form.questions}
          onChange={(questions) => change({ questions })}
          problemAt={problemAt}
        />
      </TitledCard>
      <TitledCard level={2} title={t('When')}>
        <HoursFields
          hours={form.booking_hours}
          onChange={(booking_hours) => change({ booking_hours })}
          renderWeek={slots.renderWeek}
          problemAt={problemAt}
        />
        <RuleFields form={form} change={change} problemAt={problemAt} />
      </TitledCard>
      <TitledCard level={2} title={t('Hosts')}>
        <HostFields
          form={form}
          change={change}
          problemAt={problemAt}
          renderHosts={slots.renderHosts}
          renderWeek={slots.renderWeek}
        />
      </TitledCard>
      <TitledCard level={2} title={t('How it is booked')}>
        <Checks form={form} change={change} />
        <LookFields form={form} change={change} problemAt={problemAt} />
      </TitledCard>
      <TitledCard level={2} title={t('Show it on another site')}>
        <EmbedFields
          page_url={page?.page_url}
          origins={form.allowed_origins}
          onChange={(allowed_origins) => change({ allowed_origins })}
          error={problemAt('allowed_origins') ?? problemAt('allowed_origins.')}
        />
      </TitledCard>
      <Card className="z-10 md:sticky md:bottom-2">
        {slots.renderFoot({
          note: noteOf(state, page),
          isEdited: state.isEdited,
          isSaving: state.isSaving,
          onCancel: () => {
            state.cancel()
            if (!page) onCancelled()
          },
        })}
      </Card>
    </form>
  )
}

function Checks({ form, change }: Pick<PageFormState, 'form' | 'change'>) {
  return (
    <div className="flex flex-col gap-2">
      <Checkbox isSelected={form.is_on} onChange={(is_on) => change({ is_on })}>
        {t('Guests can book on this page')}
      </Checkbox>
      <Checkbox isSelected={form.is_listed} onChange={(is_listed) => change({ is_listed })}>
        {t('List it on my public page, and let search engines find it')}
      </Checkbox>
      <Checkbox
        isSelected={form.needs_confirmation}
        onChange={(needs_confirmation) => change({ needs_confirmation })}
      >
        {t('I approve each booking')}
      </Checkbox>
      <Checkbox
        isSelected={form.needs_confirmed_address}
        onChange={(needs_confirmed_address) => change({ needs_confirmed_address })}
      >
        {t('The guest confirms the email address first')}
      </Checkbox>
    </div>
  )
}

function addressHint(page: BookingPage | null, slug: string): string {
  if (!page) return t('The last part of the link that you give to guests.')
  const start = page.page_url.slice(0, page.page_url.lastIndexOf('/') + 1)
  const link = `${start}${slug}`
  return slug === page.booking_page_slug ? link : t('{link} – the former link ends.', { link })
}

function noteOf({ error, isEdited }: PageFormState, page: BookingPage | null): string {
  if (error) return t('Not saved. Your changes are kept.')
  if (!page) return t('This page is not created yet.')
  return isEdited ? t('Some changes are not saved.') : t('Everything is saved.')
}
