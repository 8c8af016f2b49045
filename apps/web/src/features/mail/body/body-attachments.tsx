import { type Mail, type MailAttachment, readAttachment } from '@meridian/contract'
import { useMutation } from '@tanstack/react-query'
import { CalendarDays, Download, File, FileText, type IconNode, Image as ImageIcon } from 'lucide'
import { Button as AriaButton } from 'react-aria-components/Button'
import { openCall } from '../../../platform/api/api.ts'
import { saveFile } from '../../../platform/files/save-file.ts'
import { showError } from '../../../platform/state/toasts.ts'
import { t } from '../../../platform/text/text.ts'
import { Icon } from '../../../ui/icon.tsx'
import { Spinner } from '../../../ui/state/spinner.tsx'
import { sizeWords } from './body-size.ts'
import { isOutlookFile } from './outlook-file.ts'

/** The files of a mail. They are saved, never opened here. */
export function MailBodyAttachments({ mail }: { readonly mail: Pick<Mail, 'mail_id' | 'attachments'> }) {
  // Pictures of the text come last: the mail is shown without them.
  const files = mail.attachments.toSorted((one, other) => Number(one.is_inline) - Number(other.is_inline))
  if (files.length === 0) return null
  return (
    <section aria-label={t('Attachments')}>
      <ul className="grid gap-2.5 px-4.5 pb-4 md:grid-cols-2">
        {files.map((file) => (
          <li key={file.attachment_id} className="min-w-0">
            <FileButton mail_id={mail.mail_id} file={file} />
          </li>
        ))}
      </ul>
      {files.some(isOutlookFile) && (
        <p className="px-4.5 pb-4 text-xs text-text-2">
          {t(
            'winmail.dat is in Outlook’s own format, which is not opened here; files and an invitation may be inside. Save it and open it in Outlook, or ask the sender to send the mail as HTML or plain text.',
          )}
        </p>
      )}
    </section>
  )
}

interface FileButtonProps {
  readonly mail_id: string
  readonly file: MailAttachment
}

function FileButton({ mail_id, file }: FileButtonProps) {
  const { attachment_id, name, media_type, bytes } = file
  const saving = useMutation({
    mutationFn: async () => {
      const answer = await openCall(
        readAttachment,
        { params: { mail_id, attachment_id } },
        { timeoutMs: 120_000 },
      )
      // Whatever it says it is, the browser is to save it and nothing else.
      saveFile(name, await answer.blob(), 'application/octet-stream')
    },
    onError: (problem) => showError(problem, t(readAttachment.says.failed)),
  })
  return (
    <AriaButton
      onPress={() => !saving.isPending && saving.mutate()}
      className="flex min-h-11 w-full items-center gap-2.5 rounded-[10px] border border-border bg-sunken px-3 py-2 text-start transition-colors duration-(--dur-fast) data-hovered:bg-hover"
    >
      <Icon of={signOf(media_type)} className="text-muted" />
      <span className="min-w-0 flex-1">
        <span className="sr-only">{`${t('Save')} `}</span>
        <b className="line-clamp-2 font-medium wrap-anywhere" title={name}>
          {name}
        </b>
        <span className="num block text-xs text-muted">{sizeWords(bytes)}</span>
      </span>
      {saving.isPending ? <Spinner size={14} /> : <Icon of={Download} size={14} className="text-muted" />}
    </AriaButton>
  )
}

function signOf(media_type: string): IconNode {
  if (isPicture(media_type)) return ImageIcon
  if (media_type === 'text/calendar') return CalendarDays
  return /^text\/|pdf|document|msword/.test(media_type) ? FileText : File
}

function isPicture(media_type: string): boolean {
  return media_type.startsWith('image/')
}
