import { mark } from './text.ts'

/**
 * Sentences of the server that hold values. The names in braces stand for any words. Who reads English, as the server
 * speaks, does not need them, so they come with the texts of another language.
 */
export const server_sentences: readonly string[] = [
  mark('This instance signs people in with {provider} alone.'),
  mark('{provider} does not answer. Please try again in a moment.'),
  mark('{provider} did not sign you in. Please try again.'),
  mark('{provider} has not confirmed your email address, so no account can be made. Ask {operator}.'),
  mark('{address} has no account here. Ask {operator} for an invitation.'),
  mark('This {provider} account is linked to an account already.'),
  mark('This account is disabled. Ask {operator}.'),
  mark(
    'There is an account with the address {address}, and the address has not been confirmed here. Open the link that was mailed to it, or ask {operator}.',
  ),
  mark(
    'There is an account with the address {address}. Log in as before, and link {provider} in your settings under Account and security.',
  ),
  mark(
    'There is an account with the address {address}, and nothing signs in to it now. Set a password by “Forgot password?” on the login page, log in, and link {provider} in your settings under Account and security.',
  ),
  mark(
    'There is an account with the address {address}, and nothing signs in to it now. Ask {operator} for a link that sets a password.',
  ),
  mark('This is the only way into your account. Link another account at {provider} first.'),
  mark('What you want to say.'),
  mark('A time to meet: no free time was found.'),
  mark('An answer to “{question}”'),
  mark('What the mail says about the time: “{passage}”'),
  mark('Your answer to the approval.'),
  mark('Your answer to the invitation.'),
  mark('By when you get back to the sender.'),
  mark('Whether you get back to the sender by then.'),
  mark('Whether you take care of it.'),
  mark('Whether you keep it to yourself.'),
  mark('Whether you take this on: “{point}”'),
  mark('What belongs in “{line}”'),
  mark('{field} must be text.'),
  mark('{field} must be at most {max} characters long.'),
  mark('{field} must not be empty.'),
  mark('{field} must not contain < > " @, line breaks, control characters or invisible characters.'),
  mark('{field} must be a whole number from {min} to {max}.'),
  mark('{field} must be one of {values}.'),
  mark('{provider} asks to wait before more is read. It is tried again by itself.'),
  mark('{provider} does not allow this to be read.'),
  mark('{provider} no longer has this calendar.'),
  mark('Connect {provider} again to have it read.'),
  mark('{provider} does not answer as it should. It is tried again by itself.'),
  mark('{provider} does not take this meeting.'),
  mark('Waiting for a fresh reading of {provider}.'),
  mark('You have {count} rules already. Delete one first.'),
  mark('Only the first {count} busy times are written.'),
  mark('Events are missing at {provider}. Answer the question in Integrations first.'),
  mark('{provider} asks to wait before more is written. It is tried again by itself.'),
  mark('{provider} does not allow this meeting to be written.'),
  mark(
    '{provider} does not allow this meeting to be written. Your change is in Meridian alone, and your next one is tried again.',
  ),
  mark(
    '{provider} does not take this meeting. Your change is in Meridian alone, and your next one is tried again.',
  ),
  mark('{provider} did not let you delete it, so it is here again. Delete it there.'),
  mark('{provider} no longer has the calendar this meeting is written to.'),
  mark('Connect {provider} again to have this meeting written.'),
  mark('{provider} does not answer as it should just now. Please try again.'),
  mark('{provider} no longer accepts the saved sign-in. Connect again.'),
  mark('The saved sign-in at {provider} can no longer be read. Connect again.'),
  mark('{provider} no longer allows all that is needed: {what}. Connect again and leave all of it ticked.'),
  mark(
    'Nothing has changed, because this was not allowed at {provider}: {what}. Try again and leave all of it ticked.',
  ),
  mark(
    '{provider} was not connected, because the Zoom app of this instance lacks {what}. Its operator has to add them.',
  ),
  mark(
    '{provider} gave access for a short time only. Remove Meridian from the apps with access to your account ({page}), then connect again.',
  ),
  mark('{account} is connected at {provider}. Disconnect it before you connect another account.'),
  mark('The calendars of {domain} are at {host}. Enter that address if you know it.'),
  mark('The server leads on to {host}. Enter that address if you know it.'),
  mark('{provider} refuses this instance. Its operator has to check the settings.'),
  mark('{provider} has not been set up on this instance.'),
  mark('{provider} is not connected.'),
  mark('This meeting was made at {place}. Change it there.'),
  mark('This meeting is organized in {place} by {name}. Change it there.'),
  mark(
    'This meeting is in a calendar at {place} that you may only read. Whoever may write to it can change the meeting there.',
  ),
  mark('Changed at {provider} while you deleted it here. Delete it again if it is not needed.'),
  mark('Moved at {provider} while you cancelled it here, so it takes place. Cancel it again if it does not.'),
  mark('This meeting is organized by {name}, who asked you by mail. Propose another time instead.'),
]
