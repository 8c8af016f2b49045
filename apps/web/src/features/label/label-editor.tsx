import { label_colors } from '@meridian/contract'
import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import { t, tLabels } from '../../platform/text/text.ts'
import { Button } from '../../ui/button.tsx'
import { Select } from '../../ui/form/select.tsx'
import { TextField } from '../../ui/form/text-field.tsx'
import { LabelChip } from '../../ui/label-chip.tsx'
import { SwatchPicker } from '../../ui/picker/swatch-picker.tsx'
import {
  color_words,
  description_characters_max,
  title_characters_max,
  titleProblem,
  type_options,
} from './label-form.ts'
import type { LabelEditing } from './use-label-editor.ts'
import { useLabels } from './use-labels.ts'
import { useSaveLabel } from './use-save-label.ts'

interface LabelEditorProps {
  readonly editing: LabelEditing
  /** The form was saved, or taken back. */
  readonly onDone: () => void
}

/** The fields of one label, new or there already. Give it the target as its key. */
export function LabelEditor({ editing, onDone }: LabelEditorProps) {
  const { label, form, update, isChanged, drop, opened } = editing
  const title = useRef<HTMLInputElement>(null)
  const { save, isSaving, problem, noteTried, forgetTried } = useChecked(editing)
  // An opened form focuses its first field.
  useEffect(() => {
    if (opened !== null) title.current?.focus()
  }, [opened])

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (isSaving) return
    if (noteTried()) return title.current?.focus()
    if (label && !isChanged) return finish()
    await save(form).then(finish, () => title.current?.focus())
  }

  function finish() {
    // The form that comes next has not been tried.
    forgetTried()
    drop()
    onDone()
  }

  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-3.25">
      <TextField
        label={t('Title')}
        inputRef={title}
        value={form.label_title}
        onChange={(label_title) => update({ label_title })}
        maxLength={title_characters_max}
        isRequired
        autoComplete="off"
        error={problem}
      />
      <TextField
        label={t('Description')}
        value={form.label_description}
        onChange={(label_description) => update({ label_description })}
        maxLength={description_characters_max}
        autoComplete="off"
      />
      <SwatchPicker
        label={t('Color')}
        colors={label_colors.map(({ value }) => ({ value, name: t(color_words[value]) }))}
        value={form.label_color}
        onChange={(label_color) => update({ label_color })}
      />
      <Select
        label={t('Type')}
        options={tLabels(type_options)}
        value={form.label_type}
        onChange={(label_type) => update({ label_type })}
      />
      <Preview title={form.label_title} color={form.label_color} />
      <div className="flex gap-2">
        <Button onPress={finish} isDisabled={isSaving || (opened === null && !isChanged)} className="flex-1">
          {t('Cancel')}
        </Button>
        <Button
          type="submit"
          variant="primary"
          isBusy={isSaving}
          busyLabel={t('Saving...')}
          className="flex-1"
        >
          {label ? t('Save Changes') : t('Create label')}
        </Button>
      </div>
    </form>
  )
}

/** What is wrong with the title is told once saving was tried, and until it is put right. */
function useChecked({ label, form }: LabelEditing) {
  const labels = useLabels()
  const { save, isSaving, titleError } = useSaveLabel(label)
  const [isTried, setTried] = useState(false)
  const [refused, setRefused] = useState('')
  const others = labels.data?.filter(({ label_id }) => label_id !== label?.label_id) ?? []
  const known = titleProblem(form.label_title, others)
  const told = form.label_title === refused ? titleError : undefined
  return {
    save: (sent: typeof form) => {
      setRefused(sent.label_title)
      return save(sent)
    },
    isSaving,
    problem: isTried ? (known ?? told) : undefined,
    /** Whether something is wrong. */
    noteTried: () => {
      setTried(true)
      return known !== undefined
    },
    forgetTried: () => setTried(false),
  }
}

function Preview({ title, color }: { readonly title: string; readonly color: string }) {
  const id = useId()
  const shown = title.trim() || t('No title')
  return (
    <div
      role="group"
      aria-labelledby={id}
      className="flex min-w-0 items-center gap-2.5 rounded-[10px] border border-border bg-sunken px-3 py-2.5 text-xs text-muted"
    >
      <LabelChip title={shown} color={color} />
      <LabelChip title={shown} color={color} look="solid" />
      <span id={id} className="ms-auto shrink-0">
        {t('In lists, in print')}
      </span>
    </div>
  )
}
