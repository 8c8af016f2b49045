import type { Booking } from '@meridian/contract'

/** What the guest answered to the questions of the page. */
export function Answers({ answers }: Pick<Booking, 'answers'>) {
  if (answers.length === 0) return null
  return (
    <dl className="flex flex-col gap-1">
      {answers.map(({ question_text, answer }, place) => (
        // oxlint-disable-next-line react/no-array-index-key -- Two questions may read the same, and their order is fixed.
        <div key={place} dir="auto">
          <dt className="text-xs text-muted">{question_text}</dt>
          <dd className="break-words">{answer}</dd>
        </div>
      ))}
    </dl>
  )
}
