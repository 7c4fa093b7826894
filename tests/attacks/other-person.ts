import { resolve } from 'node:path'
import { Worker } from 'node:worker_threads'
import * as z from 'zod/mini'
import { publicPort } from './entrances.ts'

/** How long each response took, in milliseconds, and why requests failed. */
const experience = z.object({ times: z.array(z.number()), failures: z.array(z.string()) })
type Experience = z.infer<typeof experience>

/** Somebody who uses the app for as long as `during` lasts, in a thread of their own. */
export async function experienceDuring<T>(
  cookie: string,
  during: () => Promise<T>,
): Promise<{ result: T } & Experience> {
  const worker = new Worker(new URL('other-person.worker.ts', import.meta.url), {
    workerData: {
      port: publicPort,
      cookie,
      certFile: resolve(import.meta.dirname, '../fixtures/tls/localhost.crt'),
    },
  })
  const told = new Promise<Experience>((done, failed) => {
    worker.once('message', (message) => done(experience.parse(message)))
    worker.once('error', failed)
  })
  const result = await during()
  worker.postMessage('that is all')
  return { result, ...(await told) }
}

/** 95 % of the times are no longer. */
export const p95 = (times: readonly number[]): number =>
  times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.95)] ?? Infinity
