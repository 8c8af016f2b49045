import type { ReactNode } from 'react'
import { rich } from '../../platform/text/rich-text.tsx'
import { mark, t } from '../../platform/text/text.ts'
import { Link } from '../../ui/link.tsx'
import { Logo } from '../../ui/logo.tsx'
import { Contact, type OfInstance, Transfer, transferTitle } from './privacy-operator.tsx'
import { useInstance } from './use-instance.ts'

/** Public and on its own: no sidebar, no sign-in. */
export function PrivacyScreen() {
  const instance = useInstance()
  return (
    <div className="min-h-dvh bg-surface px-5 pb-16">
      <title>{t('{title} · Meridian', { title: t('Privacy policy') })}</title>
      <header className="mx-auto flex h-16 max-w-180 items-center">
        <Link
          look="bare"
          href="/"
          className="flex items-center gap-2.25 rounded-md text-md font-semibold tracking-snug"
        >
          <Logo size={26} />
          Meridian
        </Link>
      </header>
      <main className="mx-auto max-w-180 pt-6 md:grid md:max-w-none md:grid-cols-[minmax(0,1fr)_minmax(0,45rem)_minmax(0,1fr)] md:gap-10">
        <Contents instance={instance} />
        <article className="text-base leading-6 text-text-2">
          <h1 className="text-2xl font-semibold tracking-tight text-text">{t('Privacy policy')}</h1>
          <p className="mt-3">
            {t(
              'This policy says what Meridian keeps about you, why, for how long, and what you may ask of whoever runs it. In it, “we” means the operator of this server: the organization or person who installed Meridian and gave you its address. The makers of the software receive nothing.',
            )}
          </p>
          {sections.map(({ id, title, Content }) => (
            <section key={id} aria-labelledby={id} className="mt-9">
              <h2 id={id} className="scroll-mt-6 text-lg font-semibold tracking-tight text-text">
                {titleOf(title, instance)}
              </h2>
              <div className="mt-2 flex flex-col gap-3 [&_dt]:font-medium [&_dt]:text-text [&_li]:ms-5 [&_li]:list-disc [&_li]:ps-1 [&_li]:marker:text-muted">
                <Content instance={instance} />
              </div>
            </section>
          ))}
        </article>
      </main>
    </div>
  )
}

function Contents({ instance }: OfInstance) {
  return (
    <nav aria-label={t('Contents')} className="justify-self-end max-md:hidden">
      <ul className="sticky top-8 flex w-50 flex-col gap-2 pt-2">
        {sections.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`} className="rounded-xs text-muted hover:text-text">
              {titleOf(title, instance)}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

type Title = string | ((of: OfInstance) => string)

function titleOf(title: Title, instance: OfInstance['instance']): string {
  return typeof title === 'string' ? t(title) : title({ instance })
}

const sections: readonly {
  readonly id: string
  readonly title: Title
  readonly Content: (of: OfInstance) => ReactNode
}[] = [
  {
    id: 'collection',
    title: mark('What we collect'),
    Content: () => (
      <>
        <p>{t('Only what the product needs to arrange meetings:')}</p>
        <ul className="flex flex-col gap-1.5">
          <li>
            {rich(
              t(
                '<strong>Your account:</strong> name, email address, a hash of your password, time zone, working hours, and whatever else you write into your profile.',
              ),
              { strong: <strong /> },
            )}
          </li>
          <li>
            {rich(
              t(
                '<strong>Your meetings:</strong> what you enter or import, such as titles, times, places, links, notes and the people you invite.',
              ),
              { strong: <strong /> },
            )}
          </li>
          <li>
            {rich(
              t(
                '<strong>Connected services:</strong> if you connect a calendar, mail or video service, the events and mails it hands over, and the token that allows it. Connecting is your choice, and you can end it at any time.',
              ),
              { strong: <strong /> },
            )}
          </li>
          <li>
            {rich(
              t(
                '<strong>Technical records:</strong> times of sign-in, network address and errors, without the content of meetings or mails.',
              ),
              { strong: <strong /> },
            )}
          </li>
        </ul>
        <p>{t('There are no advertising cookies, no tracking scripts and no analytics of third parties.')}</p>
      </>
    ),
  },
  {
    id: 'use',
    title: mark('How we use it'),
    Content: () => (
      <>
        <p>
          {t(
            'To show you your calendar, to find times at which everyone is free, to send invitations in your name when you ask for it, to remind you, and to keep the service safe and working. On the legal side this is the performance of the service you signed up for and our legitimate interest in running it securely; connecting another service rests on your consent.',
          )}
        </p>
        <p>
          {t(
            'People who look for a time with you learn when you are busy, never what you are doing. We do not sell your data, and no decision with legal effect is taken about you by a machine.',
          )}
        </p>
      </>
    ),
  },
  {
    id: 'retention',
    title: mark('How long we keep it'),
    Content: () => (
      <p>
        {t(
          'As long as you have an account. What you delete is gone from the product at once and from backups when these are overwritten. When your account is deleted, your profile, connections and meetings go with it; meetings that others still attend stay with them. Technical records are kept for a short time only, as long as they serve security.',
        )}
      </p>
    ),
  },
  {
    id: 'transfer',
    title: transferTitle,
    Content: Transfer,
  },
  {
    id: 'disclosure',
    title: mark('Disclosure'),
    Content: () => (
      <>
        <p>{t('We pass data on only')}</p>
        <ul className="flex flex-col gap-1.5">
          <li>{t('to the people you invite or work with, as far as the meeting concerns them;')}</li>
          <li>{t('to the services you connected, as far as you asked for it;')}</li>
          <li>{t('to those who run servers for us, bound by contract;')}</li>
          <li>{t('if a law or court obliges us, or to protect the rights and safety of people;')}</li>
          <li>{t('to a successor of the operator, who is then bound by this policy.')}</li>
        </ul>
      </>
    ),
  },
  {
    id: 'security',
    title: mark('Security'),
    Content: () => (
      <p>
        {t(
          'Passwords are stored as hashes that are slow to guess, sign-in tokens only as fingerprints, and the keys of connected services encrypted. No way of keeping data is perfectly safe; if something happens that puts you at risk, we tell you and the authorities as the law requires.',
        )}
      </p>
    ),
  },
  {
    id: 'gdpr',
    title: mark('Your rights under the GDPR'),
    Content: () => (
      <>
        <p>{t('If you live in the European Economic Area or the United Kingdom, you may')}</p>
        <ul className="flex flex-col gap-1.5">
          <li>{t('see the data we hold about you and get a copy of them in a common format;')}</li>
          <li>{t('have them corrected, or deleted;')}</li>
          <li>{t('restrict their use, or object to it;')}</li>
          <li>{t('withdraw a consent at any time, for the future;')}</li>
          <li>{t('complain to the data protection authority of your country.')}</li>
        </ul>
      </>
    ),
  },
  {
    id: 'caloppa',
    title: mark('CalOPPA'),
    Content: () => (
      <p>
        {t(
          'As the California Online Privacy Protection Act asks: you can visit this page without an account; its link is on the sign-in page and holds the word Privacy; changes of this policy are announced on this page before they take effect; and you can change your personal data in the settings or by writing to us.',
        )}
      </p>
    ),
  },
  {
    id: 'ccpa',
    title: mark('CCPA'),
    Content: () => (
      <p>
        {t(
          'If you live in California, you may ask us which categories and which pieces of personal data we collect, why, from where, and with whom we share them; have them corrected or deleted; and get an answer within 45 days. We do not sell or share personal data in the sense of the act, and nobody is treated worse for using these rights.',
        )}
      </p>
    ),
  },
  {
    id: 'do-not-track',
    title: mark('Do Not Track'),
    Content: () => (
      <p>
        {t(
          'We follow nobody across websites and allow nobody else to do so here. The service therefore behaves the same whether your browser sends a Do Not Track signal or not.',
        )}
      </p>
    ),
  },
  {
    id: 'contact',
    title: mark('Contact'),
    Content: Contact,
  },
]
