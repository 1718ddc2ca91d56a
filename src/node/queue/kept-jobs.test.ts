import type { Job } from 'bullmq'
import { expect, test, vi } from 'vitest'
import { keptJobs } from './kept-jobs'

const keptJob = (job: Pick<Job, 'remove' | 'isActive'>) =>
  keptJobs({ getJob: async () => job, getRanges: async () => [] } as never)

test('a job that its worker finishes while it is being removed is removed', async () => {
  const remove = vi.fn(async () => undefined).mockRejectedValueOnce(new Error('locked'))
  const kept = keptJob({ remove, isActive: async () => false })
  expect(await kept.remove('s-1')).toBe('removed')
  expect(remove).toHaveBeenCalledTimes(2)
})

test('a job that cannot be removed for another reason is an error', async () => {
  const remove = async () => Promise.reject(new Error('no permission'))
  const kept = keptJob({ remove, isActive: async () => false })
  await expect(kept.remove('s-1')).rejects.toThrow('no permission')
})
