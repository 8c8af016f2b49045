import { getMeeting, type MeetingProposal, type PossibleSlots, type SlotPair } from '@meridian/contract'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { ChevronDown } from 'lucide'
import type { ReactNode } from 'react'
import { queryFor } from '../../platform/api/queries.ts'
import { rich } from '../../platform/text/rich-text.tsx'
import { mark, t } from '../../platform/text/text.ts'
import { useClock } from '../../platform/time/use-clock.ts'
import { useNow } from '../../platform/time/use-now.ts'
import { Button } from '../../ui/button.tsx'
import { cx } from '../../ui/cx.ts'
import { Icon } from '../../ui/icon.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { named } from '../../ui/named.ts'
import { Menu } from '../../ui/overlay/menu.tsx'
import { CornerDownRight } from '../../ui/sided-icons.ts'
import { proposeOptions } from './answering.ts'
import { reasonText, slotText } from './proposal-words.ts'

/** The other time that stands beside a proposal: one that is free, one the reader asked for, or the one it replaces. */
export function OtherTime({ proposal }: { readonly proposal: MeetingProposal }) {
  if (proposal.proposal_type === 'counter_proposal') return <ReplacedTime proposal={proposal} />
  if (proposal.own_counter_proposal) return <WaitingTime proposal={proposal} />
  return proposal.availability.is_available ? null : <FreeTime proposal={proposal} />
}

function FreeTime({ proposal }: { readonly proposal: MeetingProposal }) {
  const { possible_slots } = proposal.availability
  const reason = reasonText(proposal)
  if (!possible_slots) return <Well>{`${reason ?? ''} ${t('No free slots')}`}</Well>
  return <FreeSlot proposal={proposal} slots={possible_slots} reason={reason} />
}

interface FreeSlotProps {
  readonly proposal: MeetingProposal
  readonly slots: PossibleSlots
  readonly reason: string | null
}

function FreeSlot({ proposal, slots, reason }: FreeSlotProps) {
  const sayWhen = useSlotText()
  const { mutate, isPending } = useMutation(proposeOptions(useQueryClient()))
  const propose = (slot: SlotPair) => mutate({ proposal, slot })
  const first: SlotPair = [slots.start_timestamp, slots.end_timestamp]
  const title = proposal.meeting.meeting_title || t('No title provided')

  return (
    <Well
      isOffer
      action={
        <span className="flex items-center gap-1 max-md:w-full max-xs:flex-wrap">
          <Button
            size="sm"
            variant="soft"
            isBusy={isPending}
            ariaLabel={named(t('Propose this time'), title)}
            onPress={() => propose(first)}
            className="max-md:h-11 max-md:flex-1"
          >
            {t('Propose this time')}
          </Button>
          {slots.alternatives.length > 0 && (
            <Menu
              label={t('Other free times')}
              groups={[
                slots.alternatives.map((slot) => ({
                  id: slot[0],
                  label: sayWhen(...slot),
                  onAction: () => propose(slot),
                })),
              ]}
              trigger={
                <IconButton
                  label={named(t('Other free times'), title)}
                  icon={ChevronDown}
                  size="sm"
                  isDisabled={isPending}
                  className="text-accent-text"
                />
              }
            />
          )}
        </span>
      }
    >
      {reason} {rich(t('Free slot: <when>{time}</when>', { time: sayWhen(...first) }), { when: <When /> })}
    </Well>
  )
}

function WaitingTime({ proposal }: { readonly proposal: MeetingProposal }) {
  const sayWhen = useSlotText()
  const own = proposal.own_counter_proposal
  if (!own) return null
  return (
    <Well isOffer>
      {rich(
        t('You proposed <when>{time},</when> waiting for {name}.', {
          time: sayWhen(own.start_timestamp, own.end_timestamp),
          name: proposal.proposed_by.full_name,
        }),
        { when: <When /> },
      )}
    </Well>
  )
}

function ReplacedTime({ proposal }: { readonly proposal: MeetingProposal }) {
  const sayWhen = useSlotText()
  const { meeting, proposed_by, original_start_timestamp } = proposal
  const query = original_start_timestamp === null ? {} : { original_start_timestamp }
  const present = useQuery(queryFor(getMeeting, { params: { meeting_id: meeting.meeting_id }, query })).data
  const { start_timestamp, end_timestamp } = meeting.meeting_timestamps
  const offer = { name: proposed_by.full_name, time: sayWhen(start_timestamp, end_timestamp) }
  const reason = reasonText(proposal)
  return (
    <Well isOffer>
      {rich(
        present
          ? t(replaced_texts[original_start_timestamp === null ? 'all' : 'this'], {
              ...offer,
              present: sayWhen(
                present.meeting_timestamps.start_timestamp,
                present.meeting_timestamps.end_timestamp,
              ),
            })
          : t('{name} proposes <when>{time}</when>.', offer),
        { when: <When />, now: <span className="num" /> },
      )}
      {reason && ` ${reason}`}
    </Well>
  )
}

const replaced_texts = {
  all: mark('{name} proposes <when>{time}</when> instead of <now>{present}</now>.'),
  this: mark('{name} proposes <when>{time}</when> for <now>{present}</now>, this date only.'),
} as const

interface WellProps {
  /** Green: a time that would do. */
  readonly isOffer?: boolean
  readonly action?: ReactNode
  readonly children: ReactNode
}

function Well({ isOffer = false, action, children }: WellProps) {
  return (
    <div
      className={cx(
        'mt-2.5 flex flex-wrap items-center gap-2 rounded-md py-2 ps-2.5 pe-2 text-text-2 md:flex-nowrap',
        isOffer ? 'bg-accent-soft' : 'bg-sunken',
      )}
    >
      <Icon of={CornerDownRight} size={14} className={isOffer ? 'text-accent-text' : 'text-muted'} />
      <p className="min-w-0 flex-1 wrap-anywhere max-xs:basis-full">{children}</p>
      {action}
    </div>
  )
}

function When({ children }: { readonly children?: ReactNode }) {
  return <b className="num inline-block font-semibold xs:whitespace-nowrap text-accent-text">{children}</b>
}

function useSlotText() {
  const clock = useClock()
  const now = useNow(60_000)
  return (start: string, end: string) => slotText(start, end, clock, now)
}
