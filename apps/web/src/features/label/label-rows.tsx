import type { ListedLabel } from '@meridian/contract'
import { Ellipsis, Pencil, Trash2 } from 'lucide'
import type { ReactNode } from 'react'
import { plural, t } from '../../platform/text/text.ts'
import { Card } from '../../ui/card.tsx'
import { cx } from '../../ui/cx.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { LabelChip } from '../../ui/label-chip.tsx'
import { Link } from '../../ui/link.tsx'
import { Menu } from '../../ui/overlay/menu.tsx'
import { Skeleton } from '../../ui/state/skeleton.tsx'
import { type_words } from './label-form.ts'
import { meetingsPath } from './labels-path.ts'

interface LabelRowsProps {
  readonly labels: readonly ListedLabel[]
  /** The id of the label that is edited beside the list. */
  readonly current: string | null
  readonly onEdit: (label: ListedLabel) => void
  readonly onDelete: (label: ListedLabel) => void
}

/** One line a label: how it looks, what it is for, and how many meetings carry it. */
export function LabelRows({ labels, current, onEdit, onDelete }: LabelRowsProps) {
  function remove(label: ListedLabel) {
    focusNeighbour(label.label_id)
    onDelete(label)
  }

  return (
    <Table>
      <ul aria-label={t('Labels')} className={subgrid}>
        {labels.map((label) => (
          <Row
            key={label.label_id}
            label={label}
            isCurrent={label.label_id === current}
            onEdit={() => onEdit(label)}
            onDelete={() => remove(label)}
          />
        ))}
      </ul>
    </Table>
  )
}

/** In the size of the rows. */
export function LabelRowsSkeleton() {
  return (
    <Table>
      {skeleton_keys.map((key) => (
        <div key={key} className={row_class}>
          <Skeleton className="h-5.5 w-20" />
          <Skeleton className="h-4 w-full max-w-44" />
        </div>
      ))}
    </Table>
  )
}

/** Puts the focus back on the button that edits a label, on a phone on its menu. */
export function focusRow(label_id: string): void {
  seenButtons(document.querySelector(`[data-label="${CSS.escape(label_id)}"]`))[0]?.focus()
}

function Table({ children }: { readonly children: ReactNode }) {
  return (
    <div className="@container min-w-0">
      <Card
        as="div"
        className="grid grid-cols-[fit-content(60%)_minmax(0,1fr)_auto_2.75rem] gap-x-3 overflow-hidden max-xs:grid-cols-[minmax(0,1fr)_0_auto_2.75rem] max-xs:gap-x-1 md:grid-cols-[fit-content(40%)_minmax(0,1fr)_auto_auto_3.625rem] md:@max-[36rem]:grid-cols-[fit-content(45%)_minmax(0,1fr)_auto_3.625rem]"
      >
        <div aria-hidden className={cx(row_class, 'hidden min-h-9.5! border-b text-xs text-muted md:grid')}>
          <span className="min-w-26">{t('Label')}</span>
          <span className="truncate">{t('Description')}</span>
          <span className={`${type_class} min-w-21`}>{t('Type')}</span>
          <span className="min-w-10 text-end">{t('Used')}</span>
        </div>
        {children}
      </Card>
    </div>
  )
}

interface RowProps {
  readonly label: ListedLabel
  readonly isCurrent: boolean
  readonly onEdit: () => void
  readonly onDelete: () => void
}

function Row({ label, isCurrent, onEdit, onDelete }: RowProps) {
  const { label_id, label_title, label_description, label_color, label_type } = label
  return (
    <li data-label={label_id} className={cx(row_class, 'group hover:bg-hover', isCurrent && 'bg-hover')}>
      <span className="flex min-w-0">
        <LabelChip title={label_title} color={label_color} size="md" />
      </span>
      <span className="line-clamp-2 text-text-2" title={label_description || undefined}>
        {label_description}
      </span>
      <span className={`${type_class} text-xs text-muted`}>
        <span className="sr-only">{t('Type:')}</span>
        {t(type_words[label_type])}
      </span>
      <Used label={label} />
      <span
        className={cx(
          'hidden justify-end opacity-0 transition-opacity duration-(--dur-fast) group-focus-within:opacity-100 group-hover:opacity-100 md:flex [@media(hover:none)]:opacity-100',
          isCurrent && 'opacity-100',
        )}
      >
        <IconButton
          label={t('Edit {title}', { title: label_title })}
          icon={Pencil}
          size="sm"
          onPress={onEdit}
        />
        <IconButton
          label={t('Delete {title}', { title: label_title })}
          icon={Trash2}
          size="sm"
          onPress={onDelete}
        />
      </span>
      <span className="md:hidden">
        <Menu
          label={t('Actions for {title}', { title: label_title })}
          trigger={<IconButton label={t('Actions for {title}', { title: label_title })} icon={Ellipsis} />}
          groups={[
            [
              { id: 'edit', label: t('Edit'), icon: Pencil, onAction: onEdit },
              { id: 'delete', label: t('Delete'), icon: Trash2, isDangerous: true, onAction: onDelete },
            ],
          ]}
        />
      </span>
    </li>
  )
}

/** The number leads to what it counts. */
function Used({ label: { label_id, meeting_count } }: Pick<RowProps, 'label'>) {
  if (meeting_count === 0) {
    return (
      <span className="num relative text-end text-muted">
        <MeetingCount count={0} />
      </span>
    )
  }
  return (
    <Link href={meetingsPath(label_id)} look="quiet" className="num touch relative text-end">
      <MeetingCount count={meeting_count} />
    </Link>
  )
}

/** A number to see, and what it counts to hear. */
function MeetingCount({ count }: { readonly count: number }) {
  return (
    <>
      <span aria-hidden>{count}</span>
      <span className="sr-only">{plural(count, { one: '{count} meeting', other: '{count} meetings' })}</span>
    </>
  )
}

/** The focus of a row that goes moves to the next one, or to the screen when there is none. */
function focusNeighbour(label_id: string): void {
  const row = document.querySelector(`[data-label="${CSS.escape(label_id)}"]`)
  const neighbour = row?.nextElementSibling ?? row?.previousElementSibling
  const target = seenButtons(neighbour).at(-1) ?? document.querySelector('main')
  target?.focus()
}

function seenButtons(row: Element | null | undefined): HTMLElement[] {
  return [...(row?.querySelectorAll('button') ?? [])].filter((button) => button.checkVisibility())
}

/** The type gives way to the description where the list is narrow. */
const type_class = 'hidden md:block md:@max-[36rem]:hidden'
const subgrid = 'col-span-full grid grid-cols-subgrid'
const row_class = `${subgrid} min-h-13 items-center border-t border-border py-1 ps-4 pe-1 first:border-t-0 md:min-h-11.5 md:pe-2.5`
const skeleton_keys = [1, 2, 3, 4]
