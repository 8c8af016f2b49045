import type { User } from '@meridian/contract'
import { type FormEvent, useRef } from 'react'
import { t } from '../../../platform/text/text.ts'
import { Avatar } from '../../../ui/avatar.tsx'
import { Card } from '../../../ui/card.tsx'
import { SaveBar } from '../save-bar.tsx'
import { PictureButtons } from './picture-buttons.tsx'
import { ProfileFields } from './profile-fields.tsx'
import { changedSentence } from './profile-form.ts'
import { useShownPicture } from './use-picture.ts'
import { useProfileForm } from './use-profile-form.ts'

/** Who the person is and how they can be reached. */
export function ProfileCard({ user }: { readonly user: User }) {
  const form = useRef<HTMLFormElement>(null)
  const profile = useProfileForm(user, (field) =>
    form.current?.querySelector<HTMLElement>(`[data-field="${field}"] :is(input, textarea, button)`)?.focus(),
  )
  const picture = useShownPicture(user)
  const isEdited = Object.keys(profile.changes).length > 0

  function onSubmit(event: FormEvent) {
    event.preventDefault()
    profile.save()
  }

  return (
    <Card labelledBy="profile-name">
      <form ref={form} noValidate onSubmit={onSubmit}>
        <div className="@container p-4">
          <div className="flex flex-wrap items-center gap-x-3.5 gap-y-3">
            <Avatar id={user.user_id} name={user.full_name} picture={picture} size="xl" />
            <div className="min-w-0 flex-1 max-xs:basis-full">
              <h3 id="profile-name" className="text-md font-semibold tracking-snug">
                {user.full_name}
              </h3>
              <p className="text-muted wrap-anywhere">{user.primary_email}</p>
              <p className="text-xs text-muted">
                {user.is_address_confirmed ? t('Address confirmed') : t('Address not confirmed yet')}
              </p>
            </div>
            <PictureButtons picture={picture} />
          </div>
          <ProfileFields
            email={user.primary_email}
            form={profile.form}
            problems={profile.problems}
            update={profile.update}
          />
        </div>
        <SaveBar
          note={noteOf(profile, isEdited)}
          isEdited={isEdited}
          isSaving={profile.isSaving}
          labels={[t('Save Changes'), t('No changes to save')]}
          onCancel={profile.cancel}
        />
      </form>
    </Card>
  )
}

function noteOf(
  {
    changes,
    isUnanswered,
    isSaving,
  }: Pick<ReturnType<typeof useProfileForm>, 'changes' | 'isUnanswered' | 'isSaving'>,
  isEdited: boolean,
): string {
  if (!isEdited) return t('Everything is saved.')
  if (isUnanswered && !isSaving) return t("The server didn't answer. Your text is kept.")
  return changedSentence(changes)
}
