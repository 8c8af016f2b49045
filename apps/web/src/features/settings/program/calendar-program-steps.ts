import { t } from '../../../platform/text/text.ts'

export interface ProgramSteps {
  readonly program: string
  readonly steps: readonly string[]
  /** What the camera of a phone reads; null for computers. */
  readonly code: { readonly text: string; readonly hint: string } | null
}

/** What to do in each program, by the names of its own menus. */
export function calendarProgramSteps({
  address,
  email,
}: {
  /** Of the server. */
  readonly address: string
  readonly email: string
}): ProgramSteps[] {
  const { host, protocol } = new URL(address)
  // DAVx⁵ opens such an address with the server and the user name filled in.
  const account = `${protocol === 'https:' ? 'caldavs' : 'caldav'}://${encodeURIComponent(email)}@${host}/dav/`
  return [
    {
      program: t('iPhone and iPad'),
      steps: [
        t('Open Settings, Apps, Calendar, Calendar Accounts, Add Account, Other.'),
        t('Choose Add CalDAV Account.'),
        t('Enter {host} as the server, {email} as the user name and the app password.', { host, email }),
      ],
      code: {
        text: `${host}\n${email}`,
        hint: t('The camera reads the server and the user name from this code, to copy them.'),
      },
    },
    {
      program: t('Mac'),
      steps: [
        t('In Calendar, choose Calendar, Add Account, Other CalDAV Account.'),
        t('Choose Manual as the account type.'),
        t('Enter {host} as the server, {email} as the user name and the app password.', { host, email }),
      ],
      code: null,
    },
    {
      program: t('Thunderbird'),
      steps: [
        t('In the calendar, choose New Calendar, then On the Network.'),
        t('Enter {email} as the user name and {host} as the location.', { host, email }),
        t('Enter the app password and subscribe to the calendar that is found.'),
      ],
      code: null,
    },
    {
      program: t('Android with DAVx⁵'),
      steps: [
        t('Add an account with URL and user name.'),
        t('Enter {address} as the base URL, {email} as the user name and the app password.', {
          address,
          email,
        }),
        t('Choose the calendar and synchronize.'),
      ],
      code: {
        text: account,
        hint: t(
          'The camera opens DAVx⁵ with this code, if it is installed, and fills in the server and the user name.',
        ),
      },
    },
  ]
}
