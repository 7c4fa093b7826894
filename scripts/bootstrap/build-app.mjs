import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { run } from './run.mjs'

/** As in web/auth-mode.ts. */
const dist = process.env.AUTH_MODE === 'real' ? 'web/dist-real' : 'web/dist'
const stampFile = `${dist}/.sources`
const sources = ['core', 'sw', 'web', 'scripts/compress.mjs', 'pnpm-lock.yaml', 'tsconfig.base.json']
const notSources = new Set(['node_modules', 'dist', 'dist-real', 'dev-dist'])

/**
 * Builds the app and its service worker into web/dist (in real mode web/dist-real) and answers the exit code.
 * An earlier build is kept only when every source is the same as then; otherwise it is deleted first,
 * so that a build that fails leaves nothing to serve.
 */
export async function buildApp() {
  const stamp = stampOfSources()
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp) return 0

  rmSync(dist, { recursive: true, force: true })
  const code =
    (await run('vite', ['build'], { folder: 'web' })) || (await run('node', ['scripts/compress.mjs', dist]))
  if (code === 0) writeFileSync(stampFile, stamp)
  return code
}

function stampOfSources() {
  const hash = createHash('sha256')
  for (const name of Object.keys(process.env).filter(isReadByVite).toSorted()) {
    hash.update(`${name}=${process.env[name]}\n`)
  }
  for (const file of sources.flatMap(filesIn)) hash.update(`\n${file}\n`).update(readFileSync(file))
  return hash.digest('hex')
}

function isReadByVite(variable) {
  return variable.startsWith('VITE_') || variable === 'NODE_ENV' || variable === 'AUTH_MODE'
}

function filesIn(path) {
  if (!statSync(path).isDirectory()) return [path]
  return readdirSync(path)
    .filter((name) => !notSources.has(name))
    .toSorted()
    .flatMap((name) => filesIn(join(path, name)))
}
