import type { Meeting } from '@meridian/contract'
import { Plus } from 'lucide'
import { t } from '../../../platform/text/text.ts'
import { Button } from '../../../ui/button.tsx'
import { useCreateMeeting } from '../create/use-create-meeting.ts'
import { agendaLines } from './agenda-lines.ts'
import { DetailCard } from './detail-card.tsx'

export function AgendaCard({ meeting }: { readonly meeting: Meeting }) {
  const { open } = useCreateMeeting()
  const lines = agendaLines(meeting.agenda)
  const mayAdd = meeting.is_editable && meeting.meeting_status === 'active'
  return (
    <DetailCard title={t('Agenda')} isLine={lines.length === 0}>
      {lines.length === 0 ? (
        <div className="flex flex-wrap items-center gap-x-3">
          <p className="text-muted">{t('No Agenda')}</p>
          {mayAdd && (
            <Button
              variant="ghost"
              size="sm"
              icon={Plus}
              onPress={() => open({ meeting })}
              className="ms-auto"
            >
              {t('Add agenda')}
            </Button>
          )}
        </div>
      ) : (
        <ol className="flex flex-col gap-1">
          {lines.map(({ text, duration }, index) => (
            <li key={index} className="flex gap-2.5 text-text-2">
              <span aria-hidden className="num w-3 shrink-0 text-muted">
                {index + 1}
              </span>
              <span className="own-direction min-w-0 flex-1">{text}</span>
              {duration && <span className="num whitespace-nowrap text-muted">{duration}</span>}
            </li>
          ))}
        </ol>
      )}
    </DetailCard>
  )
}
