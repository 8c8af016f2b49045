import { Ellipsis, Pencil, Trash2 } from 'lucide'
import { t } from '../../platform/text/text.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { Menu } from '../../ui/overlay/menu.tsx'

interface OutcomeActsProps {
  /** What is changed or deleted, for readers by ear. */
  readonly name: string
  readonly onEdit: () => void
  readonly onDelete: () => void
}

/** Two buttons where the pointer or the focus is, in a `group`; on a phone one, with both in its menu. */
export function OutcomeActions({ name, onEdit, onDelete }: OutcomeActsProps) {
  return (
    <>
      <span className="flex gap-0.5 opacity-0 transition-opacity duration-(--dur-fast) group-focus-within:opacity-100 group-hover:opacity-100 max-md:hidden [@media(hover:none)]:opacity-100">
        <IconButton label={t('Edit {name}', { name })} icon={Pencil} size="sm" onPress={onEdit} />
        <IconButton label={t('Delete {name}', { name })} icon={Trash2} size="sm" onPress={onDelete} />
      </span>
      <span className="-my-2 self-start md:hidden">
        <Menu
          label={t('Actions for {name}', { name })}
          groups={[
            [{ id: 'edit', label: t('Edit'), icon: Pencil, onAction: onEdit }],
            [{ id: 'delete', label: t('Delete'), icon: Trash2, isDangerous: true, onAction: onDelete }],
          ]}
          trigger={<IconButton label={t('Actions for {name}', { name })} icon={Ellipsis} size="sm" />}
        />
      </span>
    </>
  )
}
