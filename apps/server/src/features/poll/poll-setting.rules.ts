import { type FieldError, isLink, type PollPlace } from '@meridian/contract'

interface PollSettings {
  readonly poll_place: PollPlace
  readonly place_details: string | null
  readonly deadline: Date | null
}

/** What is wrong with settings that are possible each by itself. */
export function wrongInPoll(
  { poll_place, place_details, deadline }: PollSettings,
  savedDeadline: Date | null,
  now: Date,
): FieldError[] {
  const errors: FieldError[] = []
  const details = place_details?.trim() ?? ''
  if (poll_place === 'link' && !isLink(details))
    errors.push({ path: 'place_details', message: 'The link must begin with https:// or http://.' })
  if (poll_place === 'address' && details === '')
    errors.push({ path: 'place_details', message: 'Please enter the address of the meeting.' })
  const isNewDeadline = deadline?.getTime() !== savedDeadline?.getTime()
  if (deadline && isNewDeadline && deadline <= now)
    errors.push({ path: 'deadline', message: 'The deadline must be in the future.' })
  return errors
}
