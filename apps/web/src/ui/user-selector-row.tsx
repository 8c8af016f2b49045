import { Minus, Plus } from 'lucide-react'
import type { ReactNode } from 'react'
import { t } from '../platform/text/text.ts'
import { Avatar, type Person } from './avatar.tsx'
import { IconButton } from './icon-button.tsx'

interface UserSelectorRowProps {
  readonly person: Person
  /** Under the name, such as the place and local time. */
  readonly detail?: ReactNode
  readonly isSelected: boolean
  readonly onToggle: () => void
}

/** A person with a button that adds or removes them. */
export function UserSelectorRow({ person, detail, isSelected, onToggle }: UserSelectorRowProps) {
  return (
    <div className="flex items-center gap-2.5 rounded-md py-1">
      <Avatar {...person} />
      <span className="min-w-0 flex-1">
        <span className="block truncate font-medium">{person.name}</span>
        {detail && <span className="num block truncate text-xs text-muted">{detail}</span>}
      </span>
      <IconButton
        size="sm"
        icon={isSelected ? Minus : Plus}
        label={
          isSelected ? t('Remove {name}', { name: person.name }) : t('Add {name}', { name: person.name })
        }
        onPress={onToggle}
      />
    </div>
  )
}
