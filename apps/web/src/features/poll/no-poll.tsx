import { SearchX } from 'lucide'
import { polls_path } from '../../platform/navigation/poll-path.ts'
import { t } from '../../platform/text/text.ts'
import { Button } from '../../ui/button.tsx'
import { ButtonLink } from '../../ui/link.tsx'
import { Screen } from '../../ui/screen.tsx'
import { EmptyState } from '../../ui/state/notice.tsx'

interface NoPollProps {
  /** Makes a new poll of what was typed for this one. */
  readonly onCreateAnew?: (() => void) | undefined
}

/** In place of a poll that is not there for the reader. */
export function NoPoll({ onCreateAnew }: NoPollProps) {
  return (
    <Screen title={t('Poll not found')}>
      <h1 className="sr-only">{t('Poll not found')}</h1>
      <EmptyState
        icon={SearchX}
        title={t('Poll not found')}
        text={
          onCreateAnew
            ? t('It was deleted. What you have typed for it is still here.')
            : t('It was deleted, or you are not asked in it.')
        }
        action={
          <div className="flex flex-wrap justify-center gap-2">
            {onCreateAnew && (
              <Button size="sm" variant="primary" onPress={onCreateAnew}>
                {t('Use for a new poll')}
              </Button>
            )}
            <ButtonLink size="sm" href={polls_path}>
              {t('All polls')}
            </ButtonLink>
          </div>
        }
      />
    </Screen>
  )
}
