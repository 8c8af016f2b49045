import type { ReactNode } from 'react'
import { cx } from '../../../../ui/cx.ts'
import { type FieldName, field_names } from '../form/meeting-form.ts'

/** Marks where a field stands, so that it can be found when it is wrong. */
export function FieldSlot({
  name,
  className,
  children,
}: {
  readonly name: FieldName
  readonly className?: string | undefined
  readonly children: ReactNode
}) {
  return (
    <div data-field={name} className={cx('min-w-0', className)}>
      {children}
    </div>
  )
}

/** The name of the field that holds the element, if any. */
export function fieldAround(element: Element): FieldName | undefined {
  const name = element.closest('[data-field]')?.getAttribute('data-field')
  return field_names.find((known) => known === name)
}

/** Puts the focus where the field is filled in. */
export function focusField(form: Element, name: FieldName): void {
  const slot = form.querySelector(`[data-field="${name}"]`)
  const target = slot?.querySelector<HTMLElement>('input, textarea') ?? slot?.querySelector('button')
  target?.focus()
}

/** Puts the focus on the first field that holds something it could not read; whether there is one. */
export function focusUnreadable(form: Element): boolean {
  const target = form.querySelector<HTMLElement>('[aria-invalid="true"]')
  target?.focus()
  return target !== null
}
