import { getTextModel, type TextModelSetting } from '@meridian/contract'
import { rich } from '../../platform/text/rich-text.tsx'
import { t } from '../../platform/text/text.ts'
import { Card, CardHeader } from '../../ui/card.tsx'
import { Switch } from '../../ui/form/switch.tsx'
import { QueryView } from '../../ui/state/query-view.tsx'
import { Skeleton } from '../../ui/state/skeleton.tsx'
import { Meter } from './meter.tsx'
import { shareOfMonth } from './share-of-month.ts'
import { useTextModel } from './use-text-model.ts'

/** Who writes summaries and drafts here, and whether mails may leave this server for it. */
export function TextModelCard() {
  const { setting, allow } = useTextModel()
  return (
    <Card labelledBy="text-model-title" className="overflow-hidden">
      <CardHeader id="text-model-title" title={t('Summaries and drafts')} />
      <div className="[&>[role=alert]]:m-4 [&>[role=status]]:m-4">
        <QueryView query={setting} failed={t(getTextModel.says.failed)} loading={<TextModelSkeleton />}>
          {(found) => (found.is_configured ? <Outside setting={found} onAllow={allow} /> : <WrittenHere />)}
        </QueryView>
      </div>
    </Card>
  )
}

/** No service is named: there is nothing to switch. */
function WrittenHere() {
  const text = t(
    'This server writes them itself, and no mail leaves it. To have a text model outside write them, set <c>AI_BASE_URL</c> and <c>AI_MODEL</c>.',
  )
  return (
    <p className="px-4 py-3 text-xs text-muted">
      {rich(text, { c: <span className="font-mono text-text-2" /> })}
    </p>
  )
}

interface OutsideProps {
  readonly setting: TextModelSetting
  readonly onAllow: (is_allowed: boolean) => void
}

function Outside({ setting, onAllow }: OutsideProps) {
  const { is_allowed, host, model, calls_this_month, calls_per_month, calls_per_day } = setting
  const used = t('{used} of {most} calls this month', { used: calls_this_month, most: calls_per_month })
  return (
    <div className="flex flex-col gap-3 px-4 py-3">
      <div>
        <Switch isSelected={is_allowed} onChange={onAllow}>
          {t('Mails may leave this server to be read')}
        </Switch>
        <p className="mt-1 ps-9.5 text-xs text-muted">
          {is_allowed
            ? t(
                'Requesting a summary or a draft sends the visible text of that mail to {host}. The button says so beforehand.',
                { host: host ?? '' },
              )
            : t(
                'This server writes everything itself, and no mail leaves it. What was written before stays.',
              )}
        </p>
      </div>
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1 text-xs">
        <dt className="text-muted">{t('Service')}</dt>
        <dd className="font-mono wrap-anywhere">{host}</dd>
        <dt className="text-muted">{t('Model')}</dt>
        <dd className="font-mono wrap-anywhere">{model}</dd>
      </dl>
      <div className="num text-xs text-muted">
        <p>
          {used} · {t('each person at most {count} a day', { count: calls_per_day })}
        </p>
        <Meter value={shareOfMonth(setting)} text={used} />
      </div>
    </div>
  )
}

/** In the size of the switch and its figures. */
function TextModelSkeleton() {
  return (
    <div className="flex flex-col gap-3 px-4 py-3.5">
      <Skeleton className="h-4 w-56 max-w-full" />
      <Skeleton className="h-8 w-full" />
      <Skeleton className="h-4 w-40" />
    </div>
  )
}
