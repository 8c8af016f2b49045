import { CalendarPlus, FlaskConical, MailPlus, Plug } from 'lucide'
import { Button as AriaButton } from 'react-aria-components/Button'
import { t } from '../../platform/text/text.ts'
import { Icon } from '../../ui/icon.tsx'
import { Kbd } from '../../ui/kbd.tsx'
import { Link } from '../../ui/link.tsx'
import { FileInput } from '../../ui/sided-icons.ts'
import { hero_buttons } from './hero-button-look.ts'
import { type GlobeLines, HeroPanel } from './hero-panel.tsx'
import type { Sample } from './use-sample.ts'

interface FirstStartProps {
  readonly globe: GlobeLines
  readonly onCreate: () => void
  readonly onImport: () => void
  readonly onImportMails: () => void
  readonly sample: Sample
}

/** In place of the next meeting for a person who has none at all yet. */
export function FirstStart({ globe, onCreate, onImport, onImportMails, sample }: FirstStartProps) {
  return (
    <HeroPanel globe={globe}>
      <div className="relative my-auto max-w-120">
        <p className="text-xs font-medium text-hero-muted">{t('No meetings yet')}</p>
        <h2
          id="hero-title"
          className="mt-3 text-[1.5rem] leading-7.5 font-semibold tracking-tight md:text-2xl md:leading-9"
        >
          {t('Start with the calendar you have')}
        </h2>
        <p className="mt-1.5 text-base text-hero-muted">
          {t(
            'Import an .ics file, and free times are found around what you have planned. Or create your first event.',
          )}
        </p>
        <div className="mt-4.5 flex flex-wrap gap-2.5">
          <AriaButton onPress={onCreate} className={`${hero_buttons.bright} max-md:flex-1`}>
            <Icon of={CalendarPlus} />
            {t('Create Event')}
            <Kbd className="ms-1">C</Kbd>
          </AriaButton>
          <AriaButton onPress={onImport} className={`${hero_buttons.quiet} max-md:flex-1`}>
            <Icon of={FileInput} />
            {t('Import .ics')}
          </AriaButton>
        </div>
        <div className="mt-2.5 flex flex-wrap gap-2.5">
          <Link href="/user/settings?option=8" look="bare" className={`${hero_buttons.quiet} max-md:flex-1`}>
            <Icon of={Plug} />
            {t('Connect an account')}
          </Link>
          <AriaButton onPress={onImportMails} className={`${hero_buttons.quiet} max-md:flex-1`}>
            <Icon of={MailPlus} />
            {t('Import mails')}
          </AriaButton>
          {sample.mayCreate && (
            <AriaButton onPress={sample.create} className={`${hero_buttons.quiet} max-md:flex-1`}>
              <Icon of={FlaskConical} />
              {sample.isCreating ? t('Creating…') : t('Try made-up data')}
            </AriaButton>
          )}
        </div>
      </div>
    </HeroPanel>
  )
}
