import { Skeleton } from '../../../ui/state/skeleton.tsx'
import { BoardColumns, column_class } from './board-columns.tsx'
import { board_lists } from './board-lists.ts'

/** Columns in the size of the board, with two cards each. */
export function BoardSkeleton() {
  return (
    <BoardColumns>
      {board_lists.map(({ list_key }) => (
        <div key={list_key} className={column_class}>
          <div className="flex h-11 items-center gap-2 ps-1.5 md:h-10">
            <Skeleton className="size-2.25" />
            <Skeleton className="h-3.5 w-20" />
          </div>
          <div className="flex flex-col gap-2">
            <Skeleton className="h-25 w-full" />
            <Skeleton className="h-25 w-full" />
          </div>
        </div>
      ))}
    </BoardColumns>
  )
}
