import { mail_signature_characters_max, type User } from '@meridian/contract'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { t } from '../../../platform/text/text.ts'
import { Card } from '../../../ui/card.tsx'
import { TextArea } from '../../../ui/form/text-area.tsx'
import { useSaveUser } from '../use-save-user.ts'

const pause_ms = 1000

/** The text below the mails that the person writes. */
export function SignatureCard({ user }: { readonly user: User }) {
  const { typed, change, save } = useSignatureText(user)
  return (
    <Card labelledBy="signature" className="flex flex-col gap-4 p-4">
      <div>
        <h3 id="signature" className="text-base font-semibold">
          {t('Signature')}
        </h3>
        <p className="mt-0.25 text-muted">
          {t('Below each mail you write. You can leave it out of a single mail.')}
        </p>
      </div>
      <div onBlur={save}>
        <TextArea
          label={t('Signature')}
          isLabelHidden
          placeholder={t('For example your name, company and phone number')}
          value={typed}
          onChange={change}
          rows={4}
          maxLength={mail_signature_characters_max}
        />
      </div>
    </Card>
  )
}

/** Saved a second after the last key, and when the field is left; a text that the server refuses stays in the field. */
function useSignatureText({ mail_signature }: User) {
  const { save: saveUser } = useSaveUser({ mail_signature })
  const [typed, setTyped] = useState<string | null>(null)
  const asked = useRef(mail_signature)
  const send = () => {
    if (typed === null || typed === mail_signature) return
    asked.current = typed
    saveUser({ mail_signature: typed })
  }
  const sendOnce = useEffectEvent(() => {
    if (typed !== asked.current) send()
  })
  useEffect(() => {
    if (typed === null) return undefined
    const timer = setTimeout(() => sendOnce(), pause_ms)
    return () => clearTimeout(timer)
  }, [typed])
  useEffect(() => () => sendOnce(), [])
  return { typed: typed ?? mail_signature, change: setTyped, save: send }
}
