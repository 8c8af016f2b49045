import { getMail, type Mail } from '@meridian/contract'
import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { queryFor } from '../../../platform/api/queries.ts'
import { t } from '../../../platform/text/text.ts'
import { Screen, ScreenHeader } from '../../../ui/screen.tsx'
import { QueryView } from '../../../ui/state/query-view.tsx'
import { mailInput } from '../detail-cache.ts'
import { MailDetailSkeleton } from '../detail/detail-skeleton.tsx'
import { NewMailForm } from './new-mail-form.tsx'
import { OtherDrafts } from './other-drafts.tsx'

/** /user/mails/new: a new mail, or with `forward` one that carries another on. */
export function NewMailScreen() {
  const [search] = useSearchParams()
  const forwarded_id = search.get('forward') ?? ''
  const title = forwarded_id === '' ? t('New mail') : t('Forward mail')
  return (
    <Screen title={title} width="writing">
      <ScreenHeader title={title} />
      <OtherDrafts forwarded_id={forwarded_id} />
      {forwarded_id === '' ? (
        <NewMailForm key="" forwarded={null} />
      ) : (
        <Forwarding key={forwarded_id} mail_id={forwarded_id} />
      )}
    </Screen>
  )
}

function Forwarding({ mail_id }: { readonly mail_id: string }) {
  const mail = useQuery(queryFor(getMail, mailInput(mail_id)))
  return (
    <QueryView query={mail} loading={<MailDetailSkeleton />}>
      {(found: Mail) => <NewMailForm forwarded={found} />}
    </QueryView>
  )
}
