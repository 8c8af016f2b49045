import type { Mail } from '@meridian/contract'
import { Ellipsis } from 'lucide'
import { useEffect, useRef, useState } from 'react'
import { Button as AriaButton } from 'react-aria-components/Button'
import { t } from '../../../platform/text/text.ts'
import { cx } from '../../../ui/cx.ts'
import { Icon } from '../../../ui/icon.tsx'
import type { ShownSentence } from './body-card.tsx'
import { type MarkedPlace, type Piece, type Section, sectionsOf } from './body-sections.ts'

interface MailBodyTextProps {
  readonly mail: Pick<Mail, 'mail_body' | 'mail_ranges'>
  readonly marks?: readonly MarkedPlace[]
  readonly shown?: ShownSentence | null
}

/** Each paragraph runs as its own words do. */
const own_direction = '[unicode-bidi:plaintext]'

const no_marks: readonly MarkedPlace[] = []

/** The visible text of a mail; what it repeats and its signature are folded, the summary's sentences marked. */
export function MailBodyText({ mail, marks = no_marks, shown = null }: MailBodyTextProps) {
  const text = useRef<HTMLDivElement>(null)
  const sections = sectionsOf(mail.mail_body, mail.mail_ranges, marks)
  useEffect(() => {
    if (shown === null) return
    const place = text.current?.querySelector<HTMLElement>(`[data-sentence="${shown.number}"]`)
    place?.scrollIntoView({ block: 'center' })
    place?.focus({ preventScroll: true })
  }, [shown])

  return (
    <div
      ref={text}
      className="flex flex-col gap-3 px-4.5 pt-4.5 pb-5.5 text-[0.9375rem] leading-6 wrap-anywhere whitespace-pre-wrap"
    >
      {sections.length === 0 && <p className="text-muted">{t('This mail has no text.')}</p>}
      {sections.map((section) =>
        section.kind === 'text' ? (
          <div key={section.start} className={own_direction}>
            <Pieces section={section} shown={shown} />
          </div>
        ) : (
          <Fold key={section.start} section={section} shown={shown} />
        ),
      )}
    </div>
  )
}

interface SectionProps {
  readonly section: Section
  readonly shown: ShownSentence | null
}

/** Opens by itself where the sentence stands that is to be seen. */
function Fold({ section, shown }: SectionProps) {
  const [isOpen, setOpen] = useState(false)
  const hasShown = shown !== null && section.pieces.some(({ mark }) => mark === shown.number)
  if (hasShown && !isOpen) setOpen(true)
  const label =
    section.kind === 'quote'
      ? isOpen
        ? t('Hide the earlier mail')
        : t('Show the earlier mail')
      : isOpen
        ? t('Hide the signature')
        : t('Show the signature')
  return (
    <div>
      <AriaButton
        aria-expanded={isOpen}
        onPress={() => setOpen(!isOpen)}
        className="touch inline-flex h-6.5 items-center gap-1.5 rounded-sm border border-border bg-sunken px-2 text-xs whitespace-nowrap text-muted data-hovered:bg-hover data-hovered:text-text print:hidden"
      >
        <Icon of={Ellipsis} size={14} />
        {label}
      </AriaButton>
      {isOpen && (
        <div
          className={cx(
            own_direction,
            'mt-2 text-text-2',
            section.kind === 'quote' && 'border-s-2 border-border-strong ps-3',
          )}
        >
          <Pieces section={section} shown={shown} />
        </div>
      )}
    </div>
  )
}

function Pieces({ section: { pieces }, shown }: SectionProps) {
  return pieces.map((piece, index) =>
    piece.mark === null ? (
      <Words key={piece.start} piece={piece} />
    ) : (
      <mark
        key={piece.start}
        data-sentence={piece.mark}
        tabIndex={-1}
        className={cx(
          'pb-px text-inherit outline-none [box-decoration-break:clone]',
          piece.mark === shown?.number
            ? 'rounded-xs bg-accent-soft shadow-[0_0_0_3px_var(--c-accent-soft)]'
            : 'bg-transparent shadow-[inset_0_-1.5px_0_var(--c-accent-line)]',
        )}
      >
        <Words piece={piece} />
        {piece.mark > 0 && pieces[index + 1]?.mark !== piece.mark && (
          <sup aria-hidden className="ms-0.5 text-[0.625rem] leading-none font-semibold text-accent-text">
            {piece.mark}
          </sup>
        )}
      </mark>
    ),
  )
}

function Words({ piece: { text, link } }: { readonly piece: Piece }) {
  if (link === null) return text
  return (
    <a
      href={link}
      target="_blank"
      rel="noopener noreferrer nofollow"
      className="rounded-xs text-accent-text underline decoration-1 underline-offset-3"
    >
      {text}
    </a>
  )
}
