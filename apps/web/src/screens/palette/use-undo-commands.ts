import type { Command } from '../../features/palette/command.ts'
import { useNewestUndo } from '../../platform/state/newest-undo.ts'
import { undoOffered, useUndo } from '../../platform/state/undo.ts'
import { t } from '../../platform/text/text.ts'
import { Undo2 } from '../../ui/sided-icons.ts'

/** The acts of the visit that can still be undone, newest first. */
export function useUndoCommands(): readonly Command[] {
  const { offer, done } = useUndo()
  const isNewest = useNewestUndo()?.action === undefined
  const pending = offer ? [undo({ ...offer, takeBack: undoOffered }, isNewest ? 'z' : undefined)] : []
  return [...pending, ...done.map((act) => undo(act))]
}

interface Act {
  readonly id: string
  readonly text: string
  readonly about?: string | undefined
  readonly takeBack: () => void
}

function undo({ id, text, about, takeBack }: Act, keys?: string): Command {
  return {
    id: `undo-${id}`,
    label: t('Undo: {act}', { act: text }),
    detail: about,
    alias: `${t('take back revert')} ${about ?? ''}`,
    group: 'action',
    icon: Undo2,
    keys,
    run: takeBack,
  }
}
