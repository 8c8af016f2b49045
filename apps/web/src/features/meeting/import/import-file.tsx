import type { ImportReport } from '@meridian/contract'
import { tServer } from '../../../platform/text/server-text.ts'
import { t } from '../../../platform/text/text.ts'
import { FileImportRow, FileReport } from '../../../ui/file/file-import-row.tsx'
import { type ImportItem, lineInWords, moreInWords, subjectOf, summaryOf } from './import-words.ts'

/** One file: how far it is, then what became of its events. */
export function ImportFile({ item: { name, progress } }: { readonly item: ImportItem }) {
  return (
    <FileImportRow name={name} state={progress.state} summary={summaryOf(progress)}>
      {(progress.state === 'reading' || progress.state === 'importing') && <Bar name={name} />}
      {progress.state === 'done' && <Details name={name} report={progress.report} />}
    </FileImportRow>
  )
}

/** The server's time is not known beforehand, so the bar only shows that it is at work. */
function Bar({ name }: { readonly name: string }) {
  return (
    <div role="progressbar" aria-label={t('Importing {name}', { name })} className="h-0.5 bg-sunken">
      <span aria-hidden className="block h-full w-1/3 bg-accent-line motion-safe:animate-pulse" />
    </div>
  )
}

interface DetailsProps {
  readonly name: string
  readonly report: ImportReport
}

function Details({ name, report }: DetailsProps) {
  const { skipped, warnings, more_skipped, more_warnings } = report
  if (skipped.length + warnings.length === 0) return null
  return (
    <FileReport name={name}>
      <Entries
        title={t('Skipped')}
        entries={skipped.map((event) => ({
          line: event.line,
          subject: subjectOf(event),
          text: tServer(event.reason),
        }))}
        more={more_skipped}
      />
      <Entries
        title={t('Imported with changes')}
        entries={warnings.map(({ line, message }) => ({ line, subject: null, text: tServer(message) }))}
        more={more_warnings}
      />
    </FileReport>
  )
}

interface Entry {
  readonly line: number | null
  readonly subject: string | null
  readonly text: string
}

interface EntriesProps {
  readonly title: string
  readonly entries: readonly Entry[]
  /** How many there are besides. */
  readonly more: number
}

function Entries({ title, entries, more }: EntriesProps) {
  if (entries.length === 0) return null
  return (
    <>
      <h3 className="px-3 pt-2 text-xs font-medium text-text-2">{title}</h3>
      <ul className="select-text px-3 pb-2 text-xs">
        {entries.map(({ line, subject, text }, index) => (
          <li key={index} className="flex gap-2.5 py-0.75">
            <span className="num w-16 shrink-0 text-muted">{lineInWords(line) ?? '–'}</span>
            <span className="min-w-0 flex-1 [overflow-wrap:anywhere]">
              {subject && <b className="font-medium">{subject}. </b>}
              {text}
            </span>
          </li>
        ))}
        {more > 0 && <li className="py-0.75 text-muted">{moreInWords(more)}</li>}
      </ul>
    </>
  )
}
