import { type BookingQuestion, questions_max } from '@meridian/contract'
import { ArrowDown, ArrowUp, Plus, X } from 'lucide'
import { plural, t } from '../../../platform/text/text.ts'
import { Button } from '../../../ui/button.tsx'
import { Checkbox } from '../../../ui/form/checkbox.tsx'
import { Select } from '../../../ui/form/select.tsx'
import { TextArea } from '../../../ui/form/text-area.tsx'
import { TextField } from '../../../ui/form/text-field.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { useKeptFocus } from '../../../ui/use-kept-focus.ts'
import { moved, newQuestion } from './page-form.ts'

interface QuestionFieldsProps {
  readonly questions: readonly BookingQuestion[]
  readonly onChange: (questions: BookingQuestion[]) => void
  readonly problemAt: (path: string) => string | undefined
}

/** The questions in their order; arrow buttons move them, so that the keyboard can. */
export function QuestionFields({ questions, onChange, problemAt }: QuestionFieldsProps) {
  const [list, focusAfterChange] = useKeptFocus()

  function change(changed: BookingQuestion[], to: Focused) {
    focusAfterChange((shown) => findFocused(shown, to))
    onChange(changed)
  }

  return (
    <div ref={list} className="contents">
      <p className="text-muted">{t('Name and email address are always asked.')}</p>
      {questions.length > 0 && (
        <ol className="flex flex-col divide-y divide-border">
          {questions.map((question, place) => (
            <QuestionRow
              key={question.question_id}
              question={question}
              place={place}
              isLast={place === questions.length - 1}
              onChange={(part) => onChange(questions.with(place, { ...question, ...part }))}
              onMove={(by) =>
                change(moved(questions, place, by), { place: place + by, part: by < 0 ? 'up' : 'down' })
              }
              onRemove={() => change(questions.toSpliced(place, 1), { place, part: 'text' })}
              problemAt={(field) => problemAt(`questions.${place}.${field}`)}
            />
          ))}
        </ol>
      )}
      <Button
        icon={Plus}
        className="self-start"
        isDisabled={questions.length >= questions_max}
        onPress={() => change([...questions, newQuestion()], { place: questions.length, part: 'text' })}
      >
        {t('Add question')}
      </Button>
      <p role="status" className="sr-only">
        {plural(questions.length, { one: '{count} question', other: '{count} questions' })}
      </p>
    </div>
  )
}

/** What gets the focus after a change that moves or removes what had it. */
interface Focused {
  readonly place: number
  readonly part: 'text' | 'up' | 'down'
}

/** Where a question cannot move on, the other arrow; where there is none any more, the button that adds one. */
function findFocused(list: HTMLElement, { place, part }: Focused): Element | null {
  const row = list.querySelector(`li:nth-child(${place + 1})`)
  const arrows = [...(row?.querySelectorAll<HTMLButtonElement>('[data-arrow] button') ?? [])].filter(
    ({ disabled }) => !disabled,
  )
  const wanted = part === 'text' ? row?.querySelector('input') : arrows.at(part === 'up' ? 0 : -1)
  return wanted ?? list.querySelector(':scope > button')
}

interface QuestionRowProps {
  readonly question: BookingQuestion
  readonly place: number
  readonly isLast: boolean
  readonly onChange: (part: Partial<BookingQuestion>) => void
  readonly onMove: (by: -1 | 1) => void
  readonly onRemove: () => void
  readonly problemAt: (field: string) => string | undefined
}

function QuestionRow({ question, place, isLast, onChange, onMove, onRemove, problemAt }: QuestionRowProps) {
  const number = place + 1
  return (
    <li className="flex flex-col gap-2.5 py-3 first:pt-0">
      <div className="flex flex-wrap items-end gap-2">
        <TextField
          label={t('Question {number}', { number })}
          value={question.question_text}
          maxLength={200}
          autoComplete="off"
          onChange={(question_text) => onChange({ question_text })}
          error={problemAt('question_text')}
          className="min-w-[min(12rem,100%)] flex-1"
        />
        <Select
          label={t('Answer to question {number}', { number })}
          isLabelHidden
          options={[
            { id: 'text', label: t('Text') },
            { id: 'choice', label: t('Choice') },
          ]}
          value={question.question_kind}
          onChange={(question_kind) => onChange({ question_kind })}
          className="w-28"
        />
        <span className="flex">
          <span data-arrow className="contents">
            <IconButton
              icon={ArrowUp}
              label={t('Move question {number} up', { number })}
              isDisabled={place === 0}
              onPress={() => onMove(-1)}
            />
            <IconButton
              icon={ArrowDown}
              label={t('Move question {number} down', { number })}
              isDisabled={isLast}
              onPress={() => onMove(1)}
            />
          </span>
          <IconButton icon={X} label={t('Remove question {number}', { number })} onPress={onRemove} />
        </span>
      </div>
      {question.question_kind === 'choice' && (
        <TextArea
          label={t('Options of question {number}', { number })}
          hint={t('One option a line.')}
          rows={3}
          value={question.options.join('\n')}
          onChange={(text) => onChange({ options: text === '' ? [] : text.split('\n') })}
          error={problemAt('options') ?? problemAt('options.')}
        />
      )}
      <Checkbox
        isSelected={question.is_required}
        onChange={(is_required) => onChange({ is_required })}
        label={t('Question {number} must be answered', { number })}
      >
        {t('Must be answered')}
      </Checkbox>
    </li>
  )
}
