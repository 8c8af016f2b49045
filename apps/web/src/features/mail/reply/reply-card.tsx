import type { Mail } from '@meridian/contract'
import { Forward, Reply, ReplyAll, Sparkles } from 'lucide'
import { type RefObject, Suspense, useEffect, useId, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useHotkey } from '../../../platform/state/hotkeys.ts'
import { t } from '../../../platform/text/text.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { cx } from '../../../ui/cx.ts'
import { Icon } from '../../../ui/icon.tsx'
import { lazyPart } from '../../../ui/state/lazy-part.tsx'
import type { OwnTexts } from '../detail/use-own-texts.ts'
import { newMailPath } from '../mail-path.ts'
import { updateUnsavedMail } from '../unsaved-mail.ts'
import { no_notes } from './draft-notes.ts'
import { MailReplyComposer } from './reply-composer.tsx'
import { MailReplyOffer } from './reply-offer.tsx'
import { MailReplyReader } from './reply-reader.tsx'
import { MailReplySending } from './reply-sending.tsx'
import { canReply } from './reply-words.ts'
import { useDraftKey } from './use-draft-key.ts'
import { useDraftedReply } from './use-drafted-reply.ts'

const BookingAnswer = lazyPart(
  async () => ({ default: (await import('../booking/booking-answer.tsx')).BookingAnswer }),
  { kind: 'unasked' },
)

interface MailReplyCardProps {
  readonly mail: Mail
  readonly words: OwnTexts
  /** What the reply is about where the person says nothing else. */
  readonly summary: string
}

/** The answer to the mail: how the last one is doing, and the next one, folded until it is wanted. */
export function MailReplyCard({ mail, words, summary }: MailReplyCardProps) {
  const titleId = useId()
  const { mail_sending, mail_offer } = mail
  const box = useRef<HTMLTextAreaElement>(null)
  const drafting = useDraftedReply(mail, words, box)
  const hasText = words.textOf('mail_reply').trim() !== ''
  // The foot of the open form says why a change of the mail's texts is not saved.
  const reply = useReplyOpening(mail, box, hasText || words.draft.problem !== null)
  const isEmpty = !hasText && !mail_sending && !mail_offer
  return (
    <Card labelledBy={titleId} className={cx(isEmpty && 'print:hidden')}>
      <header id="reply" className="flex min-h-11 scroll-mt-20 items-center gap-2 ps-4 pe-3 pt-2.5">
        <Icon of={Reply} />
        <h2 id={titleId} className="text-base font-semibold tracking-snug">
          {t('Reply')}
        </h2>
        {hasText && <Badge tone="accent">{t('Draft')}</Badge>}
        {reply.isOpen && (
          <Button size="sm" variant="ghost" icon={Forward} onPress={reply.forward} className="ms-auto">
            {t('Forward')}
          </Button>
        )}
      </header>
      {reply.isOpen && <MailReplyReader mail={mail} subject={words.textOf('mail_subject')} />}
      {mail_sending && <MailReplySending mail={mail} sending={mail_sending} onTakenBack={reply.open} />}
      {mail_offer && <MailReplyOffer mail={mail} offer={mail_offer} />}
      {canReply(mail_sending) && !drafting.isWriting && (
        <Suspense>
          <BookingAnswer
            mail={mail}
            isDisabled={words.draft.isSending}
            onAnswer={(text, said) => {
              drafting.history.replace({ text, times: [], notes: no_notes }, said)
              reply.open()
            }}
          />
        </Suspense>
      )}
      {reply.isOpen && canReply(mail_sending) && (
        <MailReplyComposer
          mail={mail}
          words={words}
          summary={summary}
          drafting={drafting}
          box={box}
          focusBox={reply.open}
        />
      )}
      {reply.isOpen && !canReply(mail_sending) && <div className="h-4" />}
      {!reply.isOpen && (
        <FoldedReply
          mail={mail}
          onReply={reply.open}
          onReplyAll={reply.openToAll}
          onForward={reply.forward}
          onDraft={() => {
            reply.open()
            drafting.write(summary)
          }}
        />
      )}
    </Card>
  )
}

interface FoldedReplyProps {
  readonly mail: Mail
  readonly onReply: () => void
  readonly onReplyAll: () => void
  readonly onForward: () => void
  readonly onDraft: () => void
}

/** The ways to go on from a mail, each with one press. */
function FoldedReply({ mail, onReply, onReplyAll, onForward, onDraft }: FoldedReplyProps) {
  useDraftKey(onDraft)
  return (
    <div className="flex flex-wrap gap-2 px-4 pt-2.5 pb-4 print:hidden">
      <Button icon={Reply} shortcut="R" onPress={onReply}>
        {t('Write a reply')}
      </Button>
      {mail.mail_reply_cc.length > 0 && (
        <Button icon={ReplyAll} shortcut="A" onPress={onReplyAll}>
          {t('Reply to all')}
        </Button>
      )}
      <Button icon={Forward} shortcut="F" onPress={onForward}>
        {t('Forward')}
      </Button>
      <Button variant="soft" icon={Sparkles} shortcut="D" onPress={onDraft}>
        {t('Generate Reply')}
      </Button>
    </div>
  )
}

/** Open with a text, once it is wanted, and where the address names it. R, A and F do what the buttons do. */
function useReplyOpening(
  { mail_id, mail_reply_cc, mail_sending }: Mail,
  box: RefObject<HTMLTextAreaElement | null>,
  isWanted: boolean,
) {
  const { hash } = useLocation()
  const navigate = useNavigate()
  const isNamed = hash === '#reply'
  const [isUnfolded, setUnfolded] = useState(isNamed || isWanted)
  // A box that is open stays open, also when its text is deleted or sent.
  if (isWanted && !isUnfolded) setUnfolded(true)
  const [focused, setFocused] = useState(isNamed ? 1 : 0)
  const isOpen = isUnfolded || isNamed || !canReply(mail_sending)
  const open = () => {
    setUnfolded(true)
    setFocused((before) => before + 1)
  }
  const openToAll = () => {
    updateUnsavedMail(mail_id, { cc: mail_reply_cc })
    open()
  }
  const forward = () => void navigate(newMailPath(mail_id))
  useEffect(() => {
    if (focused > 0) box.current?.focus()
  }, [box, focused])
  const group = t('Mail')
  useHotkey({ keys: 'r', label: t('Write a reply'), group }, open)
  useHotkey({ keys: 'a', label: t('Reply to all'), group }, openToAll, mail_reply_cc.length > 0)
  useHotkey({ keys: 'f', label: t('Forward'), group }, forward)
  return { isOpen, open, openToAll, forward }
}
