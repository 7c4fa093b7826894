// Plants one fault at a time and reports those that no test catches: first in the clinical rules (triage, safety,
// findings and their words, insight, risk, alerts, advice, order of the roster, records of a patient), then in access
// control.
// `npm run mutate -- access` runs the second part alone, `npm run mutate -- lasting high-scores` the rules in files with
// these names.
import { globSync, readFileSync } from 'node:fs'
import { stripTypeScriptTypes } from 'node:module'
import { availableParallelism } from 'node:os'
import { accessControlFaults } from './access-control-faults.ts'
import { isEquivalent } from './equivalent-faults.ts'
import { type Fault, faultsIn, plantFault } from './faults.ts'
import { ruleFiles, ruleTests } from './rule-files.ts'
import { type Settings, startWarmVitest, threads } from './warm-vitest.ts'

const names = process.argv.slice(2)
const faultsInRules = findRuleFaults().filter(
  ({ file }) => names.length === 0 || names.some((name) => file.includes(name)),
)
const faultsInAccess = names.length === 0 || names.includes('access') ? accessControlFaults() : []
const all = faultsInRules.length + faultsInAccess.length
let caught = 0

await plantEach(faultsInRules, { include: ruleTests, pool: threads })
await plantEach(faultsInAccess, {
  include: faultsInAccess.flatMap(({ tests = [] }) => tests),
  globalSetup: 'support/prepare-databases.ts',
  // better-sqlite3 is a native module: processes, not threads.
  pool: 'forks',
})
console.log(`${caught} of ${all} planted faults caught`)
process.exitCode = caught < all ? 1 : 0

/** As many faults at a time as there are cores. */
async function plantEach(faults: readonly Fault[], settings: Settings): Promise<void> {
  const waiting = [...faults]
  const runFaults = async () => {
    const vitest = await startWarmVitest(settings)
    for (let fault = waiting.shift(); fault; fault = waiting.shift()) {
      const verdict = await vitest.findVerdict(fault)
      const { file, line, from, to } = fault
      if (verdict !== 'missed') caught += 1
      if (verdict !== 'caught') console.log(`${verdict}: ${file}:${line}: ${from} -> ${to}`)
      if (waiting.length % 100 === 0) console.log(`${waiting.length} faults to plant`)
    }
    await vitest.close()
  }
  await Promise.all(Array.from({ length: Math.min(availableParallelism(), faults.length) }, runFaults))
}

function findRuleFaults(): Fault[] {
  return globSync(ruleFiles)
    .toSorted()
    .flatMap((file) => {
      const source = readFileSync(file, 'utf8')
      const isEqual = isEquivalent(file, source)
      return faultsIn(file, source).filter((fault) => !isEqual(fault) && isCode(plantFault(source, fault)))
    })
}

/** What cannot be read as code fails in any case and proves nothing. */
function isCode(source: string): boolean {
  try {
    stripTypeScriptTypes(source)
    return true
  } catch {
    return false
  }
}
