import * as contract from '@meridian/contract'
import { type Server, serve } from '../../../platform/http/serve.ts'
import * as service from './sample.service.ts'

export function sampleRoutes(server: Server): void {
  serve(server, contract.getSample, (_, { db, actor }) => service.getSample(db, actor))

  // Reading the files takes a moment, outside of any transaction.
  serve(server, contract.createSample, (_, { db, actor, now }) => service.createSample(db, actor, now), {
    ownTransaction: true,
  })

  serve(server, contract.deleteSample, async (_, { db, actor, now }) => {
    await service.deleteSample(db, actor, now)
    return service.getSample(db, actor)
  })
}
