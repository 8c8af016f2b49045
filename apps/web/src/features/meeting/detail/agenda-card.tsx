import { t } from '../../../platform/text/text.ts'
import { agendaLines } from './agenda-lines.ts'
import { DetailCard } from './detail-card.tsx'

export function AgendaCard({ agenda }: { readonly agenda: string }) {
  const lines = agendaLines(agenda)
  return (
    <DetailCard title={t('Agenda')}>
      {lines.length === 0 ? (
        <p className="text-muted">{t('No Agenda')}</p>
      ) : (
        <ol className="flex flex-col gap-1">
          {lines.map(({ text, duration }, index) => (
            <li key={index} className="flex gap-2.5 text-text-2">
              <span aria-hidden className="num w-3 shrink-0 text-muted">
                {index + 1}
              </span>
              <span className="min-w-0 flex-1">{text}</span>
              {duration && <span className="num whitespace-nowrap text-muted">{duration}</span>}
            </li>
          ))}
        </ol>
      )}
    </DetailCard>
  )
}
