import { hourMs } from '@second-wind/core/platform/moment'
import * as z from 'zod/mini'
import { recordHeartbeat, findMeta } from '../../platform/db/meta.repo.ts'
import { isSchemaAtHead } from '../../platform/db/migrate.ts'
import type { Deps } from '../../platform/deps.ts'

const finding = z.object({ check: z.string(), state: z.enum(['good', 'warning', 'bad']), said: z.string() })
type Finding = z.infer<typeof finding>

/** For the operator alone. */
export const readiness = z.object({ isReady: z.boolean(), findings: z.array(finding) })
export type Readiness = z.infer<typeof readiness>

type ReadinessDeps = Pick<Deps, 'db' | 'clock' | 'serverLoad'>

/** `bad` means the server cannot accept entries; `warning` is for the operator only. */
const checks: readonly {
  check: string
  failed: 'bad' | 'warning'
  run: (deps: ReadinessDeps) => Promise<CheckResult>
}[] = [
  {
    check: 'database can be written',
    failed: 'bad',
    async run({ db, clock }) {
      await recordHeartbeat(db, new Date(clock.now()).toISOString())
      return { isGood: true, detail: 'a row was written' }
    },
  },
  {
    check: 'schema is the newest',
    failed: 'bad',
    async run({ db }) {
      const isGood = await isSchemaAtHead(db)
      return { isGood, detail: isGood ? 'yes' : 'no: was the server started by its start command?' }
    },
  },
  {
    check: 'more than 512 MB of disk are free',
    failed: 'bad',
    async run({ serverLoad }) {
      if (!serverLoad) return { isGood: true, detail: 'not measured' }
      const freeMb = Math.floor((await serverLoad.diskFreeBytes()) / 1024 ** 2)
      return { isGood: freeMb > 512, detail: `${freeMb} MB` }
    },
  },
  {
    check: '99 of 100 turns of the event loop wait less than 200 ms',
    failed: 'bad',
    run({ serverLoad }) {
      if (!serverLoad) return Promise.resolve({ isGood: true, detail: 'not measured' })
      const delayMs = Math.ceil(serverLoad.loopDelayP99Ms())
      return Promise.resolve({ isGood: delayMs < 200, detail: `${delayMs} ms in the last minute or two` })
    },
  },
  {
    check: 'the last good backup is less than 26 hours old',
    failed: 'warning',
    async run({ db, clock }) {
      const at = await findMeta(db, 'last_backup')
      if (at === undefined) return { isGood: false, detail: 'there was none yet' }
      const isGood = clock.now() - Date.parse(at) < 26 * hourMs
      return { isGood, detail: at }
    },
  },
]

type CheckResult = { isGood: boolean; detail: string }

export async function checkReadiness(deps: ReadinessDeps): Promise<Readiness> {
  const findings: Finding[] = []
  for (const { check, failed, run } of checks) {
    const { isGood, detail } = await run(deps).catch(() => ({
      isGood: false,
      detail: 'could not be found out',
    }))
    findings.push({ check, state: isGood ? 'good' : failed, said: detail })
  }
  return { isReady: findings.every(({ state }) => state !== 'bad'), findings }
}
