import { listMails } from '@meridian/contract'
import { useQuery } from '@tanstack/react-query'
import { ask } from '../../platform/queries.ts'
import { t } from '../../platform/text/text.ts'
import { Answer } from '../../ui/answer.tsx'
import { Link } from '../../ui/link.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { mailPath } from './mail-path.ts'
import { cutForRow, subjectWords } from './mail-words.ts'

/** /user/mails: the mails of a list, filtered by the address. */
export function MailListScreen() {
  const mails = useQuery(ask(listMails, { query: { limit: 100 } }))
  return (
    <div className="mx-auto w-full max-w-[calc(var(--w-content)+4rem)] px-4 pt-4.5 pb-6 md:px-8 md:pt-6.5 md:pb-10">
      <title>{t('Mails · Meridian')}</title>
      <h1 className="mb-4 text-xl font-semibold tracking-tight">{t('Important Lists')}</h1>
      <Answer of={mails} loading={<Skeleton className="h-7" />} empty={t('No data found')}>
        {(found) => (
          <ul>
            {found.map((mail) => (
              <li key={mail.mail_id}>
                <Link href={mailPath(mail.mail_id)}>{cutForRow(subjectWords(mail))}</Link>
              </li>
            ))}
          </ul>
        )}
      </Answer>
    </div>
  )
}
