import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'
import { type Fault, plantFault } from './faults.ts'
import { ruleTests } from './rule-files.ts'

const fault: Fault = JSON.parse(process.env['PLANTED_FAULT'] ?? '')

/** Examples run before properties, which take a hundred times as long: most faults are caught in a second. */
class ExamplesFirst extends BaseSequencer {
  override sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isProperty = ({ moduleId }: TestSpecification) =>
      Number(readFileSync(moduleId, 'utf8').includes("from 'fast-check'"))
    return Promise.resolve(files.toSorted((a, b) => isProperty(a) - isProperty(b)))
  }
}

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
    // A thread ends with its process, also in an endless loop.
    ...(fault.tests ? { globalSetup: 'support/prepare-databases.ts', pool: 'forks' } : { pool: 'threads' }),
    // Generous, because a busy machine is not a failure.
    testTimeout: 60_000,
    // A cached transform would carry one fault into the run of the next.
    fsModuleCache: false,
    // The rules are pure, so their tests can share one worker's modules.
    isolate: false,
    sequence: { sequencer: ExamplesFirst },
    bail: 1,
    reporters: ['dot'],
  },
})
