import { type ReactNode, Suspense } from 'react'
import { pick } from '../../../ui/form/select.tsx'
import type { Option } from '../../../ui/picker/option-list.tsx'
import { usePressAhead } from '../../../ui/picker/use-press-ahead.ts'
import { lazyPart } from '../../../ui/state/lazy-part.tsx'

export interface InlineSelectProps<Id extends string> {
  /** Read out, not seen. */
  readonly label: string
  readonly options: readonly (Option & { readonly id: Id })[]
  readonly value: Id
  readonly onChange: (id: Id) => void
  /** The value as it stands in its line, in words at least for readers by ear. */
  readonly children: ReactNode
  readonly className?: string
}

const InlineSelectField = lazyPart(
  async () => ({ default: (await import('./inline-select-field.tsx')).InlineSelectField }),
  { kind: 'unasked' },
)

/** A value in a line of text that opens its choices when it is pressed. */
export function InlineSelect<Id extends string>({ onChange, ...rest }: InlineSelectProps<Id>) {
  const { className, children, label } = rest
  const { picture, field } = usePressAhead()
  return (
    <Suspense
      fallback={
        <span className={className}>
          <button {...picture} title={label} className={inline_value_class}>
            {children}
          </button>
        </span>
      }
    >
      <InlineSelectField {...rest} {...field} onChange={(id) => pick(rest.options, id, onChange)} />
    </Suspense>
  )
}

export const inline_value_class =
  '-mx-1 flex h-11 max-w-[calc(100%+0.5rem)] min-w-11 items-center gap-1.5 rounded-md px-1.5 text-start text-xs whitespace-nowrap data-hovered:bg-pressed md:h-7 md:min-w-7'
