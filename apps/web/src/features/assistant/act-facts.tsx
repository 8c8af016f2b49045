import type { AssistantAct } from '@meridian/contract'
import type { ReactNode } from 'react'
import { formatList } from '../../platform/text/intl.ts'
import { t } from '../../platform/text/text.ts'
import { formatPlainDay } from '../../platform/time/format.ts'
import { useClock } from '../../platform/time/use-clock.ts'
import { zoneName } from '../../platform/time/zones.ts'
import { answerWords, holdWords, scopeWords, timeText } from './act-words.ts'

/** What would happen, before and after, on the reader's clock. */
export function ActFacts({ act }: { readonly act: AssistantAct }) {
  const clock = useClock()
  const { summary, tool } = act
  const { before, after, answer, people, due_date, hold_days, description } = summary
  const scope = scopeWords(summary)
  const timed = [...after, ...before].find(({ is_all_day }) => !is_all_day)
  const hasBoth = before.length > 0 && after.length > 0
  return (
    <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1.5 max-xs:grid-cols-1 max-xs:gap-y-0.5">
      {before.length > 0 && (
        <Fact name={hasBoth ? t('Before') : t('When')}>
          {before.map((time) => (
            <TimeLine key={time.start_timestamp} text={timeText(time, clock)} isOld={hasBoth} />
          ))}
        </Fact>
      )}
      {after.length > 0 && (
        <Fact name={hasBoth ? t('After') : t('When')}>
          {after.map((time) => (
            <TimeLine key={time.start_timestamp} text={timeText(time, clock)} />
          ))}
        </Fact>
      )}
      {timed && <Fact name={t('Time zone')}>{zoneName(clock.zone, Date.parse(timed.start_timestamp))}</Fact>}
      {answer && (
        <Fact name={t('Answer')}>
          {t('{before}, then {after}', {
            before: answerWords(answer.before),
            after: answerWords(answer.after),
          })}
        </Fact>
      )}
      {answer && answer.note !== '' && <Fact name={t('Note')}>{answer.note}</Fact>}
      {scope !== undefined && <Fact name={t('Series')}>{scope}</Fact>}
      {people.length > 0 && <Fact name={t('People')}>{formatList(people)}</Fact>}
      {due_date !== null && <Fact name={t('Due date')}>{formatPlainDay(due_date)}</Fact>}
      {hold_days !== null && <Fact name={t('Held for')}>{holdWords(hold_days)}</Fact>}
      {description !== '' && (
        <Fact name={tool === 'add_task' ? t('Meeting') : t('Description')}>{description}</Fact>
      )}
    </dl>
  )
}

function Fact({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <>
      <dt className="text-muted">{name}</dt>
      <dd className="min-w-0 wrap-anywhere whitespace-pre-line max-xs:mb-1">{children}</dd>
    </>
  )
}

function TimeLine({ text, isOld = false }: { readonly text: string; readonly isOld?: boolean }) {
  return <span className={isOld ? 'num block text-muted' : 'num block font-medium'}>{text}</span>
}
