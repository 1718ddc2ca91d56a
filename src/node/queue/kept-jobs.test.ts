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

test('every job is listed, however many pages there are', async () => {
  const all = Array.from({ length: 401 }, (_, index) => `s-${index}`)
  const kept = keptJobs({
    getJob: async (id: string) => ({ id, data: {}, timestamp: 1, attemptsMade: 0 }),
    getRanges: async (_: string[], start: number, end: number) => all.slice(start, end + 1),
  } as never)
  const listed: string[] = []
  for await (const { id } of kept.list('completed')) listed.push(id)
  expect(listed).toEqual(all)
})

test('a job that somebody else has retried first is not an error, and one that did not come back is', async () => {
  const retryWhile = (...states: string[]) => {
    const retry = async () => Promise.reject(new Error('not in the failed state'))
    const getState = async () => states.shift()
    const kept = keptJobs({ getJob: async () => ({ retry, getState }) } as never)
    return kept.retry({ id: 's-1', state: 'failed' })
  }
  expect(await retryWhile('failed', 'waiting')).toBe(false)
  await expect(retryWhile('failed', 'failed')).rejects.toThrow('not in the failed state')
})
