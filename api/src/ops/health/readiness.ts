import { hourMs } from '@second-wind/core/platform/moment'
import * as z from 'zod/mini'
import { recordHeartbeat, findMeta } from '../../platform/db/meta.repo.ts'
import { isSchemaAtHead } from '../../platform/db/migrate.ts'
import type { Deps } from '../../platform/deps.ts'
import { iso } from '../../platform/iso.ts'

const finding = z.object({ check: z.string(), state: z.enum(['good', 'warning', 'bad']), said: z.string() })
type Finding = z.infer<typeof finding>

/** The findings are for the operator alone. */
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
      await recordHeartbeat(db, iso(clock.now()))
      return { isGood: true, detail: 'a row was written' }
    },
  },
  {
    check: 'database is up to date',
    failed: 'bad',
    async run({ db }) {
      const isGood = await isSchemaAtHead(db)
      return { isGood, detail: isGood ? 'yes' : 'no: start the server with npm start' }
    },
  },
  {
    check: 'more than 512 MB of disk space is free',
    failed: 'bad',
    async run({ serverLoad }) {
      if (!serverLoad) return { isGood: true, detail: 'not measured' }
      const freeMb = Math.floor((await serverLoad.diskFreeBytes()) / 1024 ** 2)
      return { isGood: freeMb > 512, detail: `${freeMb} MB` }
    },
  },
  {
    check: 'the server responds within 200 ms 99 times out of 100',
    failed: 'bad',
    run({ serverLoad }) {
      if (!serverLoad) return Promise.resolve({ isGood: true, detail: 'not measured' })
      const delayMs = Math.ceil(serverLoad.loopDelayP99Ms())
      return Promise.resolve({ isGood: delayMs < 200, detail: `${delayMs} ms in the last few minutes` })
    },
  },
  {
    check: 'at most 80 % of the connections are in use',
    failed: 'warning',
    async run({ serverLoad }) {
      if (!serverLoad) return { isGood: true, detail: 'not measured' }
      const share = await serverLoad.connectionShare()
      return { isGood: share <= 0.8, detail: `${Math.ceil(share * 100)} %` }
    },
  },
  {
    check: 'the last backup is less than 26 hours old',
    failed: 'warning',
    async run({ db, clock }) {
      const at = await findMeta(db, 'last_backup')
      if (at === undefined) return { isGood: false, detail: 'no backup yet' }
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
      detail: 'could not be checked',
    }))
    findings.push({ check, state: isGood ? 'good' : failed, said: detail })
  }
  return { isReady: findings.every(({ state }) => state !== 'bad'), findings }
}
