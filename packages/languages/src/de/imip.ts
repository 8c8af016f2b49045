import type { Texts } from '../translate.ts'

/** What has come of calendars in mails, and of answers by mail. */
export const imip: Texts = {
  'Answer recorded successfully.': 'Antwort übernommen.',
  'Failed to record the answer. Please try again.':
    'Die Antwort konnte nicht übernommen werden. Bitte erneut versuchen.',
  'Answer not found.': 'Die Antwort wurde nicht gefunden.',
  'This person is not invited to the meeting.': 'Diese Person ist zu dem Termin nicht eingeladen.',
  'This answer came from {sender}. Is this {guest}?': 'Diese Antwort kam von {sender}. Ist das {guest}?',
  'This answer came from {sender}, who is not invited. If you know the person, record it for a guest.':
    'Diese Antwort kam von {sender} ohne Einladung. Wenn Sie die Person kennen, übernehmen Sie sie für einen Gast.',
  'Yes, record it': 'Ja, übernehmen',
  'Record it for a guest': 'Für Gast übernehmen',
  'You may come to the meeting of {name}': 'Sie kommen vielleicht zum Termin von {name}',
  'Your note to the organizer: {note}': 'Ihre Nachricht an die einladende Person: {note}',
  'Your answer is on its way to your calendar.': 'Ihre Antwort ist auf dem Weg in Ihren Kalender.',
  'This invitation can no longer be answered here.':
    'Diese Einladung kann hier nicht mehr beantwortet werden.',
  'Failed to answer the invitation. Please try again.':
    'Die Einladung konnte nicht beantwortet werden. Bitte erneut versuchen.',
  'Invitation answered successfully.': 'Einladung beantwortet.',
  Maybe: 'Vielleicht',
  'Propose another time': 'Andere Zeit vorschlagen',
  'This was not sent by the person it speaks for, so it does not count.':
    'Das kam nicht von der Person, für die es spricht, und zählt deshalb nicht.',
  'This was not sent by the organizer, so it changes nothing.':
    'Das kam nicht von der einladenden Person und ändert deshalb nichts.',
  'It belongs to no meeting of yours.': 'Es gehört zu keinem Ihrer Termine.',
  'You are not among the people it asks.': 'Sie gehören nicht zu den Eingeladenen.',
  'The sender is not invited, so this does not count.':
    'Das kam von jemandem, der nicht eingeladen ist, und zählt deshalb nicht.',
  'This is for one date of a series only. A proposed time moves the whole series, so it is only shown.':
    'Das gilt nur für einen Tag einer Serie. Eine vorgeschlagene Zeit verschiebt die ganze Serie, deshalb wird es nur angezeigt.',
  'A newer mail about the same meeting was read before.':
    'Eine neuere E-Mail zum selben Termin wurde schon gelesen.',
  'The meeting was over when this mail was read.': 'Der Termin war vorbei, als diese E-Mail gelesen wurde.',
  'The proposed time had passed when this mail was read.':
    'Die vorgeschlagene Zeit war vorbei, als diese E-Mail gelesen wurde.',
  'The meeting had begun or was cancelled when this mail was read.':
    'Der Termin hatte begonnen oder war abgesagt, als diese E-Mail gelesen wurde.',
  'You organize this meeting yourself.': 'Sie laden selbst zu diesem Termin ein.',
  'The time or the repetition in this mail cannot be kept.':
    'Die Zeit oder die Wiederholung in dieser E-Mail lässt sich nicht übernehmen.',
  'Your calendar has 2000 series that go on, and holds no more.':
    'Ihr Kalender hat 2000 laufende Terminserien, mehr nimmt er nicht auf.',
  'The calendar in this mail takes too long to read, so nothing was done about it.':
    'Den Kalender in dieser E-Mail zu lesen dauert zu lange, deshalb wurde nichts daraus übernommen.',
  'You have this meeting in a calendar of your own already.':
    'Dieser Termin steht schon in einem Ihrer Kalender.',
  'You do not know the sender, and this series repeats more than once a day. It is not in your calendar until you accept it.':
    'Sie kennen den Absender nicht, und diese Serie wiederholt sich mehrmals am Tag. Sie steht erst in Ihrem Kalender, wenn Sie zusagen.',
  'You do not know the sender, and this series has more than 100 single dates. It is not in your calendar until you accept it.':
    'Sie kennen den Absender nicht, und diese Serie hat mehr als 100 einzelne Tage. Sie steht erst in Ihrem Kalender, wenn Sie zusagen.',
  'You do not know the sender, who has 20 unanswered invitations in your calendar already. This one is not in it until you accept it.':
    'Sie kennen den Absender nicht, und 20 unbeantwortete Einladungen von dort stehen schon in Ihrem Kalender. Diese steht erst darin, wenn Sie zusagen.',
  'You do not know the sender, and 100 unanswered invitations of unknown senders are in your calendar already. This one is not in it until you accept it.':
    'Sie kennen den Absender nicht, und 100 unbeantwortete Einladungen von unbekannten Absendern stehen schon in Ihrem Kalender. Diese steht erst darin, wenn Sie zusagen.',
  'Tentative: shown as free until you answer.': 'Unter Vorbehalt: gilt bis zur Antwort als frei.',
  'You have not had a meeting with the sender or written to them.':
    'Mit dem Absender hatten Sie noch keinen Termin, und Sie haben ihm noch nicht geschrieben.',
  '{name} manages this meeting and invited you by mail. You can still set your own priority, agenda, labels and tasks.':
    '{name} verwaltet diesen Termin und hat per E-Mail eingeladen. Priorität, Tagesordnung, Labels und Aufgaben bleiben eigene.',
  'The organizer manages this meeting and invited you by mail.':
    'Über diesen Termin entscheidet, wer Sie per E-Mail eingeladen hat.',
  'Tentative, not answered': 'Unter Vorbehalt, unbeantwortet',
  'tentative, not answered': 'unter Vorbehalt, unbeantwortet',
  'A later mail has changed this meeting. You answer it as it stands now.':
    'Eine spätere E-Mail hat diesen Termin geändert. Sie antworten auf den jetzigen Stand.',
  'This meeting is in your Google Calendar. Answer it there.':
    'Dieser Termin steht in Ihrem Google Kalender. Antworten Sie dort.',
  'This meeting is no longer here.': 'Diesen Termin gibt es hier nicht mehr.',
  'This meeting is organized by {name}, who asked you by mail. Propose another time instead.':
    'Zu diesem Termin hat {name} per E-Mail eingeladen. Schlagen Sie stattdessen eine andere Zeit vor.',
}
