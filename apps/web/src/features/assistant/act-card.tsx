import {
  type AssistantAct,
  confirmAssistantAct,
  discardAssistantAct,
  getAssistantAct,
  listAssistantActs,
  undoAssistantAct,
} from '@meridian/contract'
import { Check, X } from 'lucide'
import { useMutationFor } from '../../platform/api/use-mutation-for.ts'
import { t } from '../../platform/text/text.ts'
import { formatPast, formatTime } from '../../platform/time/format.ts'
import { useClock } from '../../platform/time/use-clock.ts'
import { useNow } from '../../platform/time/use-now.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Link } from '../../ui/link.tsx'
import { Undo2 } from '../../ui/sided-icons.ts'
import { ActFacts } from './act-facts.tsx'
import { actTitle, stateWords, undoRefusal } from './act-words.ts'

/** The queries whose answers a decision changes. */
const shown_acts = [listAssistantActs, getAssistantAct]

interface ActCardProps {
  readonly act: AssistantAct
  readonly as?: 'section' | 'li'
}

/** What an assistant asks for or did, and what the person decides. */
export function ActCard({ act, as = 'section' }: ActCardProps) {
  // On its own screen it comes right after the title; in the settings it is below the title of a view.
  const Heading = as === 'section' ? 'h2' : 'h3'
  const { zone } = useClock()
  const nowMs = useNow(1000)
  const isWaiting = act.act_state === 'waiting' && Date.parse(act.expires_at) > nowMs
  const shown: AssistantAct =
    act.act_state === 'waiting' && !isWaiting ? { ...act, act_state: 'expired' } : act
  const title = `act-${act.act_id}`
  return (
    <Card as={as} labelledBy={title} className="flex flex-col gap-3 p-4">
      <div className="flex flex-wrap items-start gap-x-3 gap-y-1">
        <div className="min-w-0 flex-1">
          <Heading id={title} className="text-base font-semibold wrap-anywhere">
            {actTitle(act)}
          </Heading>
          <p className="num mt-0.25 text-muted">
            {t('{name} asked {when}', {
              name: act.client_name,
              when: formatPast(act.created_at, nowMs, zone),
            })}
          </p>
        </div>
        <Badge tone={isWaiting ? 'accent' : 'neutral'}>{stateWords(shown)}</Badge>
      </div>
      <ActFacts act={act} />
      {isWaiting ? <Decisions act={act} /> : <Afterwards act={shown} />}
    </Card>
  )
}

function Decisions({ act }: { readonly act: AssistantAct }) {
  const confirming = useMutationFor(confirmAssistantAct, shown_acts)
  const discarding = useMutationFor(discardAssistantAct, shown_acts)
  const input = { params: { act_id: act.act_id } }
  const clock = useClock()
  const name = actTitle(act)
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
      <Button
        variant="primary"
        icon={Check}
        isBusy={confirming.isPending}
        isDisabled={discarding.isPending}
        ariaLabel={t('Confirm: {name}', { name })}
        onPress={() => confirming.mutate(input)}
      >
        {t('Confirm')}
      </Button>
      <Button
        icon={X}
        isBusy={discarding.isPending}
        isDisabled={confirming.isPending}
        ariaLabel={t('Discard: {name}', { name })}
        onPress={() => discarding.mutate(input)}
      >
        {t('Discard')}
      </Button>
      <p className="num text-muted">
        {t('Nothing is done before you confirm. It waits until {time}.', {
          time: formatTime(act.expires_at, clock),
        })}
      </p>
    </div>
  )
}

function Afterwards({ act }: { readonly act: AssistantAct }) {
  const undoing = useMutationFor(undoAssistantAct, shown_acts)
  const refusal = undoRefusal(act.undo_obstacle)
  const canUndo = act.act_state === 'confirmed' && act.undo_obstacle === null
  const hasMeeting = act.meeting_id !== null && act.act_state !== 'undone'
  if (!canUndo && !hasMeeting && refusal === undefined) return null
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
      {canUndo && (
        <Button
          size="sm"
          icon={Undo2}
          isBusy={undoing.isPending}
          ariaLabel={t('Undo: {name}', { name: actTitle(act) })}
          onPress={() => undoing.mutate({ params: { act_id: act.act_id } })}
        >
          {t('Undo')}
        </Button>
      )}
      {hasMeeting && (
        <Link
          href={`/user/meetings/${act.meeting_id}`}
          aria-label={t('Open the meeting “{title}”', { title: act.summary.title })}
        >
          {t('Open the meeting')}
        </Link>
      )}
      {refusal !== undefined && <p className="text-muted">{refusal}</p>}
    </div>
  )
}
