import { type IntegrationMailType, integration_mail_types, refreshImap, syncGmail } from '@meridian/contract'
import { call } from '../../../platform/api/api.ts'
import { mark } from '../../../platform/text/text.ts'

interface MailSync {
  readonly request: () => Promise<unknown>
  readonly failed: string
  readonly done: string
}

/** How each kind of mailbox is read now; null for one that was read in once. */
export const mail_syncs: Readonly<Record<IntegrationMailType, MailSync | null>> = {
  google: {
    request: () => call(syncGmail, {}),
    failed: syncGmail.says.failed,
    done: syncGmail.says.done,
  },
  imap: {
    request: () => call(refreshImap, {}),
    failed: refreshImap.says.failed,
    done: mark('Mailbox synced successfully'),
  },
  file: null,
}

/** What is said of several mailboxes: the texts of the first kind among them. */
export function findSyncTexts(
  boxes: readonly { readonly integration_mail_type: IntegrationMailType }[],
): Pick<MailSync, 'failed' | 'done'> | null {
  const first = integration_mail_types.find((type) =>
    boxes.some(({ integration_mail_type }) => integration_mail_type === type),
  )
  return first === undefined ? null : mail_syncs[first]
}
