// Plants one fault at a time and reports those that no test catches: first in the clinical rules (triage, safety,
// findings and their words, insight, risk, alerts, advice, order of the roster, records of a patient), then in access
// control.
// `npm run mutate -- access` runs the second part alone, `npm run mutate -- lasting high-scores` the rules in files with
// these names.
import { spawn } from 'node:child_process'
import { globSync, readFileSync } from 'node:fs'
import { stripTypeScriptTypes } from 'node:module'
import { availableParallelism } from 'node:os'
import { accessControlFaults } from './access-control-faults.ts'
import { isEquivalent } from './equivalent-faults.ts'
import { type Fault, faultsIn, plantFault } from './faults.ts'
import { ruleFiles } from './rule-files.ts'

const noFault: Fault = { file: '', line: 0, from: '', to: '', start: 0, end: 0 }
const names = process.argv.slice(2)
const faultsInAccess = names.length === 0 || names.includes('access') ? accessControlFaults() : []
const faultsInRules = findRuleFaults().filter(
  ({ file }) => names.length === 0 || names.some((name) => file.includes(name)),
)
const unchanged = [
  ...(faultsInRules.length > 0 ? [noFault] : []),
  ...(faultsInAccess.length > 0
    ? [{ ...noFault, tests: [...new Set(faultsInAccess.flatMap(({ tests = [] }) => tests))] }]
    : []),
]
for (const without of unchanged) {
  if (await isCaught(without))
    throw new Error('The tests fail without a planted fault, so a score would mean nothing.')
}

const faults = [...faultsInRules, ...faultsInAccess]
const waiting = [...faults]
const missed: Fault[] = []

await Promise.all(Array.from({ length: availableParallelism() }, runNextFaults))
for (const { file, line, from, to } of missed) console.log(`missed: ${file}:${line}: ${from} -> ${to}`)
console.log(`${faults.length - missed.length} of ${faults.length} planted faults caught`)
process.exitCode = missed.length > 0 ? 1 : 0

function findRuleFaults(): Fault[] {
  return globSync(ruleFiles)
    .toSorted()
    .flatMap((file) => {
      const source = readFileSync(file, 'utf8')
      const isEqual = isEquivalent(file, source)
      return faultsIn(file, source).filter((fault) => !isEqual(fault) && isCode(plantFault(source, fault)))
    })
}

async function runNextFaults(): Promise<void> {
  for (let fault = waiting.shift(); fault; fault = waiting.shift()) {
    if (!(await isCaught(fault))) missed.push(fault)
  }
}

function isCaught(fault: Fault): Promise<boolean> {
  const run = spawn('vitest', ['run', '--config', 'mutation/vitest.config.ts'], {
    stdio: 'ignore',
    // With some faults a loop never ends.
    timeout: 300_000,
    killSignal: 'SIGKILL',
    env: { ...process.env, PLANTED_FAULT: JSON.stringify(fault) },
  })
  return new Promise((resolve, reject) => {
    run.on('error', reject)
    run.on('exit', (code) => resolve(code !== 0))
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
