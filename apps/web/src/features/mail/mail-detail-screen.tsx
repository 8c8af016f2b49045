import { getMail } from '@meridian/contract'
import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { ask } from '../../platform/queries.ts'
import { t } from '../../platform/text/text.ts'
import { Answer } from '../../ui/answer.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { subjectWords } from './mail-words.ts'

/** /user/mails/:mail_id: one mail. */
export function MailDetailScreen() {
  const { mail_id = '' } = useParams()
  const mail = useQuery(ask(getMail, { params: { mail_id } }))
  return (
    <div className="mx-auto w-full max-w-[calc(var(--w-content)+4rem)] px-4 pt-4.5 pb-6 md:px-8 md:pt-6.5 md:pb-10">
      <title>{t('Mails · Meridian')}</title>
      <Answer of={mail} loading={<Skeleton className="h-7 w-80 max-w-full" />}>
        {(mail) => (
          <article>
            <h1 className="mb-3 text-xl font-semibold tracking-tight">{subjectWords(mail)}</h1>
            <p className="whitespace-pre-wrap wrap-anywhere">{mail.mail_body}</p>
          </article>
        )}
      </Answer>
    </div>
  )
}
