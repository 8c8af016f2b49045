import { useSearchBox } from '../../../platform/navigation/use-search-box.ts'
import { useHotkey } from '../../../platform/state/hotkeys.ts'
import { t } from '../../../platform/text/text.ts'
import { DropOverlay } from '../../../ui/file/drop-overlay.tsx'
import { Screen } from '../../../ui/screen.tsx'
import { TabArea, TabContent } from '../../../ui/segmented-tabs.tsx'
import { QueryView } from '../../../ui/state/query-view.tsx'
import { MailImportDialog } from '../import/import-dialog.tsx'
import { useMailImport } from '../import/use-mail-import.ts'
import { MailOutgoingStrip } from '../outgoing/outgoing-strip.tsx'
import { MailFirstRun } from '../sync/first-run.tsx'
import { MailSyncNotice } from '../sync/sync-notice.tsx'
import { accountBoxes } from '../sync/sync-words.ts'
import { useMailboxes } from '../use-mailboxes.ts'
import { MailListEmpty } from './list-empty.tsx'
import { addressOfMailFilter, sourceOf } from './list-filter.ts'
import { MailListHead } from './list-head.tsx'
import { MailListSkeleton } from './list-skeleton.tsx'
import { MailListTools, mailTabs, sourceOptions } from './list-tools.tsx'
import { MailListView } from './list-view.tsx'
import { SearchElsewhere } from './search-elsewhere.tsx'
import { useShowImported } from './use-show-imported.ts'
import { useMailFilter } from './use-list-filter.ts'
import { useUnreadCounts } from './use-mail-counts.ts'

/** /user/mails: the mails of a list, filtered by the address; in its place how mail gets here as long as there is none. */
export function MailListScreen() {
  const mailboxes = useMailboxes()
  const importing = useMailImport()
  const showImported = useShowImported(mailboxes.data ?? [])
  const closeImport = () => {
    showImported(importing.items)
    importing.close()
  }
  useHotkey({ keys: 'i', label: t('Import mails'), group: t('Mails') }, importing.open)

  return (
    <Screen title={t('Mails')}>
      <Lists mailboxes={mailboxes} onImport={importing.open} />
      <MailImportDialog importing={{ ...importing, close: closeImport }} />
      <DropOverlay
        title={t('Drop to import')}
        text={t('Mail files that end with .eml or .mbox, up to 25 MB each')}
        onDrop={importing.add}
      />
    </Screen>
  )
}

interface ListsProps {
  readonly mailboxes: ReturnType<typeof useMailboxes>
  readonly onImport: () => void
}

function Lists({ mailboxes, onImport }: ListsProps) {
  const [filter, setFilter] = useMailFilter()
  const boxes = mailboxes.data ?? []
  const read = boxes.map(({ integration_mail_type }) => integration_mail_type)
  const source = sourceOf(filter, read)
  const unread = useUnreadCounts(source, read.length > 0)
  const searchBox = useSearchBox({
    label: t('Search mail'),
    group: t('Mails'),
    search: filter.search,
    onSearch: (search) => setFilter({ ...filter, search }),
  })
  const tabs = mailTabs(unread)

  return (
    <>
      <MailListHead unread={unread.get(filter.category)} boxes={boxes} onImport={onImport} />
      {boxes.map((box) => (
        <MailSyncNotice key={box.integration_mail_type} box={box} />
      ))}
      <MailOutgoingStrip />
      <QueryView query={mailboxes} loading={<MailListSkeleton />}>
        {() => (
          <TabArea
            segments={tabs}
            selected={filter.category}
            onSelect={(category) => setFilter({ ...filter, category })}
          >
            <MailListTools
              tabs={tabs}
              searchBox={searchBox}
              source={source}
              sources={sourceOptions(read)}
              onSource={(type) => setFilter({ ...filter, type })}
            />
            {read.length > 0 && <SearchElsewhere filter={filter} read={read} />}
            <TabContent selected={filter.category}>
              {read.length === 0 ? (
                <MailFirstRun onImport={onImport} />
              ) : (
                <MailListView
                  key={`${addressOfMailFilter(filter)} ${source}`}
                  filter={filter}
                  source={source}
                  onFilter={setFilter}
                  empty={
                    <MailListEmpty
                      filter={filter}
                      onFilter={setFilter}
                      isReading={accountBoxes(boxes).some(({ first_sync_done }) => !first_sync_done)}
                    />
                  }
                />
              )}
            </TabContent>
          </TabArea>
        )}
      </QueryView>
    </>
  )
}
