import { mail_signature_characters_max, type User } from '@meridian/contract'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { t } from '../../../platform/text/text.ts'
import { Button } from '../../../ui/button.tsx'
import { TextArea } from '../../../ui/form/text-area.tsx'
import { TitledCard } from '../../../ui/titled-card.tsx'
import { deleteDraft, getDraft, keepDraft, useDraft } from '../drafts.ts'
import { useSaveUser } from '../use-save-user.ts'

const pause_ms = 1000

/** The text below the mails that the person writes. */
export function SignatureCard({ user }: { readonly user: User }) {
  const { typed, change, save, isSaving, isUnsaved } = useSignatureText(user)
  return (
    <TitledCard
      title={t('Signature')}
      lead={t('Below each mail you write. You can leave it out of a single mail.')}
    >
      <div onBlur={save}>
        <TextArea
          label={t('Signature')}
          isLabelHidden
          placeholder={t('For example your name, company and phone number')}
          value={typed}
          onChange={change}
          rows={4}
          maxLength={mail_signature_characters_max}
          error={isUnsaved ? t('Not saved') : undefined}
        />
      </div>
      {isUnsaved && (
        <Button
          size="sm"
          variant="primary"
          className="h-10 self-start md:h-7"
          isBusy={isSaving}
          busyLabel={t('Saving...')}
          onPress={save}
        >
          {t('Save')}
        </Button>
      )}
    </TitledCard>
  )
}

/**
 * Saved a second after the last key, and when the field is left; a text that the server refuses stays in the field, also when
 * the settings are left and opened again.
 */
function useSignatureText({ mail_signature }: User) {
  const unsaved = useDraft('signature')
  const { save: saveUser, isSaving } = useSaveUser({ mail_signature }, outcomes)
  const [typed, setTyped] = useState(unsaved)
  const asked = useRef(mail_signature)
  const change = (text: string) => {
    setTyped(text)
    if (text === mail_signature) deleteDraft('signature')
    else if (unsaved !== null) keepDraft('signature', text)
  }
  const send = () => {
    const isOnItsWay = isSaving && typed === asked.current
    if (typed === null || typed === mail_signature || isOnItsWay) return
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
  return { typed: typed ?? mail_signature, change, save: send, isSaving, isUnsaved: unsaved !== null }
}

const outcomes: Parameters<typeof useSaveUser>[1] = {
  onSaved: (change) => {
    if (getDraft('signature') === change?.mail_signature) deleteDraft('signature')
  },
  onFailed: (change) => keepDraft('signature', change?.mail_signature ?? null),
}
