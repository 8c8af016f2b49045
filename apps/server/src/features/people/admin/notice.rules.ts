/** Operators' actions that the account's person is notified of. */
export type NoticeKind = 'account_exported' | 'account_deleted' | 'account_deleted_with_export' | 'link_made'

interface Words {
  readonly subjects: Readonly<Record<NoticeKind, string>>
  readonly sentences: Readonly<Record<NoticeKind, (operator: string) => string>>
  readonly small_print: string
}

const english: Words = {
  subjects: {
    account_exported: 'Your data in Meridian were exported',
    account_deleted: 'Your account for Meridian was deleted',
    account_deleted_with_export: 'Your account for Meridian was deleted',
    link_made: 'A link that sets your password was made',
  },
  sentences: {
    account_exported: (operator) =>
      `${operator} saved a copy of what your account holds. Your mails are not in it.`,
    account_deleted: (operator) => `${operator} deleted your account and kept no copy.`,
    account_deleted_with_export: (operator) =>
      `${operator} deleted your account and saved a copy of what it held, your mails included.`,
    link_made: (operator) => `${operator} made a link that sets a new password for your account.`,
  },
  small_print: 'If you did not expect this, ask the people who run this instance.',
}

const words: Readonly<Record<string, Words>> = {
  en: english,
  de: {
    subjects: {
      account_exported: 'Ihre Daten in Meridian wurden exportiert',
      account_deleted: 'Ihr Konto bei Meridian wurde gelöscht',
      account_deleted_with_export: 'Ihr Konto bei Meridian wurde gelöscht',
      link_made: 'Ein Link für Ihr Passwort wurde erstellt',
    },
    sentences: {
      account_exported: (operator) =>
        `${operator} hat eine Kopie der Daten Ihres Kontos gespeichert. Ihre E-Mails sind nicht darin.`,
      account_deleted: (operator) => `${operator} hat Ihr Konto gelöscht und keine Kopie behalten.`,
      account_deleted_with_export: (operator) =>
        `${operator} hat Ihr Konto gelöscht und eine Kopie seiner Daten gespeichert, auch Ihre E-Mails.`,
      link_made: (operator) =>
        `${operator} hat einen Link erstellt, mit dem ein neues Passwort für Ihr Konto gesetzt wird.`,
    },
    small_print: 'Wenn Sie das nicht erwartet haben, fragen Sie die Betreiber dieser Instanz.',
  },
}

/** The mail about the action, in the person's language or in English. */
export function noticeWords(kind: NoticeKind, operator: string, spoken: string) {
  const known = words[spoken]
  const { subjects, sentences, small_print } = known ?? english
  const language = known ? spoken : 'en'
  return { subject: subjects[kind], sentence: sentences[kind](operator), small_print, language }
}
