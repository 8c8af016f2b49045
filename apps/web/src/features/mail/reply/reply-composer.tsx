import { getGeneratedText, type Mail, mail_reply_characters_max } from '@meridian/contract'
import { useQuery } from '@tanstack/react-query'
import { RotateCw, Sparkles, Square } from 'lucide'
import { type RefObject, Suspense, useState } from 'react'
import { queryFor } from '../../../platform/api/queries.ts'
import { t } from '../../../platform/text/text.ts'
import { Button } from '../../../ui/button.tsx'
import { TextField } from '../../../ui/form/text-field.tsx'
import { lazyPart } from '../../../ui/state/lazy-part.tsx'
import { LinkMenu } from '../booking/link-menu.tsx'
import { LeftOutLine } from '../detail/left-out-line.tsx'
import { textModelNotice } from '../detail/summary-words.ts'
import type { OwnTexts } from '../detail/use-own-texts.ts'
import { AttachButton, AttachedFiles } from '../outgoing/attached-files.tsx'
import { SignatureField } from '../outgoing/signature-field.tsx'
import { SnippetMenu } from '../outgoing/snippet-menu.tsx'
import { useSnippets } from '../outgoing/use-snippets.ts'
import { updateUnsavedMail } from '../unsaved-mail.ts'
import type { DraftSearch } from './draft-notes.ts'
import { MailReplyBox } from './reply-box.tsx'
import { MailReplyFoot } from './reply-foot.tsx'
import { type DraftedTime, hasTimeLine, lineOfTime, offeredTimes, withoutTime } from './reply-text.ts'
import { MailReplyMove } from './reply-move.tsx'
import { useAnsweredElsewhere } from './use-answered-elsewhere.ts'
import type { DraftedReply, LookForTimes } from './use-drafted-reply.ts'
import { useDraftKey } from './use-draft-key.ts'
import { useReplyFiles } from './use-reply-files.ts'

const MailReplyOtherSearch = lazyPart(
  async () => ({ default: (await import('./reply-search.tsx')).MailReplyOtherSearch }),
  { kind: 'unasked' },
)

const MailReplyTimes = lazyPart(
  async () => ({ default: (await import('./reply-times.tsx')).MailReplyTimes }),
  { kind: 'unasked' },
)

const MailReplyUnheldTimes = lazyPart(
  async () => ({ default: (await import('./reply-unheld-times.tsx')).MailReplyUnheldTimes }),
  { kind: 'unasked' },
)

const MailReplyGaps = lazyPart(async () => ({ default: (await import('./reply-gaps.tsx')).MailReplyGaps }), {
  kind: 'unasked',
})

interface MailReplyComposerProps {
  readonly mail: Mail
  readonly words: OwnTexts
  readonly summary: string
  readonly drafting: DraftedReply
  readonly box: RefObject<HTMLTextAreaElement | null>
  /** Gives the box the focus once a dialog that closes keeps it no longer. */
  readonly focusBox: () => void
}

/** Where a reply is drafted on demand, written, and sent only by the user. */
export function MailReplyComposer({ mail, words, summary, drafting, box, focusBox }: MailReplyComposerProps) {
  const text = words.textOf('mail_reply')
  const isReadOnly = drafting.isWriting || words.draft.isSending
  const snippets = useSnippets({
    box,
    text,
    onChange: (typed) => words.change('mail_reply', typed),
    characters_max: mail_reply_characters_max,
  })
  const files = useReplyFiles(mail.mail_id)
  const times = offeredTimes(words.draft.times, text)
  const { moved, senders } = drafting.history.notes
  const isElsewhere = useAnsweredElsewhere(mail)
  const isLeftToSender = senders !== null && words.draft.moves_meeting

  return (
    <>
      <DraftForm mail={mail} summary={summary} drafting={drafting} box={box} hasText={text.trim() !== ''} />
      <div className="px-4 pt-2.5">
        <MailReplyBox
          boxRef={box}
          text={drafting.isWriting && drafting.written !== '' ? drafting.written : text}
          onChange={snippets.change}
          times={times.flatMap((time) => time.words ?? [])}
          isReadOnly={isReadOnly}
          history={drafting.history}
        />
        <SignatureField
          isIncluded={words.draft.has_signature}
          onChange={(has_signature) => updateUnsavedMail(mail.mail_id, { has_signature })}
        />
        <div className="mt-2 empty:hidden print:hidden">
          <AttachedFiles {...files} />
        </div>
        {!drafting.isWriting && (
          <ReplyNotes
            mail={mail}
            words={words}
            times={times}
            isHeld={!isLeftToSender && !isElsewhere}
            drafting={drafting}
            box={box}
            focusBox={focusBox}
          />
        )}
      </div>
      <MailReplyFoot
        mail={mail}
        words={words}
        offered={isLeftToSender ? [] : times.map(({ slot }) => slot)}
        offeredLines={times.map((time) => lineOfTime(time, text))}
        movedMeetingId={words.draft.moves_meeting ? moved?.meeting_id : undefined}
        isBusy={drafting.isWriting}
      >
        <SnippetMenu snippets={snippets.snippets} onPick={snippets.insert} isDisabled={isReadOnly} />
        <LinkMenu
          box={box}
          answered={{ subject: mail.mail_subject, text: mail.mail_body }}
          isDisabled={isReadOnly}
        />
        <AttachButton onAdd={files.uploading.add} />
      </MailReplyFoot>
    </>
  )
}

interface ReplyNotesProps extends Omit<MailReplyComposerProps, 'summary'> {
  readonly times: readonly DraftedTime[]
  /** Whether the times are held for the reader once the reply is sent. */
  readonly isHeld: boolean
}

/** Below the text what is known of it: its times, what else was found, and the gaps to fill. */
function ReplyNotes({ mail, words, times, isHeld, drafting, box, focusBox }: ReplyNotesProps) {
  const text = words.textOf('mail_reply')
  const { search, moved, senders, leftOutCount, missing } = drafting.history.notes
  const isElsewhere = useAnsweredElsewhere(mail)

  function goTo({ start, end }: { readonly start: number; readonly end: number }) {
    box.current?.focus()
    box.current?.setSelectionRange(start, end)
  }

  const look: LookForTimes = (by) => {
    focusBox()
    drafting.offerTimes(by)
  }

  function removeTime(time: DraftedTime) {
    words.change('mail_reply', withoutTime(text, time))
    updateUnsavedMail(mail.mail_id, { times: words.draft.times.filter((one) => one !== time) })
  }

  return (
    <>
      <Suspense>
        <MailReplyTimes
          mail={mail}
          times={times}
          search={search && areWithTimes(search) ? search : null}
          onRemove={removeTime}
          onLook={look}
          isHeld={isHeld}
        >
          <MailReplyMove
            moved={moved}
            senders={senders}
            isMoved={words.draft.moves_meeting}
            onChange={(moves_meeting) => updateUnsavedMail(mail.mail_id, { moves_meeting })}
          />
        </MailReplyTimes>
      </Suspense>
      {times.length === 0 && !isElsewhere && !search && hasTimeLine(text) && (
        <Suspense>
          <MailReplyUnheldTimes onOffer={() => look({})} />
        </Suspense>
      )}
      {search && !areWithTimes(search) && (
        <Suspense>
          <MailReplyOtherSearch mail={mail} search={search} onLook={look} />
        </Suspense>
      )}
      <LeftOutLine count={leftOutCount} className="mt-2.5" />
      {text.trim() !== '' && (
        <Suspense>
          <MailReplyGaps
            text={text}
            missing={missing}
            onGo={goTo}
            onChange={(answered) => words.change('mail_reply', answered)}
          />
        </Suspense>
      )}
    </>
  )
}

function areWithTimes({ state }: DraftSearch): boolean {
  return state === 'offered' || state === 'chosen'
}

interface DraftFormProps {
  readonly mail: Mail
  readonly summary: string
  readonly drafting: DraftedReply
  readonly box: RefObject<HTMLTextAreaElement | null>
  readonly hasText: boolean
}

/** What the draft is to say: the summary, or the person's own wish. */
function DraftForm({ mail, summary, drafting, box, hasText }: DraftFormProps) {
  const [wish, setWish] = useState('')
  const state = useQuery(queryFor(getGeneratedText, {})).data
  const write = () => drafting.write(wish.trim() || summary)
  useDraftKey(() => {
    box.current?.focus()
    write()
  }, !drafting.isWriting)
  const going = state ? textModelNotice(state, 'reply') : ''
  return (
    <form
      className="px-4 pt-2.5 print:hidden"
      onSubmit={(event) => {
        event.preventDefault()
        write()
      }}
    >
      <div className="flex flex-wrap items-end gap-2">
        <TextField
          label={t('What to say')}
          isLabelHidden
          placeholder={t('What to say (optional)')}
          value={wish}
          onChange={setWish}
          maxLength={1000}
          autoComplete="off"
          className="min-w-[min(11rem,100%)] flex-1"
        />
        {drafting.isWriting && (
          <Button variant="ghost" icon={Square} onPress={drafting.stop}>
            {t('Stop')}
          </Button>
        )}
        <Button
          type="submit"
          variant={hasText ? 'secondary' : 'soft'}
          icon={hasText ? RotateCw : Sparkles}
          shortcut="D"
          isBusy={drafting.isWriting}
          busyLabel={t('Generating Reply')}
        >
          {t('Generate Reply')}
        </Button>
      </div>
      {going && <p className="mt-1.5 text-xs text-muted">{going}</p>}
      {mail.is_bulk && (
        <p className="mt-1.5 text-xs text-muted">
          {t('This mail was sent to many people or by a program. A reply may not be read.')}
        </p>
      )}
    </form>
  )
}
