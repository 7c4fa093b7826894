import { cpSync, rmSync } from 'node:fs'
import { pnpm } from './install-packages.mjs'
import { run } from './run.mjs'

const folder = 'release'
/** The built server and app, and what names the packages. */
const parts = [
  '.npmrc',
  'package.json',
  'pnpm-lock.yaml',
  'pnpm-workspace.yaml',
  'api/dist',
  'api/package.json',
  'core/package.json',
  'docs/deployment',
  'scripts/runtime',
  'sw/package.json',
  'tests/package.json',
  'web/dist-real',
  'web/package.json',
]
const packages = ['--filter', '@second-wind/api...', '--filter', '@second-wind/runtime']

const isNoPackage = (path) => !/(^|\/)node_modules(\/|$)/.test(path)

/** Puts all that a server needs, and nothing else, into the folder `release`. Returns the exit code. */
export function makeRelease() {
  rmSync(folder, { recursive: true, force: true })
  for (const part of parts) cpSync(part, `${folder}/${part}`, { recursive: true, filter: isNoPackage })
  const install = ['install', '--frozen-lockfile', '--prod', ...packages]
  return run('npx', ['--yes', pnpm, ...install], { folder, env: { CI: '1' } })
}
