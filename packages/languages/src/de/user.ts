import type { Texts } from '../translate.ts'

/** Signing in and registering. */
export const user: Texts = {
  'Runs on your own server': 'Läuft auf dem eigenen Server',
  'Privacy policy': 'Datenschutz',
  'One line through every calendar you keep.': 'Eine Linie durch alle Kalender.',
  'Your account is ready. Log in to continue.': 'Das Konto ist bereit. Jetzt anmelden und loslegen.',
  'Your session has ended. Log in to continue.': 'Die Sitzung ist beendet. Zum Fortfahren neu anmelden.',
  'Welcome back': 'Willkommen zurück',
  'There is no account yet. <link>Sign Up</link> to create the first one.':
    'Es gibt noch kein Konto. <link>Registrieren</link> legt das erste an.',
  'Create the first account': 'Das erste Konto anlegen',
  'There is no account yet. Start the server once with ADMIN_EMAIL and ADMIN_PASSWORD to create the first account.':
    'Es gibt noch kein Konto. Ein Start des Servers mit ADMIN_EMAIL und ADMIN_PASSWORD legt das erste Konto an.',
  'Welcome to Meridian': 'Willkommen bei Meridian',
  'Log in to see your meetings and proposals.': 'Anmelden, um Termine und Einladungen zu sehen.',
  Email: 'E-Mail',
  'Enter your email address.': 'Bitte die E-Mail-Adresse eingeben.',
  Password: 'Passwort',
  'Enter your password.': 'Bitte das Passwort eingeben.',
  'Logging in...': 'Anmeldung läuft …',
  Login: 'Anmelden',
  'New here? <link>Sign Up</link>': 'Noch kein Konto? <link>Registrieren</link>',
  'Invalid credentials or user not found. Please try again.':
    'Falsche Zugangsdaten oder unbekanntes Konto. Bitte erneut versuchen.',
  'Account deleted successfully.': 'Das Konto wurde gelöscht.',
  'Create your account': 'Konto erstellen',
  'Find a time that really suits everyone.': 'Eine Zeit finden, die wirklich allen passt.',
  'First name': 'Vorname',
  'Last name': 'Nachname',
  'At least 8 characters. A short sentence is easy to remember.':
    'Mindestens 8 Zeichen. Ein kurzer Satz lässt sich leicht merken.',
  'Signing up...': 'Registrierung läuft …',
  Register: 'Registrieren',
  'Sign Up': 'Registrieren',
  'Have an account? <link>Login</link>': 'Schon ein Konto? <link>Anmelden</link>',
  'Enter your first name.': 'Bitte den Vornamen eingeben.',
  'Sign up with passkey': 'Mit Passkey beginnen',
  'No password: you log in with your fingerprint, your face or a screen lock.':
    'Ohne Passwort: Sie melden sich mit Fingerabdruck, Gesicht oder Bildschirmsperre an.',
  'Accounts have a password here. Choose one to register.':
    'Konten haben hier ein Passwort. Wählen Sie eines, um sich zu registrieren.',
  'This account has a passkey and no password. Log in with the passkey in this browser, then open the link again. If you did not make the account, ignore the mail.':
    'Dieses Konto hat einen Passkey und kein Passwort. Melden Sie sich in diesem Browser mit dem Passkey an und öffnen Sie den Link dann noch einmal. Wenn Sie das Konto nicht angelegt haben, ignorieren Sie die E-Mail.',
  'This password is easy to guess here. Please choose another.':
    'Dieses Passwort ist hier leicht zu erraten. Bitte ein anderes wählen.',
  'Choose a password.': 'Bitte ein Passwort wählen.',
  'Set your password': 'Passwort festlegen',
  'Choose one, then log in with it.': 'Ein Passwort wählen und sich dann damit anmelden.',
  'This link is incomplete. Open the whole link again.':
    'Dieser Link ist unvollständig. Bitte so öffnen, wie er übergeben wurde.',
  'New password': 'Neues Passwort',
  'Saving...': 'Wird gespeichert …',
  'Set password': 'Passwort speichern',
  'Your password is set. Log in with it.': 'Das Passwort ist gespeichert. Jetzt damit anmelden.',
  'Forgot password': 'Passwort vergessen',
  'Forgot password?': 'Passwort vergessen?',
  'Forgot your password?': 'Passwort vergessen?',
  'Enter your address to get a mail with a link that sets a new password.':
    'Adresse eingeben, dann kommt per E-Mail ein Link für ein neues Passwort.',
  'Ask <link>{address}</link> for a link that sets a new password.':
    'Einen Link für ein neues Passwort gibt es bei <link>{address}</link>.',
  'Ask {operator} for a link that sets a new password.':
    'Einen Link für ein neues Passwort gibt es bei {operator}.',
  'Ask the operator of this server for a link that sets a new password.':
    'Einen Link für ein neues Passwort gibt es beim Betreiber dieses Servers.',
  'Sending...': 'Wird gesendet …',
  'Send the link': 'Link senden',
  'Back to login': 'Zurück zur Anmeldung',
  'Check the mailbox of {address}, including the spam folder. The link works for {minutes} minutes.':
    'Bitte im Postfach von {address} nachsehen, auch im Spam. Der Link gilt {minutes} Minuten.',
  'Choose a new password': 'Neues Passwort wählen',
  'This ends all sessions. Then log in with the new password.':
    'Alle Sitzungen enden. Danach mit dem neuen Passwort anmelden.',
  'This link is incomplete. Open it again from the mail.':
    'Dieser Link ist unvollständig. Bitte so öffnen, wie er in der E-Mail steht.',
  'Ask for another link': 'Einen anderen Link anfordern',
  'You are signed in as {name} in this browser and will be signed out.':
    'In diesem Browser ist {name} angemeldet und wird abgemeldet.',
  'This instance is by invitation. Ask <link>{address}</link> for an invitation link.':
    'Diese Instanz ist nur auf Einladung zugänglich. Einen Einladungslink gibt es bei <link>{address}</link>.',
  'This instance is by invitation. Ask {operator} for an invitation link.':
    'Diese Instanz ist nur auf Einladung zugänglich. Einen Einladungslink gibt es bei {operator}.',
  'This instance is by invitation. Ask your administrator for an invitation link.':
    'Diese Instanz ist nur auf Einladung zugänglich. Einen Einladungslink gibt es bei der Administration.',
  'Only addresses at {domains} can register.': 'Nur Adressen bei {domains} können sich registrieren.',
  'Your private calendar address no longer works. You can make a new one under Settings.':
    'Die private Kalenderadresse gilt nicht mehr. Eine neue gibt es unter Einstellungen.',
  'Confirm your address': 'Adresse bestätigen',
  'Confirm it only if you made the account yourself.':
    'Bitte nur bestätigen, wenn das Konto selbst angelegt wurde.',
  '{address} is confirmed.': '{address} ist bestätigt.',
  'Go to Meridian': 'Weiter zu Meridian',
  'Confirming...': 'Wird bestätigt …',
  Code: 'Code',
  'Enter the code.': 'Bitte den Code eingeben.',
  'Enter one of the recovery codes you saved. It works once.':
    'Einen der gesicherten Wiederherstellungscodes eingeben. Er gilt einmal.',
  'Enter the 6 digits that your authenticator app shows.':
    'Die 6 Ziffern eingeben, die die Authenticator-App zeigt.',
  'Recovery code': 'Wiederherstellungscode',
  'Use the app': 'App verwenden',
  'Use a recovery code': 'Code aus der Liste',
  'Sign in with passkey': 'Mit Passkey anmelden',
  'Going to {name}...': 'Weiter zu {name} …',
  'Log in with {name}': 'Mit {name} anmelden',
  'Log in as the administrator': 'Als Administration anmelden',
  'You are not logged in': 'Nicht angemeldet',
  'Back to the settings': 'Zurück zu den Einstellungen',
  'Back to the login': 'Zurück zur Anmeldung',
  'The login was begun in another window. Please start again.':
    'Die Anmeldung wurde in einem anderen Fenster begonnen. Bitte neu beginnen.',
}
