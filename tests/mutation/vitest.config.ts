import { resolve } from 'node:path'
import { defineConfig } from 'vitest/config'
import { type Fault, plantFault } from './faults.ts'

const fault: Fault = JSON.parse(process.env['PLANTED_FAULT'] ?? '')

const ruleTests = [
  'core/{triage,findings,care,content/triage}/**/*.test.ts',
  'core/recovery/insight*.test.ts',
  'core/records/{usual-day,identity,nhs-number}.test.ts',
]

/** The tests of the rules, or those that the fault names, run on code in which one place is changed. */
export default defineConfig({
  root: resolve(import.meta.dirname, '..'),
  plugins: [
    {
      name: 'planted-fault',
      enforce: 'pre',
      transform: (code, id) => (id === resolve(fault.file) ? plantFault(code, fault) : undefined),
    },
  ],
  test: {
    include: fault.tests ?? ruleTests,
    ...(fault.tests && { globalSetup: 'support/prepare-databases.ts', pool: 'forks' }),
    // Generous, because a busy machine is not a failure.
    testTimeout: 60_000,
    // A cached transform would carry one fault into the run of the next.
    fsModuleCache: false,
    // The rules are pure, so their tests can share one worker's modules.
    isolate: false,
    bail: 1,
    reporters: ['dot'],
  },
})
