import { listOutgoing, type OutgoingReply } from '@meridian/contract'
import { useQuery } from '@tanstack/react-query'
import { CircleAlert, Clock4, RotateCw } from 'lucide'
import { useId, useRef, useState } from 'react'
import { queryFor } from '../../../platform/api/queries.ts'
import { plural, t } from '../../../platform/text/text.ts'
import { Button } from '../../../ui/button.tsx'
import { cx } from '../../../ui/cx.ts'
import { Icon } from '../../../ui/icon.tsx'
import { MailOutgoingRow } from './outgoing-row.tsx'
import { isScheduled, needsAttention, outgoingTitle } from './outgoing-status.ts'

/** Replies that were not sent, above the list of mails; nothing while all of them are on their way. */
export function MailOutgoingStrip() {
  const { data, error, isFetching, refetch } = useQuery(queryFor(listOutgoing, {}))
  if (data) {
    return (
      <>
        <Replies replies={data.filter(needsAttention)} />
        <Scheduled mails={data.filter(isScheduled)} />
      </>
    )
  }
  if (!error) return null
  return (
    <p className={cx(strip_class, 'flex flex-wrap items-center gap-2 bg-warning-soft px-3 py-2')}>
      <Icon of={CircleAlert} className="text-warning-text" />
      <span className="min-w-0 flex-1 text-text-2">
        {t("Couldn't check for unsent replies. {reason}", { reason: error.message })}
      </span>
      <Button size="sm" icon={RotateCw} isBusy={isFetching} onPress={() => void refetch()}>
        {t('Try again')}
      </Button>
    </p>
  )
}

function Replies({ replies }: { readonly replies: readonly OutgoingReply[] }) {
  const titleId = useId()
  const title = useRef<HTMLHeadingElement>(null)
  const [isWhole, setWhole] = useState(false)
  if (replies.length === 0) return null
  const isGrave = replies.some(({ state }) => state === 'failed')
  const shown = isWhole ? replies : replies.slice(0, few)
  const left = replies.length - shown.length
  return (
    <section
      aria-labelledby={titleId}
      className={cx(strip_class, 'px-3.5 pt-2.5 pb-1', isGrave ? 'bg-danger-soft' : 'bg-warning-soft')}
    >
      <h2
        ref={title}
        id={titleId}
        tabIndex={-1}
        className={cx(
          'flex items-center gap-2 font-semibold',
          isGrave ? 'text-danger-text' : 'text-warning-text',
        )}
      >
        <Icon of={isGrave ? CircleAlert : Clock4} />
        <span role="status">{outgoingTitle(replies)}</span>
      </h2>
      <ul>
        {shown.map((reply) => (
          <MailOutgoingRow
            key={reply.outgoing_mail_id}
            reply={reply}
            // The row goes, and with it the button that was pressed.
            onGone={() => title.current?.focus()}
          />
        ))}
      </ul>
      {left > 0 && (
        <Button size="sm" variant="ghost" onPress={() => setWhole(true)} className="mb-1.5">
          {t('Show {count} more', { count: left })}
        </Button>
      )}
    </section>
  )
}

/** Mails that wait for the time that the user chose. */
function Scheduled({ mails }: { readonly mails: readonly OutgoingReply[] }) {
  const titleId = useId()
  const title = useRef<HTMLHeadingElement>(null)
  if (mails.length === 0) return null
  return (
    <section aria-labelledby={titleId} className={cx(strip_class, 'bg-sunken px-3.5 pt-2.5 pb-1')}>
      <h2 ref={title} id={titleId} tabIndex={-1} className="flex items-center gap-2 font-semibold">
        <Icon of={Clock4} />
        {plural(mails.length, { one: 'One mail is scheduled', other: '{count} mails are scheduled' })}
      </h2>
      <ul>
        {mails.map((mail) => (
          <MailOutgoingRow key={mail.outgoing_mail_id} reply={mail} onGone={() => title.current?.focus()} />
        ))}
      </ul>
    </section>
  )
}

const strip_class = 'mb-3.5 rounded-lg'

/** As many as are shown at first. */
const few = 2
