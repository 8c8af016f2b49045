import { deleteMailFile, listReplyFiles, uploadMailFile } from '@meridian/contract'
import { type Server, serve } from '../../../platform/http/serve.ts'
import { countHit, type Limit } from '../../../platform/security/rate-limit.ts'
import * as service from './draft-file.service.ts'

const uploads: Limit = { most: 200, windowSeconds: 3600 }

export function draftFileRoutes(server: Server): void {
  serve(
    server,
    uploadMailFile,
    async ({ query, body }, { db, actor, now }) =>
      service.uploadFile(server, db, actor, { ...query, content: body }, now),
    { before: (_, { db, actor, now }) => countHit(db, 'mail_file', actor.user_id, uploads, now) },
  )

  serve(server, listReplyFiles, ({ params }, { db, actor }) =>
    service.listReplyFiles(server, db, actor, params.mail_id),
  )

  serve(server, deleteMailFile, ({ params }, { db, actor }) => service.deleteFile(db, actor, params.file_id))
}
