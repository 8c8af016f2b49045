import { ProviderError } from '../kit/provider-error.ts'
import type { MailSource } from '../kit/remote-mail.ts'
import type { ImapAccess } from './access.ts'
import { fetchChanges } from './changes.ts'
import { connectImap } from './connection.ts'
import { type Folder, labelsOf, listFolders } from './folder.ts'
import { fetchMailbox, pageReader } from './listing.ts'
import { fetchFile, fetchIdentities, fetchLabelsOf, fetchMail } from './message.ts'
import { findSent, sendMail } from './sending.ts'
import { changeLabels, trash, untrash } from './writing.ts'

/** A mailbox at a server that speaks IMAP, with the line that is kept open to it until it is closed. */
export interface ImapMail extends MailSource {
  readonly close: () => Promise<void>
}

export function imapMail(access: ImapAccess): ImapMail {
  const connection = connectImap(access)
  const folderOf = folderReader(() => connection.ask(listFolders))
  return {
    fetchMailbox: () => fetchMailbox(connection, access.address),
    fetchLabels: async () => labelsOf(await connection.ask(listFolders)),
    fetchPage: pageReader(connection),
    fetchChanges: (request) => fetchChanges(connection, request),
    // A cursor is made from all folders, so the newer one is always the later state.
    isLater: () => true,
    fetchIdentities: (external_ids) => fetchIdentities(connection, external_ids),
    fetchMail: (external_id) => fetchMail(connection, folderOf, external_id),
    fetchLabelsOf: (external_id) => fetchLabelsOf(connection, folderOf, external_id),
    fetchFile: (file) => fetchFile(connection, file),
    changeLabels: (external_id, change) => changeLabels(connection, external_id, change),
    trash: (external_id) => trash(connection, external_id),
    untrash: (external_id, before) => untrash(connection, external_id, before),
    send: (mail) => sendMail(access, connection, mail),
    findSent: (sending) => findSent(connection, sending),
    close: connection.close,
  }
}

/** Folders are listed once, and once more for each that was not among them. */
function folderReader(list: () => Promise<Folder[]>) {
  const lost = new Set<string>()
  let known: readonly Folder[] = []
  return async (wanted: string): Promise<Folder> => {
    const find = () => known.find(({ path }) => path === wanted)
    if (!find() && !lost.has(wanted)) known = await list()
    const folder = find()
    if (folder) return folder
    lost.add(wanted)
    throw new ProviderError('missing', 'The folder is gone.')
  }
}
