import { queueNames } from '../../../src/contract/submission'
import type { TestDatabase } from '../../support/database'
import { queueOn } from '../../support/queue'

export const completed = { state: "'completed'", finished_at_ms: 'added_at_ms' }

export const jobsOn = ({ url, sql }: TestDatabase) => ({
  /**
   * Puts the job of a submission into the queue, in a state in which a worker has left it.
   * @param more columns with their SQL values
   */
  async keepJob(data: Record<string, unknown>, more: Record<string, string>): Promise<void> {
    const place = { databaseUrl: url, redisUrl: undefined }
    await queueOn(place, queueNames.submissions, (queue) =>
      queue.add('job', data, { jobId: `s-${data.id}` }),
    )
    const changes = Object.entries(more).map(([column, value]) => `${column} = ${value}`)
    await sql(`update bullmq.job set ${changes} where id = $1`, [`s-${data.id}`])
  },

  jobStates: async () =>
    (await sql('select state from bullmq.job order by seq')).map(({ state }) => state),
})
