import { openMailDocument } from '@meridian/contract'
import { type Server, serve } from '../../../platform/http/serve.ts'
import { serveDocument } from '../../../platform/http/serve-document.ts'
import { document_path, findDocument, openDocument } from './mail-preview.service.ts'

export function mailDocumentRoutes(server: Server): void {
  const { box } = server

  serve(
    server,
    openMailDocument,
    async ({ params: { mail_id }, body: { images: withImages, theme } }, { db, actor, now }) =>
      openDocument({ db, box }, actor, { mail_id, withImages, theme }, now),
    { isSecret: true },
  )

  serveDocument(server, `${document_path}/:ticket`, (ticket, { db, now }) =>
    findDocument({ db, box }, ticket, now),
  )
}
