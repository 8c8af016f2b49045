/** Why a mail changed nothing, in a sentence for its recipient. */
export const refusals = {
  not_from_attendee: 'This was not sent by the person it speaks for, so it does not count.',
  not_from_organizer: 'This was not sent by the organizer, so it changes nothing.',
  unknown_meeting: 'It belongs to no meeting of yours.',
  not_asked: 'You are not among the people it asks.',
  not_invited: 'The sender is not invited, so this does not count.',
  // Of mails that were read before a counter proposal could be for one date.
  one_date:
    'This is for one date of a series only. A proposed time moves the whole series, so it is only shown.',
  outdated: 'A newer mail about the same meeting was read before.',
  over: 'The meeting was over when this mail was read.',
  passed: 'The proposed time had passed when this mail was read.',
  not_to_come: 'The meeting had begun or was cancelled when this mail was read.',
  own: 'You organize this meeting yourself.',
  unusable: 'The time or the repetition in this mail cannot be kept.',
  too_many_series: 'Your calendar has 2000 series that go on, and holds no more.',
  unreadable: 'The calendar in this mail takes too long to read, so nothing was done about it.',
  held_elsewhere: 'You have this meeting in a calendar of your own already.',
  repeats_often:
    'You do not know the sender, and this series repeats more than once a day. It is not in your calendar until you accept it.',
  many_dates:
    'You do not know the sender, and this series has more than 100 single dates. It is not in your calendar until you accept it.',
  many_of_sender:
    'You do not know the sender, who has 20 unanswered invitations in your calendar already. This one is not in it until you accept it.',
  many_unknown:
    'You do not know the sender, and 100 unanswered invitations of unknown senders are in your calendar already. This one is not in it until you accept it.',
} as const

export type Refusal = keyof typeof refusals

/** Invitations of unknown senders that are shown with their mails only; the person can still respond. */
const mail_only = ['repeats_often', 'many_dates', 'many_of_sender', 'many_unknown'] as const

export function isMailOnly(stored: string | null): boolean {
  return mail_only.some((name) => name === stored)
}

/** The sentence for a stored reason. */
export function refusalSentence(stored: string | null): string | null {
  if (stored === null) return null
  return Object.entries(refusals).find(([name]) => name === stored)?.[1] ?? refusals.unusable
}
