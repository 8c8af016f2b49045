import type { PollAnswer } from '@meridian/contract'
import {
  guestFormTexts,
  guestMeetingTexts,
  guestNoticeTexts,
  wrongGuestTexts,
  zoneTexts,
} from '../../../platform/texts/guest-texts.ts'
import { textsIn } from '../../../platform/texts/texts.ts'
import type { FieldProblem } from './poll-page-form.rules.ts'

export type PollPageTexts = ReturnType<typeof pollPageTexts>

/** Why a page cannot be shown, or an answer was not stored. */
export type PollNotice = 'unknown' | 'ended' | 'full' | 'trap' | 'limited' | 'failed' | 'no_file'

/** All texts of the pages on which people answer polls, in the reader's language. */
export function pollPageTexts(language: string) {
  const texts = textsIn(language)
  const { t, plural, locale } = texts
  const list = new Intl.ListFormat(locale, { type: 'conjunction' })
  const wrong: Readonly<Record<FieldProblem, string>> = {
    ...wrongGuestTexts(texts),
    answers: t('Choose an answer for at least one option.'),
    comment_long: t('The comment can have at most 1000 characters.'),
  }
  const notices: Readonly<Record<PollNotice, { readonly title: string; readonly text: string }>> = {
    unknown: {
      title: t('There is no poll at this address'),
      text: t('Please check the address, or ask the person who sent you the link.'),
    },
    ended: {
      title: t('The poll ended before your answer arrived'),
      text: t('Your answer was not stored.'),
    },
    full: {
      title: t('This poll has no room for another participant'),
      text: t('Your answer was not stored. Please write to the person who sent you the link.'),
    },
    trap: {
      title: t('The answer was not sent'),
      text: t('A field that must stay empty was filled in. It is empty now; please send the form again.'),
    },
    ...guestNoticeTexts(texts),
    no_file: {
      title: t('There is no meeting to add to a calendar'),
      text: t('Nothing was booked, or the meeting was cancelled.'),
    },
  }
  const answers: Readonly<Record<PollAnswer, string>> = {
    yes: t('Yes'),
    if_need_be: t('If need be'),
    no: t('No'),
  }
  return {
    ...zoneTexts(texts),
    ...guestFormTexts(texts),
    ...guestMeetingTexts(texts),
    wrong,
    notices,
    answers,
    list: (names: readonly string[]) => list.format(names),
    asksTimes: (name: string) => t('{name} asks which time suits you', { name }),
    asksDays: (name: string) => t('{name} asks which day suits you', { name }),
    answerBy: t('Answer by'),
    participants: t('Participants'),
    answered: (count: number, all: number) =>
      t('{answered} of {all} have answered', { answered: count, all }),
    hidden: (name: string) => t('Only {name} sees the answers.', { name }),
    top: { best: t('Best so far'), chosen: t('Chosen') },
    best: {
      all: t('Everybody who answered can attend.'),
      allBut: (names: string) => t('All but {names} can attend.', { names }),
      most: (names: string) => t('{names} cannot attend.', { names }),
    },
    options: t('Which of these suit you?'),
    results: t('The answers'),
    counts: {
      yes: (count: number) => t('{count} yes', { count }),
      if_need_be: (count: number) => t('{count} if need be', { count }),
      no: (count: number) => t('{count} no', { count }),
    },
    noAnswers: t('No answers yet'),
    yours: t('Your answer'),
    answeredBefore: t('Have you answered before? Then change your answer by your own link.'),
    emailHint: t('For your own link, with which you change your answer, and for the outcome.'),
    comment: t('Comment'),
    comments: t('Comments'),
    send: t('Send answer'),
    save: t('Save answer'),
    hello: (name: string) => t('You answer as {name}.', { name }),
    saved: t('Your answer is stored.'),
    savedUntil: (time: string) => t('You can change it here until {time}.', { time }),
    savedOpen: t('You can change it here as long as the poll is open.'),
    mailed: t('A mail with your own link is on its way to your address.'),
    unanswered: (count: number) =>
      plural(count, {
        one: '{count} option has no answer of yours yet.',
        other: '{count} options have no answer of yours yet.',
      }),
    ownLink: t('Your own link'),
    ownLinkNote: t('With it you change your answer later. Please keep it to yourself.'),
    booked: t('The time is booked.'),
    bookedDay: t('The day is booked.'),
    cancelled: t('The meeting was cancelled.'),
    closed: t('This poll has ended.'),
    closedNote: t('No answers can be given any more. So far nothing is booked.'),
    private_link: t("Don't share this link: anyone with it can change your answer."),
  }
}
