import { useRef, useState } from 'react'
import { Dialog as AriaDialog, Modal, ModalOverlay } from 'react-aria-components/Modal'
import { t } from '../../platform/text/text.ts'
import { useClock } from '../../platform/time/use-clock.ts'
import { Kbd } from '../../ui/kbd.tsx'
import { scrim_class } from '../../ui/overlay/scrim.ts'
import { useBackCloses } from '../../ui/overlay/use-back-closes.ts'
import type { Command } from './command.ts'
import { withRecent } from './command-search.ts'
import type { OwnLabel } from './label-titled.ts'
import { PaletteField } from './palette-field.tsx'
import { PaletteList } from './palette-list.tsx'
import { PartChips } from './part-chips.tsx'
import { whenWords } from './part-words.ts'
import { useActiveRow } from './use-active-row.ts'
import { useFound } from './use-found.ts'
import { type PaletteActions, useRows } from './use-rows.ts'
import { useRun } from './use-run.ts'
import { type Sentence, useSentence } from './use-sentence.ts'
import { useSettled } from './use-settled.ts'

interface CommandPaletteProps extends PaletteActions {
  readonly isOpen: boolean
  readonly onClose: () => void
  /** What was typed before the field was there. */
  readonly takeText: () => string
  readonly commands: readonly Command[]
  /** Whether the role has meetings of its own: people, meetings and sentences. */
  readonly isPersonal: boolean
  readonly labels: readonly OwnLabel[]
  readonly onCreateLabel: (title: string) => void
  /** How long a meeting lasts that says nothing of it. */
  readonly defaultMinutes: number
}

/** One field for everything: go anywhere, do anything, find people and meetings, make a meeting of a sentence. */
export function CommandPalette({ isOpen, onClose, ...rest }: CommandPaletteProps) {
  const [recent, setRecent] = useState<readonly string[]>([])
  useBackCloses(isOpen, onClose)
  return (
    <ModalOverlay
      isOpen={isOpen}
      onOpenChange={(isStillOpen) => !isStillOpen && onClose()}
      isDismissable
      className={`${scrim_class} flex justify-center pt-(--h-toasts) md:items-start md:px-6 md:pt-[max(12vh,var(--h-toasts))] data-exiting:duration-0`}
    >
      <Modal className="flex forced-colors:outline h-[calc(var(--visual-viewport-height)-var(--h-toasts))] w-full flex-col overflow-hidden bg-overlay transition-[opacity,transform] duration-(--dur-fast) ease-out data-entering:translate-y-1 data-entering:opacity-0 md:h-auto md:max-w-160 md:rounded-2xl md:border md:border-border-strong md:shadow-xl">
        <AriaDialog aria-label={t('Search or jump to')} className="flex min-h-0 flex-1 flex-col outline-none">
          <PaletteBody
            {...rest}
            onClose={onClose}
            recent={recent}
            onRun={(id) => setRecent((now) => withRecent(now, id))}
          />
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  )
}

interface PaletteBodyProps extends Omit<CommandPaletteProps, 'isOpen'> {
  readonly recent: readonly string[]
  readonly onRun: (id: string) => void
}

function PaletteBody({
  onClose,
  takeText,
  commands,
  isPersonal,
  labels,
  onCreateLabel,
  ...rest
}: PaletteBodyProps) {
  const { defaultMinutes, recent, onRun, ...acts } = rest
  const [text, setText] = useState(takeText)
  const input = useRef<HTMLInputElement>(null)
  const sentence = useSentence(isPersonal ? text : '', labels, defaultMinutes)
  const found = useFound(text, isPersonal)
  const rows = useRows({ text, commands, recent, sentence: isPersonal ? sentence : null, found, acts })
  const { isBusy, run, stopWaiting } = useRun({
    rows,
    isPending: sentence.isPending,
    onClose,
    onRan: (row) => {
      const id = row.id.replace(/^recent-/, '')
      if (commands.some((command) => command.id === id)) onRun(id)
    },
  })
  const combobox = useActiveRow({ text, rows, onRun: run })

  function change(next: string) {
    setText(next)
    stopWaiting()
  }

  function openForm() {
    const row = rows.find(({ id }) => id === 'open-form')
    if (row) run(row)
  }

  return (
    <>
      <PaletteField
        text={text}
        onChange={change}
        placeholder={
          isPersonal ? t('Search, or type an event: ‘lunch with Ana thu 12:30’') : t('Search or jump to')
        }
        isBusy={isBusy}
        inputRef={input}
        combobox={combobox}
        onOpenForm={openForm}
        onClose={onClose}
      />
      {isPersonal && (
        <PartChips
          sentence={sentence}
          onCreateLabel={onCreateLabel}
          onTaken={() => input.current?.focus()}
          className="border-b border-border px-4 py-2.5"
        />
      )}
      {isPersonal && <Understood sentence={sentence} />}
      <PaletteList rows={rows} isSearching={found.isSearching} combobox={combobox} />
      <Hints />
    </>
  )
}

/** What was understood, for readers by ear, once typing has paused. */
function Understood({ sentence }: { readonly sentence: Sentence }) {
  const clock = useClock()
  const words = useSettled(whenWords(sentence.plan.meaning, clock))
  return (
    <p role="status" className="sr-only">
      {words}
    </p>
  )
}

/** Keys of the palette itself; phones have none. */
function Hints() {
  const hints = [
    { keys: ['↑', '↓'], words: t('choose') },
    { keys: ['↵'], words: t('run') },
    { keys: ['Mod+Enter'], words: t('in the form') },
  ]
  return (
    <footer
      aria-hidden
      className="hidden items-center gap-4 border-t border-border px-4 py-2 text-2xs text-muted md:flex"
    >
      {hints.map(({ keys, words }) => (
        <span key={words} className="flex items-center gap-1">
          {keys.map((key) => (
            <Kbd key={key}>{key}</Kbd>
          ))}
          {words}
        </span>
      ))}
    </footer>
  )
}
