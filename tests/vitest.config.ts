import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { defineConfig } from 'vitest/config'
import type { Reporter } from 'vitest/node'

const project = (name: string, test: object, define: Record<string, string> = {}) => ({
  extends: true as const,
  define,
  test: { name, include: [`${name}/**/*.test.{ts,tsx}`], ...test },
})

const localTests = 'web/data/local/**/*.test.ts'

const withDatabases = { globalSetup: 'support/prepare-databases.ts' }

const testsOfAppWith = (text: RegExp): string[] =>
  globSync('web/**/*.test.{ts,tsx}', { cwd: import.meta.dirname }).filter((file) =>
    text.test(readFileSync(join(import.meta.dirname, file), 'utf8')),
  )

/** Test files that replace modules, which must not be replaced for the other files. */
const ownModules = testsOfAppWith(/vi\.(mock|doMock|hoisted|resetModules)\(|@vitest-environment/)

/** Test files of the app as it is built for a clinic. */
const realMode = testsOfAppWith(/\/support\/real-mode\.ts'/)
const builtForClinic = { __AUTH_MODE__: '"real"' }

// Each file has its own modules: what is scheduled or remembered for a database must not reach the next file's.
const phoneDatabase = {
  ...withDatabases,
  setupFiles: ['fake-indexeddb/auto'],
  environment: 'node',
}

// Screens wait for real time: what a busy machine fails is repeated, and npm test names it (scripts/bootstrap).
const screens = {
  ...withDatabases,
  setupFiles: ['fake-indexeddb/auto', 'support/setup-dom.ts'],
  environment: 'jsdom',
  retry: 1,
}

// Sharing modules makes these twice as fast, too; support/start-afresh.ts removes what a file leaves behind.
const sharedScreens = {
  ...screens,
  setupFiles: [...screens.setupFiles, 'support/start-afresh.ts'],
  isolate: false,
}

// better-sqlite3 is a native module: processes, not threads.
const onServer = {
  isolate: false,
  environment: 'node',
  ...withDatabases,
  pool: 'forks',
  testTimeout: 90_000,
}

/** All work of a transaction is done, undone and done again: REHEARSE=1 does so in every test of the server. */
const rehearsed = {
  ...onServer,
  setupFiles: ['support/rehearse-work.ts'],
  testTimeout: 180_000,
  hookTimeout: 90_000,
  // These count the tries or the statements themselves.
  exclude: ['api/platform/db/in-transaction.test.ts', 'api/sync/push-{conflict,statements}.test.ts'],
}

/** The files that between them begin most kinds of transaction. */
const rehearsedAlways = [
  'api/attacks/secret-leaks.test.ts',
  'api/access/accounts/{device-links,link-by-passkey}.test.ts',
  'api/access/clinician-accounts/{own-passkeys,own-password-and-totp,step-up}.test.ts',
  'api/access/join/{identity,new-device-on-hold}.test.ts',
  'api/care/alerts/resolve-alert.test.ts',
  'api/care/messages/templates.test.ts',
  'api/ops/admin/{clinician-account-commands,end-share-and-revoke-phone}.test.ts',
  'api/sync/push-faults.test.ts',
]

// An error outside a test, such as an unhandled rejection, fails the run: npm test names it at its end.
const reportErrorsOutsideTests: Reporter = {
  onTestRunEnd(_files, errors) {
    const folder = join(import.meta.dirname, '../test-results')
    mkdirSync(folder, { recursive: true })
    const texts = errors
      .flatMap((error: (typeof errors)[number] & { errors?: typeof errors }) => [
        error,
        ...(error.errors ?? []),
      ])
      .map(({ message, stack }) => stack ?? message)
    writeFileSync(join(folder, 'vitest-errors.json'), JSON.stringify(texts))
  },
}

export default defineConfig({
  root: import.meta.dirname,
  test: {
    reporters: ['default', ['json', { outputFile: '../test-results/vitest.json' }], reportErrorsOutsideTests],
    // Generous, because a busy machine is not a failure.
    testTimeout: 30_000,
    hookTimeout: 60_000,
    // Tests wait a lot, for timers, disks and other processes: one more than there are cores.
    maxWorkers: availableParallelism() + 1,
    projects: [
      // The rules are pure, so their test files can share one worker's modules: five times faster.
      project('core', {
        include: ['{core,docs,mutation}/**/*.test.ts'],
        environment: 'node',
        isolate: false,
      }),
      project('local', { ...phoneDatabase, include: [localTests], exclude: realMode }),
      project(
        'local-real',
        { ...phoneDatabase, include: realMode.filter((file) => file.startsWith('web/data/local/')) },
        builtForClinic,
      ),
      project('sw', { environment: 'node', setupFiles: ['fake-indexeddb/auto'] }),
      project('web', { ...sharedScreens, exclude: [localTests, ...ownModules, ...realMode] }),
      project('web-real', { ...sharedScreens, include: realMode, exclude: [localTests] }, builtForClinic),
      project('web-alone', {
        ...screens,
        include: ownModules,
        exclude: [localTests],
      }),
      project('simulation', { environment: 'node', ...withDatabases, testTimeout: 180_000 }),
      project('api', process.env['REHEARSE'] === undefined ? onServer : rehearsed),
      project('api-rehearsed', { ...rehearsed, include: rehearsedAlways }),
    ],
  },
})
