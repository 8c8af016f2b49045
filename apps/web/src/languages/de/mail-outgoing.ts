import type { Texts } from '../../platform/text/catalogue.ts'

/** Replies that were not sent. */
export const mailOutgoing: Texts = {
  'The reply could not be taken back. Please try again.':
    'Die Antwort konnte nicht zurückgeholt werden. Bitte erneut versuchen.',
  'The reply was not sent.': 'Die Antwort wurde nicht gesendet.',
  'The reply is sent again.': 'Die Antwort wird erneut gesendet.',
  'Nobody knows whether replies wait to be sent. {reason}':
    'Ob Antworten auf das Senden warten, ist nicht bekannt. {reason}',
  '{count} replies were not sent': {
    one: 'Eine Antwort wurde nicht gesendet',
    other: '{count} Antworten wurden nicht gesendet',
  },
  '{count} replies wait to be sent': {
    one: 'Eine Antwort wartet auf das Senden',
    other: '{count} Antworten warten auf das Senden',
  },
  'It could not be handed over.': 'Sie konnte nicht übergeben werden.',
  'It is not tried again by itself.': 'Es wird nicht von selbst erneut versucht.',
  'Next try now.': 'Nächster Versuch jetzt.',
  'Next try in {duration}.': 'Nächster Versuch in {duration}.',
  'to {name}': 'an {name}',
  'Reply {subject}': 'Antwort {subject}',
  'Send again': 'Erneut senden',
  'Give up': 'Verwerfen',
  'Give this reply up?': 'Diese Antwort verwerfen?',
  'The mail that it answers is no longer here, so its text goes for good.':
    'Die E-Mail, die sie beantwortet, ist nicht mehr hier. Ihr Text geht deshalb endgültig verloren.',
  'The reply was given up.': 'Die Antwort wurde verworfen.',
  'The reply was given up. Its text stays with the mail.':
    'Die Antwort wurde verworfen. Ihr Text bleibt bei der E-Mail.',
}
