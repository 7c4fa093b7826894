import { globSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { describe, expect, test } from 'vitest'

const repository = resolve(import.meta.dirname, '../../../..')

/** Where the two modes may part, and why. Whatever decides who may do what is not among them (decision 030). */
const allowedBranches: Record<string, string> = {
  'api/src/routes.ts': 'who is asking, and the routes that only one mode has',
  'api/src/platform/http/guard.ts': 'the name and the way by which each is reached',
  'api/src/platform/http/client-address.ts': 'the demo has no proxy',
  'api/src/air/air-quality.routes.ts': 'air is made up for the demo alone',
  'api/src/app.ts': 'whether the browser must stay with TLS',
  'api/src/main.ts': 'the data: samples, or a backup before it is changed',
  'api/src/ops/built-app.ts': 'each serves the app that was built for it',
  'api/src/ops/backup/inspect-copy.ts': 'a backup belongs to one of them',
  'api/src/ops/admin/check-health.ts': 'where the server is found',
  'api/src/ops/admin/clinician-account-commands.ts': 'the demo has no accounts',
}

const branch = /authMode\s*[!=]==|[!=]==\s*(\w+\.)*authMode|case '(demo|real)'|mode\s*[!=]==\s*'(demo|real)'/

const filesWith = (pattern: RegExp, ...globs: string[]): string[] =>
  globs
    .flatMap((glob) => globSync(glob, { cwd: repository }))
    .filter((file) => pattern.test(readFileSync(join(repository, file), 'utf8')))
    .toSorted()

describe('branches by mode', () => {
  test('exist in the server only in the places listed here with a reason', () => {
    expect(filesWith(branch, 'api/src/**/*.ts')).toEqual(Object.keys(allowedBranches).toSorted())
  })

  test('do not exist in rules, contracts and the worker', () => {
    const mode = /authMode|AUTH_MODE\b(?!=)/
    expect(filesWith(mode, 'core/src/**/*.ts', 'sw/src/**/*.ts')).toEqual([])
  })

  test('read the mode from one setting of the server and one of the build', () => {
    const setting = /__AUTH_MODE__|process\.env\['AUTH_MODE'\]|AUTH_MODE: z\./
    const files = filesWith(setting, 'api/src/**/*.ts', 'web/*.ts', 'web/src/**/*.{ts,tsx}')
    expect(files).toEqual([
      'api/src/platform/config/config.ts',
      'web/auth-mode.ts',
      'web/src/data/local/account/auth-mode.ts',
      'web/vite.bench.config.ts',
      'web/vite.config.ts',
    ])
  })

  test.each([
    "if (deps.config.authMode === 'demo') return everything",
    "if ('real' !== config.authMode) skipTheAudit()",
    "switch (mode) { case 'demo': allow() }",
  ])('are found by the check: "%s"', (line) => {
    expect(line).toMatch(branch)
  })
})
