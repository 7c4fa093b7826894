import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import {
  BaseSequencer,
  type CliOptions,
  createVitest,
  type PoolRunnerInitializer,
  type PoolWorker,
  type TestSpecification,
  ThreadsPoolWorker,
} from 'vitest/node'
import { createTestOrder, filesThatImport } from './choose-tests.ts'
import { type Fault, plantFault } from './faults.ts'

type Verdict = 'caught' | 'endless' | 'missed'
export type Settings = Pick<CliOptions, 'globalSetup' | 'include' | 'pool'>

class GivenOrder extends BaseSequencer {
  override sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return Promise.resolve(files)
  }
}

/** Vitest reports a thread that runs out of memory by its error and by its exit, and fails at the second. */
class Thread extends ThreadsPoolWorker {
  override on(...[event, listener]: Parameters<PoolWorker['on']>): void {
    if (event !== 'exit') super.on(event, listener)
  }
}

export const threads: PoolRunnerInitializer = {
  name: 'own threads',
  createPoolWorker: (options) => new Thread(options),
}

/**
 * A Vitest whose server stays: for each fault a new worker starts, and only the file with the fault is transformed
 * again. Of the tests those run that import this file or that the fault names, until one fails.
 * @throws Error when the tests fail without a fault
 */
export async function startWarmVitest(settings: Settings) {
  const { vitest, plant, isPassed } = await createVitestWithFault(settings)
  const all = await vitest.globTestSpecifications()
  await vitest.runTestSpecifications(all)
  if (!isPassed()) throw new Error('The tests fail without a planted fault, so a score would mean nothing.')

  const isProperty = ({ moduleId }: TestSpecification) =>
    readFileSync(moduleId, 'utf8').includes("from 'fast-check'")
  const order = createTestOrder(all.filter(isProperty).map(({ moduleId }) => moduleId))
  const testsOf = ({ file, tests }: Fault): TestSpecification[] => {
    const graphs = vitest.projects.map(({ vite }) => vite.environments.ssr.moduleGraph)
    const names =
      tests?.map((test) => resolve(test)) ??
      filesThatImport(graphs.flatMap((graph) => [...(graph.getModulesByFile(resolve(file)) ?? [])]))
    return order.inOrder(file, names).flatMap((name) => all.filter(({ moduleId }) => moduleId === name))
  }

  return {
    /** With some faults a loop never ends. On a busy machine all tests take a tenth of `mostMs`. */
    async findVerdict(fault: Fault, mostMs = 300_000): Promise<Verdict> {
      const tests = testsOf(fault)
      if (tests.length === 0) return 'missed'
      plant(fault)
      let isEndless = false
      const bound = setTimeout(() => {
        isEndless = true
        // The first asks the worker to stop, the second ends it.
        void vitest.cancelCurrentRun('keyboard-input')
        void vitest.cancelCurrentRun('keyboard-input')
      }, mostMs)
      await vitest.runTestSpecifications(tests)
      clearTimeout(bound)
      if (isPassed()) return 'missed'
      const failed = tests.find(({ testModule }) => testModule?.state() === 'failed')
      if (failed) order.addCatch(fault.file, failed.moduleId)
      return isEndless ? 'endless' : 'caught'
    },
    close: () => vitest.close(),
  }
}

async function createVitestWithFault(settings: Settings) {
  let planted: Fault | undefined
  let isPassed = false
  const transform = (code: string, id: string) =>
    planted && id === resolve(planted.file) ? plantFault(code, planted) : undefined
  const onTestRunEnd = (_tests: unknown, errors: readonly unknown[], reason: string) =>
    void (isPassed = reason === 'passed' && errors.length === 0)

  const vitest = await createVitest(
    'test',
    {
      config: false,
      root: resolve(import.meta.dirname, '..'),
      watch: false,
      cache: false,
      // A cached transform would carry one fault into the run of the next.
      fsModuleCache: false,
      // The rules are pure, so their tests can share one worker's modules.
      isolate: false,
      maxWorkers: 1,
      bail: 1,
      // Generous, because a busy machine is not a failure.
      testTimeout: 60_000,
      sequence: { sequencer: GivenOrder },
      reporters: [{ onTestRunEnd }],
      ...settings,
    },
    { plugins: [{ name: 'planted-fault', enforce: 'pre', transform }] },
  )
  return {
    vitest,
    isPassed: () => isPassed,
    /** The file of the previous fault is again as it was. */
    plant: (fault: Fault) => {
      if (planted) vitest.invalidateFile(resolve(planted.file))
      vitest.invalidateFile(resolve(fault.file))
      planted = fault
    },
  }
}
