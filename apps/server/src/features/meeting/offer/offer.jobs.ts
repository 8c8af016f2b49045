import { inTransaction } from '../../../platform/postgres/db.ts'
import { type Job, job } from '../../../platform/jobs/jobs.ts'
import { advanceOffer, offer_queue } from './offer.service.ts'

export const offerJobs: readonly Job[] = [
  job(offer_queue, ({ db, now }, { meeting_id }) =>
    inTransaction(db, (tx) => advanceOffer(tx, meeting_id, now())),
  ),
]
