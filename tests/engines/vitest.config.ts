import { defineConfig } from 'vitest/config'
import { engines } from './support/engines/engines.ts'

// Journeys in WebKit, Firefox and Chromium: npm run engines.
export default defineConfig({
  root: import.meta.dirname,
  test: {
    reporters: ['verbose', ['json', { outputFile: '../../test-results/engines.json' }]],
    globalSetup: 'support/list-missing-engines.ts',
    // Generous, because a busy machine is not a failure.
    testTimeout: 240_000,
    // A browser is work for more than one core, and keeps real time.
    fileParallelism: false,
    // better-sqlite3 is a native module: processes, not threads.
    pool: 'forks',
    projects: engines.map(({ name }) => ({
      extends: true as const,
      test: { name, include: ['journeys/*.test.ts'], provide: { engine: name } },
    })),
  },
})
