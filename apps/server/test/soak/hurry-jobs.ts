import { sql } from 'kysely'
import { connectDatabase } from '../../src/platform/postgres/db.ts'
import { jobs_schema } from '../../src/platform/jobs/jobs.ts'
import { soakNow, type SoakTime } from './soak-time.ts'

export interface HurriedJobs extends AsyncDisposable {
  /** Empty when no job is left that notifies a person, else the jobs. */
  readonly isIdle: () => Promise<string>
}

const every_ms = 250
/** Queues that notify a person. */
const telling = ['outgoing.send', 'invitation.notify', 'invitation.cancel_mails', 'mail.push', 'itip.process']

/** The queues use only the machine's clock: releases the jobs that are due by the clock of the soak. */
export function hurryJobs(databaseUrl: string, time: SoakTime): HurriedJobs {
  const db = connectDatabase({ url: databaseUrl })
  const jobs = sql.table(`${jobs_schema}.job_common`)
  const letGo = () =>
    sql`
    update ${jobs} set start_after = now()
    where state < 'active' and start_after > now() and start_after <= ${new Date(soakNow(time))}`.execute(db)
  let going: Promise<unknown> = Promise.resolve()
  const ticking = setInterval(() => {
    going = going.then(letGo)
  }, every_ms)
  return {
    isIdle: async () => {
      const { rows } = await sql<{ what: string; count: string }>`
        select name || ' ' || state as what, count(*) from ${jobs}
        where name = any(${telling}) and state in ('created', 'retry', 'active') group by 1
        union all
        select kind || ' ' || state || ' ' || coalesce(problem, ''), count(*) from outgoing_mail
        where state in ('waiting', 'sending') group by 1`.execute(db)
      return rows.map(({ what, count }) => `${count} ${what}`).join(', ')
    },
    async [Symbol.asyncDispose]() {
      clearInterval(ticking)
      await going
      await db.destroy()
    },
  }
}
