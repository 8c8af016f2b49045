import { FileUp } from 'lucide'
import { Icon } from '../icon.tsx'
import { useFileDrop } from './use-file-drop.ts'

interface DropOverlayProps {
  /** What dropping does. */
  readonly title: string
  /** Which files. */
  readonly text: string
  readonly onDrop: (files: readonly File[]) => void
}

/** Covers the page while files are dragged over it. */
export function DropOverlay({ title, text, onDrop }: DropOverlayProps) {
  const isOver = useFileDrop(onDrop)
  if (!isOver) return null
  return (
    <div className="pointer-events-none fixed inset-0 z-(--z-toast) grid place-items-center bg-scrim p-6">
      <div className="flex flex-col items-center rounded-2xl border-2 border-dashed border-accent-line bg-overlay px-10 py-9 text-center shadow-xl">
        <Icon of={FileUp} size={28} className="mb-3 text-accent-text" />
        <p className="text-md font-semibold tracking-snug">{title}</p>
        <p className="mt-1 text-muted">{text}</p>
      </div>
    </div>
  )
}
