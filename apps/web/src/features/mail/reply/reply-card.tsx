import type { Mail } from '@meridian/contract'
import { Reply } from 'lucide-react'
import { useId } from 'react'
import { t } from '../../../platform/text/text.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Card } from '../../../ui/card.tsx'
import { Icon } from '../../../ui/icon.tsx'
import type { OwnTexts } from '../detail/use-own-texts.ts'
import { MailReplyComposer } from './reply-composer.tsx'
import { MailReplyOffer } from './reply-offer.tsx'
import { MailReplyReader } from './reply-reader.tsx'
import { MailReplySending } from './reply-sending.tsx'
import { canReply } from './reply-words.ts'

interface MailReplyCardProps {
  readonly mail: Mail
  readonly words: OwnTexts
  /** What the reply is about where the person says nothing else. */
  readonly summary: string
}

/** The answer to the mail: how the last one is doing, and the next one. */
export function MailReplyCard({ mail, words, summary }: MailReplyCardProps) {
  const titleId = useId()
  const { mail_sending, mail_offer } = mail
  return (
    <Card labelledBy={titleId}>
      <header id="reply" className="flex min-h-11 scroll-mt-20 items-center gap-2 ps-4 pe-3 pt-2.5">
        <Icon of={Reply} />
        <h2 id={titleId} className="text-base font-semibold tracking-snug">
          {t('Reply')}
        </h2>
        {words.textOf('mail_reply').trim() !== '' && <Badge tone="accent">{t('Draft')}</Badge>}
      </header>
      <MailReplyReader mail={mail} subject={words.textOf('mail_subject')} />
      {mail_sending && <MailReplySending mail={mail} sending={mail_sending} />}
      {mail_offer && <MailReplyOffer mail={mail} offer={mail_offer} />}
      {canReply(mail_sending) ? (
        <MailReplyComposer mail={mail} words={words} summary={summary} />
      ) : (
        <div className="h-4" />
      )}
    </Card>
  )
}
