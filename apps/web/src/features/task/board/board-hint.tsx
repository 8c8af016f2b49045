import { t } from '../../../platform/text/text.ts'
import { Kbd } from '../../../ui/kbd.tsx'

interface BoardHintProps {
  readonly mayCross: boolean
}

/** Which keys move a card, below the board. */
export function BoardHint({ mayCross }: BoardHintProps) {
  return (
    <p
      // The signs of the keys are for the eye; readers by ear hear the sentence below with each card.
      aria-hidden
      className="mt-4.5 hidden flex-wrap gap-x-4.5 gap-y-1.5 text-xs text-muted md:flex print:hidden [@media(hover:none)]:hidden"
    >
      <span className="flex items-center gap-1.25">
        <Kbd>{t('Space')}</Kbd>
        {t('pick up or drop')}
      </span>
      <span className="flex items-center gap-1.25">
        <Kbd>↑</Kbd>
        <Kbd>↓</Kbd>
        {t('move within the column')}
      </span>
      {mayCross && (
        <span className="flex items-center gap-1.25">
          <Kbd>←</Kbd>
          <Kbd>→</Kbd>
          {t('to another column')}
        </span>
      )}
      <span className="flex items-center gap-1.25">
        <Kbd>{t('Esc')}</Kbd>
        {t('put it back')}
      </span>
    </p>
  )
}

/** The same for readers by ear, who hear it with each card. */
export function ScreenReaderHint({ id, mayCross }: BoardHintProps & { readonly id: string }) {
  return (
    <p id={id} hidden>
      {mayCross
        ? t('Space picks the card up, the arrow keys move it, Space drops it, Escape puts it back.')
        : t(
            'Space picks the card up, the up and down arrow keys move it, Space drops it, Escape puts it back.',
          )}
    </p>
  )
}
