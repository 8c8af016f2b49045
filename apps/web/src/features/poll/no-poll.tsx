import { SearchX } from 'lucide'
import { polls_path } from '../../platform/navigation/poll-path.ts'
import { t } from '../../platform/text/text.ts'
import { ButtonLink } from '../../ui/link.tsx'
import { Screen } from '../../ui/screen.tsx'
import { EmptyState } from '../../ui/state/notice.tsx'

/** In place of a poll that is not there for the reader. */
export function NoPoll() {
  return (
    <Screen title={t('Poll not found')}>
      <h1 className="sr-only">{t('Poll not found')}</h1>
      <EmptyState
        icon={SearchX}
        title={t('Poll not found')}
        text={t('It was deleted, or you are not asked in it.')}
        action={
          <ButtonLink size="sm" href={polls_path}>
            {t('All polls')}
          </ButtonLink>
        }
      />
    </Screen>
  )
}
