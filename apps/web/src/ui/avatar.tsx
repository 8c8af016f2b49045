import { useState } from 'react'
import { initialsOf } from '../platform/text/initials.ts'
import { cx } from './cx.ts'
import { tintOfKey } from './tint.ts'

export interface Person {
  /** Decides the tint; the name does where there is none. */
  readonly id?: string
  readonly name: string
  readonly picture?: string | null
}

interface AvatarProps extends Person {
  readonly size?: 'sm' | 'md' | 'lg' | 'xl'
  readonly className?: string
}

const sizes = {
  sm: 'size-5 text-[0.53125rem]',
  md: 'size-6 text-[0.59375rem]',
  lg: 'size-8 text-xs',
  xl: 'size-14 text-lg',
} as const

/** The picture or the initials of a person. Decorative: the name stands beside it or in a list of names. */
export function Avatar({ id, name, picture, size = 'md', className }: AvatarProps) {
  // Another picture gets another try.
  const [broken, setBroken] = useState<string | null>(null)
  return (
    <span
      aria-hidden
      className={cx(
        'inline-grid shrink-0 place-items-center overflow-hidden rounded-full bg-tint font-semibold text-tint-text shadow-[inset_0_0_0_1px_rgb(0_0_0/0.06)]',
        tintOfKey(id ?? name),
        sizes[size],
        className,
      )}
    >
      {picture && broken !== picture ? (
        <img
          src={picture}
          alt=""
          loading="lazy"
          onError={() => setBroken(picture)}
          className="size-full object-cover"
        />
      ) : (
        initialsOf(name)
      )}
    </span>
  )
}

interface AvatarStackProps {
  readonly people: readonly Person[]
  /** How many are shown before "+n". */
  readonly max?: number
  readonly size?: AvatarProps['size']
}

/** The first few people; all names are read out. */
export function AvatarStack({ people, max = 3, size = 'md' }: AvatarStackProps) {
  const more = people.length - max
  return (
    <span
      role="img"
      aria-label={people.map(({ name }) => name).join(', ')}
      className="inline-flex -space-x-1 rtl:space-x-reverse"
    >
      {people.slice(0, max).map((person, index) => (
        <Avatar key={person.id ?? index} {...person} size={size} className={ring} />
      ))}
      {more > 0 && (
        <span
          className={cx(
            'num inline-grid place-items-center rounded-full bg-sunken font-semibold text-muted',
            sizes[size],
            ring,
          )}
        >
          +{more}
        </span>
      )}
    </span>
  )
}

const ring = 'shadow-[0_0_0_2px_var(--c-raised)]'
