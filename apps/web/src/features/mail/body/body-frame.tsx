import { type Mail, mail_document_minutes, openMailDocument } from '@meridian/contract'
import { useQuery } from '@tanstack/react-query'
import { ImageOff, Images } from 'lucide'
import { type ReactNode, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { call } from '../../../platform/api/api.ts'
import { t } from '../../../platform/text/text.ts'
import { Button } from '../../../ui/button.tsx'
import { ErrorState } from '../../../ui/state/notice.tsx'
import { Skeleton } from '../../../ui/state/skeleton.tsx'
import { MailBodyNote } from './body-note.tsx'

interface MailBodyFrameProps {
  readonly mail: Pick<Mail, 'mail_id' | 'has_remote_images' | 'mail_subject'>
  /** Between what is said of its pictures and the mail. */
  readonly children: ReactNode
}

/**
 * The mail as it was sent, as a document of its own in which nothing can run. Nothing is fetched for it from elsewhere
 * before the person asks for its pictures.
 */
export function MailBodyFrame({ mail, children }: MailBodyFrameProps) {
  const { mail_id } = mail
  const [images, setImages] = useState(false)
  const theme = usePageTheme()
  const document = useQuery({
    queryKey: [openMailDocument.path, { mail_id, images, theme }],
    queryFn: ({ signal }) =>
      call(openMailDocument, { params: { mail_id }, body: { images, theme } }, { signal }),
    // The address is good for minutes; a frame that has been filled needs it no more.
    staleTime: (mail_document_minutes - 1) * 60_000,
    gcTime: 0,
    refetchOnWindowFocus: false,
    retry: 1,
  })
  return (
    <>
      {mail.has_remote_images && <ImagesNote isShown={images} onShow={() => setImages(true)} />}
      {children}
      {document.data ? (
        <Frame key={document.data.url} url={document.data.url} />
      ) : document.error ? (
        <div className="p-4.5">
          <ErrorState
            title={document.error.message}
            text={t('The plain text of the mail is shown instead.')}
            onRetry={() => void document.refetch()}
            isRetrying={document.isFetching}
          />
        </div>
      ) : (
        <FrameSkeleton />
      )}
    </>
  )
}

interface ImagesNoteProps {
  readonly isShown: boolean
  readonly onShow: () => void
}

function ImagesNote({ isShown, onShow }: ImagesNoteProps) {
  if (isShown) {
    return <MailBodyNote icon={Images}>{t("The images were loaded from the sender's server.")}</MailBodyNote>
  }
  return (
    <MailBodyNote
      icon={ImageOff}
      action={
        <Button size="sm" variant="ghost" onPress={onShow} className="text-accent-text!">
          {t('Show images')}
        </Button>
      }
    >
      {t('Remote images are blocked. Loading them tells the sender when and where you opened this mail.')}
    </MailBodyNote>
  )
}

/** As high as what it holds, also when pictures arrive or something is unfolded in it. */
function Frame({ url }: { readonly url: string }) {
  const frame = useRef<HTMLIFrameElement>(null)
  const [height, setHeight] = useState<number | null>(null)
  const watching = useRef<ResizeObserver>(null)
  useEffect(() => () => watching.current?.disconnect(), [])

  function measure() {
    const root = frame.current?.contentDocument?.documentElement
    if (!root) return
    watching.current?.disconnect()
    watching.current = new ResizeObserver(() => setHeight(root.offsetHeight))
    watching.current.observe(root)
  }

  return (
    <div className="px-4.5 pt-4 pb-5">
      {height === null && <FrameSkeleton />}
      <iframe
        ref={frame}
        src={url}
        title={t('Text of the mail')}
        sandbox="allow-same-origin allow-popups allow-popups-to-escape-sandbox"
        referrerPolicy="no-referrer"
        onLoad={measure}
        style={{ height: `${height ?? 0}px` }}
        className="block w-full rounded-xs border-0"
      />
    </div>
  )
}

function FrameSkeleton() {
  return (
    <div className="flex flex-col gap-3.5 p-4.5">
      {['w-[30%]', 'w-[92%]', 'w-[86%]', 'w-[58%]'].map((width) => (
        <Skeleton key={width} className={`h-3 ${width}`} />
      ))}
    </div>
  )
}

/** The theme of the page, chosen by the user or the system. */
function usePageTheme(): 'light' | 'dark' {
  return useSyncExternalStore(followPageTheme, () =>
    document.documentElement.dataset['theme'] === 'dark' ? 'dark' : 'light',
  )
}

function followPageTheme(look: () => void): () => void {
  const observer = new MutationObserver(look)
  observer.observe(document.documentElement, { attributeFilter: ['data-theme'] })
  return () => observer.disconnect()
}
