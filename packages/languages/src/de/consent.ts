import type { Texts } from '../translate.ts'

/** Assistants that ask for access, and those that have it. */
export const consent: Texts = {
  Assistants: 'Assistenten',
  'Which assistants may act for you, what they ask for and what they did.':
    'Welche Assistenten für Sie handeln dürfen, worum sie bitten und was sie getan haben.',
  '{count} assistants': { one: '{count} Assistent', other: '{count} Assistenten' },
  'No assistant has access': 'Kein Assistent hat Zugriff',
  'Allow an assistant': 'Assistenten erlauben',
  'Meridian reads what the program says of itself.': 'Meridian liest, was das Programm über sich angibt.',
  'Allow {name}?': '{name} erlauben?',
  'A program of {host} asks to act for you in Meridian.':
    'Ein Programm von {host} bittet darum, in Meridian für Sie zu handeln.',
  "This can't be allowed": 'Das lässt sich nicht erlauben',
  'The program asked in a way that Meridian does not accept. Nothing was allowed.':
    'Das Programm hat in einer Weise gefragt, die Meridian nicht annimmt. Es wurde nichts erlaubt.',
  'Back to {name}': 'Zurück zu {name}',
  'You are logged in as {email}.': 'Sie sind als {email} angemeldet.',
  'The answer goes to {host}.': 'Die Antwort geht an {host}.',
  'The answer goes to a program on this device. Continue only if you have just started it yourself.':
    'Die Antwort geht an ein Programm auf diesem Gerät. Nur fortfahren, wenn Sie es gerade selbst gestartet haben.',
  'It gets neither your mails nor your password, and cannot change your account. You can revoke the access in the settings at any time.':
    'Es erhält weder Ihre E-Mails noch Ihr Passwort und kann Ihr Konto nicht ändern. In den Einstellungen lässt sich der Zugriff jederzeit widerrufen.',
  'Choose at least one thing that the assistant may do.': 'Mindestens eines wählen, was der Assistent darf.',
  'Access lasts': 'Der Zugriff gilt',
  Allow: 'Erlauben',
  'Allowing...': 'Wird erlaubt …',
  'See your meetings and invitations, and whom they are with':
    'Ihre Termine und Einladungen sehen, und mit wem sie sind',
  'Suggest meetings, changes and answers, each of which you confirm':
    'Termine, Änderungen und Antworten vorschlagen, die Sie einzeln bestätigen',
  'See when you and those you meet are free': 'Sehen, wann Sie und Ihre Gesprächspartner Zeit haben',
  'Suggest times to hold, each of which you confirm':
    'Vorschlagen, Zeiten freizuhalten, was Sie einzeln bestätigen',
  'See your tasks': 'Ihre Aufgaben sehen',
  'Suggest tasks, each of which you confirm': 'Aufgaben vorschlagen, die Sie einzeln bestätigen',
  'Assistants with access': 'Assistenten mit Zugriff',
  'Meridian asks you what it may do before an assistant gets access.':
    'Bevor ein Assistent Zugriff bekommt, fragt Meridian, was er darf.',
  'Add this address to your assistant to connect it.':
    'Zum Verbinden diese Adresse im Assistenten eintragen.',
  'The assistant loses its access at once. It can ask for it again.':
    'Der Assistent verliert den Zugriff sofort. Er kann erneut darum bitten.',
  'Failed to read what the assistant asks for. Please try again.':
    'Worum der Assistent bittet, konnte nicht gelesen werden. Bitte erneut versuchen.',
  'Failed to allow the assistant. Please try again.':
    'Der Assistent konnte nicht erlaubt werden. Bitte erneut versuchen.',
  'Failed to get your assistants. Please try again.':
    'Die Assistenten konnten nicht abgerufen werden. Bitte erneut versuchen.',
  'Failed to revoke the access. Please try again.':
    'Der Zugriff konnte nicht widerrufen werden. Bitte erneut versuchen.',
  'Access revoked.': 'Zugriff widerrufen.',
  'This access is revoked already.': 'Dieser Zugriff ist bereits widerrufen.',
  '{actor} allowed the assistant “{program}”': '{actor} hat den Assistenten „{program}“ erlaubt',
  '{actor} revoked the access of the assistant “{program}”':
    '{actor} hat den Zugriff des Assistenten „{program}“ widerrufen',
  '{actor} confirmed what the assistant “{program}” asked for: {tool}':
    '{actor} hat bestätigt, worum der Assistent „{program}“ bat: {tool}',
  '{actor} undid what the assistant “{program}” did: {tool}':
    '{actor} hat rückgängig gemacht, was der Assistent „{program}“ tat: {tool}',
  'hold times': 'Zeiten freihalten',
  'propose a time': 'eine Zeit vorschlagen',
  'answer an invitation': 'eine Einladung beantworten',
  'move a meeting': 'einen Termin verschieben',
  'cancel a meeting': 'einen Termin absagen',
  'add a task': 'eine Aufgabe anlegen',
  'Reuse of a token': 'Doppelt verwendetes Token',
  'Wrong or late code': 'Falscher oder verspäteter Code',
  'The program must name itself by the https address of its description.':
    'Das Programm muss sich durch die https-Adresse seiner Beschreibung ausweisen.',
  'The address of the program must begin with https://.':
    'Die Adresse des Programms muss mit https:// beginnen.',
  'The address of the program must not contain a user.':
    'Die Adresse des Programms darf keinen Benutzer enthalten.',
  'The address of the program must not contain #.': 'Die Adresse des Programms darf kein # enthalten.',
  'The address of the program must have a path.': 'Die Adresse des Programms muss einen Pfad haben.',
  'The address of the program is not written as it must be.':
    'Die Adresse des Programms ist nicht so geschrieben, wie sie sein muss.',
  'The description of the program is not JSON.': 'Die Beschreibung des Programms ist kein JSON.',
  'The description of the program is that of another one.':
    'Die Beschreibung des Programms ist die eines anderen.',
  'The description of the program contains a secret.':
    'Die Beschreibung des Programms enthält ein Geheimnis.',
  'The program wants to prove itself in a way that this server does not support.':
    'Das Programm will sich auf eine Weise ausweisen, die dieser Server nicht unterstützt.',
  'The program does not use authorization codes.': 'Das Programm verwendet keine Autorisierungscodes.',
  'The description of the program has an address to return to that is neither https nor on the own device.':
    'Die Beschreibung des Programms hat eine Rücksprungadresse, die weder https ist noch auf dem eigenen Gerät liegt.',
  'The server of the program did not answer in time.':
    'Der Server des Programms hat nicht rechtzeitig geantwortet.',
  'The server of the program cannot be reached.': 'Der Server des Programms ist nicht erreichbar.',
  'This server must not call the address of the program.':
    'Dieser Server darf die Adresse des Programms nicht aufrufen.',
  'There is no server with the name of the program.': 'Es gibt keinen Server mit dem Namen des Programms.',
  'The certificate of the program’s server is not valid.':
    'Das Zertifikat des Servers des Programms ist nicht gültig.',
  'The description of the program is too large.': 'Die Beschreibung des Programms ist zu groß.',
  'The answer would go to an address that is not one of this program.':
    'Die Antwort ginge an eine Adresse, die nicht zu diesem Programm gehört.',
  'The response_type of the request must be code.': 'Der response_type der Anfrage muss code sein.',
  'The response_mode of the request must be query.': 'Der response_mode der Anfrage muss query sein.',
  'Request objects are not supported.': 'Request-Objekte werden nicht unterstützt.',
  'The request must have a code_challenge with the code_challenge_method S256.':
    'Die Anfrage muss eine code_challenge mit der code_challenge_method S256 haben.',
  'The resource of the request must be the address of this server.':
    'Die resource der Anfrage muss die Adresse dieses Servers sein.',
  'The request asks for nothing that an assistant may do here.':
    'Die Anfrage bittet um nichts, was ein Assistent hier darf.',
}
