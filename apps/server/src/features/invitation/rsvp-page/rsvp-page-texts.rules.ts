export type PageLanguage = 'en' | 'de'

/** All texts of the page. Names and times are inserted as they are. */
export interface PageWords {
  readonly untitled: string
  readonly invites: (name: string) => string
  readonly when: string
  readonly where: string
  readonly link: string
  readonly about: string
  readonly repeats: Readonly<Record<'daily' | 'weekly' | 'monthly' | 'custom', string>>
  readonly in_their_zone: string
  readonly question: string
  readonly question_again: string
  readonly yes: string
  readonly no: string
  readonly said: Readonly<Record<'approved' | 'rejected' | 'tentative', string>>
  readonly sees_it: (name: string) => string
  readonly proposed: (time: string) => string
  readonly proposal_open: (name: string) => string
  readonly proposal_declined: (name: string) => string
  readonly choose: string
  readonly choose_small: (name: string) => string
  readonly none_of_them: string
  readonly propose: string
  readonly propose_small: (name: string) => string
  readonly date: string
  readonly time: string
  readonly zone: string
  readonly send_proposal: string
  readonly show_in: string
  readonly show: string
  readonly calendar: string
  readonly private_link: string
  readonly wrong: Readonly<Record<PageError, string>>
  readonly pages: Readonly<Record<PageNotice, { readonly title: string; readonly text: string }>>
}

/** What can be wrong with an entered time. */
export type PageError = 'date' | 'time' | 'zone' | 'past' | 'same' | 'impossible'

/** Why no response is possible, or not this one. */
export type PageNotice =
  | 'unknown'
  | 'gone'
  | 'expired'
  | 'cancelled'
  | 'over'
  | 'moved'
  | 'taken'
  | 'unclear'
  | 'limited'
  | 'failed'

const english: PageWords = {
  untitled: 'Meeting without a title',
  invites: (name) => `${name} invites you`,
  when: 'When',
  where: 'Where',
  link: 'Join at',
  about: 'About',
  repeats: { daily: 'Every day', weekly: 'Every week', monthly: 'Every month', custom: 'On several dates' },
  in_their_zone: 'where the meeting is planned',
  question: 'Will you come?',
  question_again: 'Change your answer',
  yes: 'Yes, I will come',
  no: 'No, I cannot come',
  said: {
    approved: 'You have said that you will come.',
    rejected: 'You have said that you cannot come.',
    tentative: 'You have said that you may come.',
  },
  sees_it: (name) => `${name} can see it already. You can change it until the meeting begins.`,
  proposed: (time) => `You have proposed another time: ${time}`,
  proposal_open: (name) => `${name} has been asked and has not answered yet.`,
  proposal_declined: (name) => `${name} has declined the time that you proposed.`,
  choose: 'Which time suits you?',
  choose_small: (name) => `${name} keeps these times free for you. Choose one, and the others are let go.`,
  none_of_them: 'None of these suits me',
  propose: 'Propose another time',
  propose_small: (name) => `The meeting lasts as long as planned. ${name} decides whether it moves.`,
  date: 'Date',
  time: 'Start',
  zone: 'Time zone',
  send_proposal: 'Propose this time',
  show_in: 'Show the time in',
  show: 'Show',
  calendar: 'Add to my calendar',
  private_link: 'This page is for you alone: whoever has its address can answer in your name.',
  wrong: {
    date: 'Enter a date, for example 2026-11-24.',
    time: 'Enter a time, for example 14:30.',
    zone: 'Choose a time zone from the list, for example Europe/Berlin.',
    past: 'This time has passed. Choose one in the future.',
    same: 'The meeting takes place at this time already. Choose another one, or answer Yes.',
    impossible: 'A meeting cannot take place at this time. Choose another one.',
  },
  pages: {
    unknown: {
      title: 'This address leads nowhere',
      text: 'It may have been copied only in part. Please open the link in the mail again.',
    },
    gone: {
      title: 'This invitation is no longer here',
      text: 'The meeting was deleted, or you are no longer invited. Please ask whoever invited you.',
    },
    expired: { title: 'This meeting is long over', text: 'There is nothing to answer any more.' },
    cancelled: { title: 'This meeting was cancelled', text: 'There is nothing to answer any more.' },
    over: { title: 'This meeting has already begun', text: 'There is nothing to answer any more.' },
    moved: {
      title: 'This meeting was moved meanwhile',
      text: 'Your answer was not noted. Please look at the new time and answer again.',
    },
    taken: {
      title: 'This time is no longer free',
      text: 'Your answer was not noted. Please choose among what is there now.',
    },
    unclear: { title: 'Your answer was not understood', text: 'Please choose one of the buttons.' },
    limited: { title: 'Too many tries', text: 'Please wait a few minutes and open the page again.' },
    failed: { title: 'This did not work', text: 'Please open the page again in a moment.' },
  },
}

const german: PageWords = {
  untitled: 'Termin ohne Titel',
  invites: (name) => `${name} lädt Sie ein`,
  when: 'Wann',
  where: 'Wo',
  link: 'Teilnahme',
  about: 'Worum es geht',
  repeats: { daily: 'Jeden Tag', weekly: 'Jede Woche', monthly: 'Jeden Monat', custom: 'An mehreren Tagen' },
  in_their_zone: 'dort, wo der Termin geplant ist',
  question: 'Kommen Sie?',
  question_again: 'Antwort ändern',
  yes: 'Ja, ich komme',
  no: 'Nein, ich kann nicht',
  said: {
    approved: 'Sie haben zugesagt.',
    rejected: 'Sie haben abgesagt.',
    tentative: 'Sie haben unter Vorbehalt zugesagt.',
  },
  sees_it: (name) => `${name} sieht das schon. Sie können es bis zum Beginn ändern.`,
  proposed: (time) => `Sie haben eine andere Zeit vorgeschlagen: ${time}`,
  proposal_open: (name) => `${name} ist gefragt und hat noch nicht geantwortet.`,
  proposal_declined: (name) => `${name} hat die Zeit abgelehnt, die Sie vorgeschlagen haben.`,
  choose: 'Welche Zeit passt Ihnen?',
  choose_small: (name) =>
    `${name} hält diese Zeiten für Sie frei. Wählen Sie eine, dann werden die anderen wieder frei.`,
  none_of_them: 'Keine davon passt mir',
  propose: 'Andere Zeit vorschlagen',
  propose_small: (name) => `Der Termin dauert so lange wie geplant. ${name} entscheidet, ob er verlegt wird.`,
  date: 'Datum',
  time: 'Beginn',
  zone: 'Zeitzone',
  send_proposal: 'Diese Zeit vorschlagen',
  show_in: 'Zeit anzeigen in',
  show: 'Anzeigen',
  calendar: 'In meinen Kalender übernehmen',
  private_link: 'Diese Seite ist nur für Sie: Wer ihre Adresse hat, kann in Ihrem Namen antworten.',
  wrong: {
    date: 'Geben Sie ein Datum ein, zum Beispiel 2026-11-24.',
    time: 'Geben Sie eine Uhrzeit ein, zum Beispiel 14:30.',
    zone: 'Wählen Sie eine Zeitzone aus der Liste, zum Beispiel Europe/Berlin.',
    past: 'Diese Zeit ist vorbei. Wählen Sie eine, die noch kommt.',
    same: 'Zu dieser Zeit findet der Termin schon statt. Wählen Sie eine andere, oder sagen Sie zu.',
    impossible: 'Zu dieser Zeit kann kein Termin stattfinden. Wählen Sie eine andere.',
  },
  pages: {
    unknown: {
      title: 'Diese Adresse führt nirgendwohin',
      text: 'Vielleicht wurde sie nur zum Teil kopiert. Bitte öffnen Sie den Link in der Mail noch einmal.',
    },
    gone: {
      title: 'Diese Einladung gibt es nicht mehr',
      text: 'Der Termin wurde gelöscht, oder Sie sind nicht mehr eingeladen. Bitte fragen Sie, wer Sie eingeladen hat.',
    },
    expired: { title: 'Dieser Termin ist lange vorbei', text: 'Es gibt nichts mehr zu beantworten.' },
    cancelled: { title: 'Dieser Termin wurde abgesagt', text: 'Es gibt nichts mehr zu beantworten.' },
    over: { title: 'Dieser Termin hat schon begonnen', text: 'Es gibt nichts mehr zu beantworten.' },
    moved: {
      title: 'Dieser Termin wurde inzwischen verlegt',
      text: 'Ihre Antwort wurde nicht notiert. Bitte sehen Sie sich die neue Zeit an und antworten Sie noch einmal.',
    },
    taken: {
      title: 'Diese Zeit ist nicht mehr frei',
      text: 'Ihre Antwort wurde nicht notiert. Bitte wählen Sie unter dem, was jetzt da ist.',
    },
    unclear: {
      title: 'Ihre Antwort war nicht zu verstehen',
      text: 'Bitte wählen Sie eine der Schaltflächen.',
    },
    limited: {
      title: 'Zu viele Versuche',
      text: 'Bitte warten Sie einige Minuten und öffnen Sie die Seite dann noch einmal.',
    },
    failed: {
      title: 'Das hat nicht geklappt',
      text: 'Bitte öffnen Sie die Seite in einem Augenblick noch einmal.',
    },
  },
}

export const page_words: Readonly<Record<PageLanguage, PageWords>> = { en: english, de: german }
