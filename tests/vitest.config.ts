import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'

const project = (name: string, test: object) => ({
  extends: true as const,
  test: { name, include: [`${name}/**/*.test.{ts,tsx}`], ...test },
})

const withDatabases = { globalSetup: 'support/prepare-databases.ts' }

export default defineConfig({
  root: import.meta.dirname,
  test: {
    reporters: ['default', ['json', { outputFile: '../test-results/vitest.json' }]],
    // Generous, because a busy machine is not a failure.
    testTimeout: 30_000,
    // Tests wait a lot, for timers, disks and other processes: one more than there are cores.
    maxWorkers: availableParallelism() + 1,
    projects: [
      // The rules are pure, so their test files can share one worker's modules: five times faster.
      project('core', {
        include: ['{core,docs,mutation}/**/*.test.ts'],
        environment: 'node',
        isolate: false,
      }),
      project('local', {
        include: ['web/data/local/**/*.test.ts'],
        environment: 'node',
        ...withDatabases,
        setupFiles: ['fake-indexeddb/auto'],
      }),
      project('sw', { environment: 'node', setupFiles: ['fake-indexeddb/auto'] }),
      // Screens wait for real time: what a busy machine fails is repeated, and npm test names it (scripts/bootstrap).
      project('web', {
        exclude: ['web/data/local/**'],
        environment: 'jsdom',
        ...withDatabases,
        setupFiles: ['fake-indexeddb/auto', 'support/setup-dom.ts'],
        retry: 1,
      }),
      project('simulation', { environment: 'node', ...withDatabases, testTimeout: 180_000 }),
      // better-sqlite3 is a native module: a process per file, not a thread.
      project('api', {
        environment: 'node',
        ...withDatabases,
        pool: 'forks',
        testTimeout: 90_000,
      }),
    ],
  },
})
