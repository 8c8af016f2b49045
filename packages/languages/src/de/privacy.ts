import type { Texts } from '../translate.ts'

/** The privacy policy. */
export const privacy: Texts = {
  'This policy says what Meridian keeps about you, why, for how long, and what you may ask of whoever runs it. In it, “we” means the operator of this server: the organization or person who installed Meridian and gave you its address. The makers of the software receive nothing.':
    'Diese Erklärung sagt, was Meridian speichert, warum und wie lange, und was sich von den Betreibern verlangen lässt. „Wir“ meint darin die Betreiber dieses Servers: die Organisation oder Person, die Meridian installiert und seine Adresse weitergegeben hat. Wer die Software herstellt, erhält nichts.',
  Contents: 'Inhalt',
  'What we collect': 'Was wir erheben',
  'Only what the product needs to arrange meetings:': 'Nur was nötig ist, um Termine zu vereinbaren:',
  '<strong>Your account:</strong> name, email address, a hash of your password, time zone, working hours, and whatever else you write into your profile.':
    '<strong>Das Konto:</strong> Name, E-Mail-Adresse, ein Hash des Passworts, Zeitzone, Arbeitszeit und was sonst im Profil steht.',
  '<strong>Your meetings:</strong> what you enter or import, such as titles, times, places, links, notes and the people you invite.':
    '<strong>Die Termine:</strong> was eingegeben oder importiert wird, etwa Titel, Zeiten, Orte, Links, Notizen und eingeladene Personen.',
  '<strong>Connected services:</strong> if you connect a calendar, mail or video service, the events and mails it hands over, and the token that allows it. Connecting is your choice, and you can end it at any time.':
    '<strong>Verbundene Dienste:</strong> wer einen Kalender-, Mail- oder Videodienst verbindet, erlaubt damit die Übernahme von dessen Terminen und Nachrichten; gespeichert wird auch das Token dafür. Die Verbindung ist freiwillig und lässt sich jederzeit beenden.',
  '<strong>Technical records:</strong> times of sign-in, network address and errors, without the content of meetings or mails.':
    '<strong>Technische Aufzeichnungen:</strong> Zeiten der Anmeldung, Netzwerkadresse und Fehler, ohne den Inhalt von Terminen oder Nachrichten.',
  'There are no advertising cookies, no tracking scripts and no analytics of third parties.':
    'Es gibt keine Werbe-Cookies, keine Tracking-Skripte und keine Analysedienste von Dritten.',
  'How we use it': 'Wofür wir es verwenden',
  'To show you your calendar, to find times at which everyone is free, to send invitations in your name when you ask for it, to remind you, and to keep the service safe and working. On the legal side this is the performance of the service you signed up for and our legitimate interest in running it securely; connecting another service rests on your consent.':
    'Um den Kalender zu zeigen, Zeiten zu finden, zu denen alle frei sind, auf Wunsch Einladungen im eigenen Namen zu versenden, zu erinnern und den Dienst sicher am Laufen zu halten. Rechtsgrundlage ist die Erfüllung des Dienstes, für den das Konto angelegt wurde, und unser berechtigtes Interesse an seinem sicheren Betrieb; die Verbindung mit anderen Diensten beruht auf Einwilligung.',
  'People who look for a time with you learn when you are busy, never what you are doing. We do not sell your data, and no decision with legal effect is taken about you by a machine.':
    'Wer eine gemeinsame Zeit sucht, erfährt, wann jemand beschäftigt ist, nie womit. Wir verkaufen keine Daten, und keine Entscheidung mit rechtlicher Wirkung wird von einer Maschine getroffen.',
  'How long we keep it': 'Wie lange wir es behalten',
  'As long as you have an account. What you delete is gone from the product at once and from backups when these are overwritten. When your account is deleted, your profile, connections and meetings go with it; meetings that others still attend stay with them. Technical records are kept for a short time only, as long as they serve security.':
    'Solange das Konto besteht. Was gelöscht wird, verschwindet sofort aus dem Produkt und aus Sicherungen, sobald diese überschrieben werden. Mit dem Konto verschwinden Profil, Verbindungen und Termine; Termine, an denen andere noch teilnehmen, bleiben diesen erhalten. Technische Aufzeichnungen werden nur kurze Zeit aufbewahrt, solange sie der Sicherheit dienen.',
  'Transfer, including to India': 'Übermittlung, auch nach Indien',
  Transfer: 'Übermittlung',
  'Your data are stored and processed in this region: {region}. If that is outside your own country, your data are transferred there, and its data protection law may differ from yours. By using the service you agree to that transfer, and we take the steps that are reasonably necessary to treat your data securely and in line with this policy wherever they are.':
    'Die Daten werden in dieser Region gespeichert und verarbeitet: {region}. Liegt das außerhalb des eigenen Landes, werden sie dorthin übermittelt, und dort kann ein anderes Datenschutzrecht gelten. Wer den Dienst nutzt, stimmt dieser Übermittlung zu; wir unternehmen alles Zumutbare, um die Daten überall sicher und im Sinne dieser Erklärung zu behandeln.',
  'Your data are stored where the operator runs this server. If that is outside your own country, your data are transferred there; in particular they may be processed in India, where data protection law differs from that of your country. By using the service you agree to that transfer, and we take the steps that are reasonably necessary to treat your data securely and in line with this policy wherever they are.':
    'Die Daten liegen dort, wo dieser Server betrieben wird. Liegt das außerhalb des eigenen Landes, werden sie dorthin übermittelt; insbesondere können sie in Indien verarbeitet werden, wo ein anderes Datenschutzrecht gilt. Wer den Dienst nutzt, stimmt dieser Übermittlung zu; wir unternehmen alles Zumutbare, um die Daten überall sicher und im Sinne dieser Erklärung zu behandeln.',
  Disclosure: 'Weitergabe',
  'We pass data on only': 'Daten geben wir nur weiter',
  'to the people you invite or work with, as far as the meeting concerns them;':
    'an eingeladene oder mitarbeitende Personen, soweit der Termin sie betrifft;',
  'to the services you connected, as far as you asked for it;':
    'an verbundene Dienste, soweit das gewünscht ist;',
  'to those who run servers for us, bound by contract;':
    'an diejenigen, die für uns Server betreiben und vertraglich gebunden sind;',
  'if a law or court obliges us, or to protect the rights and safety of people;':
    'wenn ein Gesetz oder Gericht uns verpflichtet, oder um Rechte und Sicherheit von Menschen zu schützen;',
  'to a successor of the operator, who is then bound by this policy.':
    'an eine Nachfolge der Betreiber, die dann an diese Erklärung gebunden ist.',
  Security: 'Sicherheit',
  'Passwords are stored as hashes that are slow to guess, sign-in tokens only as fingerprints, and the keys of connected services encrypted. No way of keeping data is perfectly safe; if something happens that puts you at risk, we tell you and the authorities as the law requires.':
    'Passwörter werden als schwer zu erratende Hashes gespeichert, Anmelde-Token nur als Fingerabdruck und die Schlüssel verbundener Dienste verschlüsselt. Keine Art der Aufbewahrung ist vollkommen sicher; geschieht etwas, das Sie gefährdet, informieren wir Sie und die Behörden, wie das Gesetz es verlangt.',
  'Your rights under the GDPR': 'Rechte nach der DSGVO',
  'If you live in the European Economic Area or the United Kingdom, you may':
    'Wer im Europäischen Wirtschaftsraum oder im Vereinigten Königreich lebt, darf',
  'see the data we hold about you and get a copy of them in a common format;':
    'die gespeicherten Daten einsehen und eine Kopie in einem gängigen Format erhalten;',
  'have them corrected, or deleted;': 'sie berichtigen oder löschen lassen;',
  'restrict their use, or object to it;': 'ihre Verwendung einschränken oder ihr widersprechen;',
  'withdraw a consent at any time, for the future;':
    'eine Einwilligung jederzeit für die Zukunft widerrufen;',
  'complain to the data protection authority of your country.':
    'sich bei der Datenschutzbehörde des eigenen Landes beschweren.',
  CalOPPA: 'CalOPPA',
  'As the California Online Privacy Protection Act asks: you can visit this page without an account; its link is on the sign-in page and holds the word Privacy; changes of this policy are announced on this page before they take effect; and you can change your personal data in the settings or by writing to us.':
    'Wie der California Online Privacy Protection Act es verlangt: Diese Seite lässt sich ohne Konto besuchen; ein Link auf der Anmeldeseite führt hierher; Änderungen dieser Erklärung werden auf dieser Seite angekündigt, bevor sie gelten; und persönliche Daten lassen sich in den Einstellungen oder durch eine Nachricht an uns ändern.',
  CCPA: 'CCPA',
  'If you live in California, you may ask us which categories and which pieces of personal data we collect, why, from where, and with whom we share them; have them corrected or deleted; and get an answer within 45 days. We do not sell or share personal data in the sense of the act, and nobody is treated worse for using these rights.':
    'Wer in Kalifornien lebt, darf fragen, welche Arten und welche einzelnen persönlichen Daten wir erheben, warum, woher und mit wem wir sie teilen; sie berichtigen oder löschen lassen; und erhält binnen 45 Tagen eine Antwort. Wir verkaufen oder teilen persönliche Daten nicht im Sinne dieses Gesetzes, und niemand wird wegen der Nutzung dieser Rechte schlechter behandelt.',
  'Do Not Track': 'Do Not Track',
  'We follow nobody across websites and allow nobody else to do so here. The service therefore behaves the same whether your browser sends a Do Not Track signal or not.':
    'Wir verfolgen niemanden über Websites hinweg und erlauben das hier auch niemand anderem. Der Dienst verhält sich daher gleich, ob der Browser ein Do-Not-Track-Signal sendet oder nicht.',
  Contact: 'Kontakt',
  'For questions and to use your rights, write to the operator of this server, {operator}. If you do not know how to reach them, the administrator who set up your account can tell you.':
    'Fragen und Anliegen zu diesen Rechten nimmt der Betrieb dieses Servers entgegen, {operator}. Wer nicht weiß, wie er zu erreichen ist, fragt die Person, die das Konto eingerichtet hat.',
  'For questions and to use your rights, write to the operator of this server: the person or organization who gave you its address. If you do not know how to reach them, the administrator who set up your account can tell you.':
    'Fragen und Anliegen zu diesen Rechten nimmt der Betrieb dieses Servers entgegen: die Person oder Organisation, von der seine Adresse stammt. Wer nicht weiß, wie er zu erreichen ist, fragt die Person, die das Konto eingerichtet hat.',
  'For questions and to use your rights, write to the operator of this server, {operator}:':
    'Fragen und Anliegen zu diesen Rechten nimmt der Betrieb dieses Servers entgegen, {operator}:',
  'For questions and to use your rights, write to the operator of this server:':
    'Fragen und Anliegen zu diesen Rechten nimmt der Betrieb dieses Servers entgegen:',
}
