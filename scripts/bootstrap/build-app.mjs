import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { run } from './run.mjs'

/** Must match web/auth-mode.ts. */
const folders = { demo: 'web/dist', real: 'web/dist-real' }
const appSources = ['core', 'sw', 'web', 'scripts/compress.mjs', 'pnpm-lock.yaml', 'tsconfig.base.json']
const serverSources = ['core', 'api', 'pnpm-lock.yaml']
const notSources = new Set(['node_modules', 'dist', 'dist-real', 'dev-dist'])

/** Builds the server, and the app with its service worker for one mode. Returns the exit code. */
export async function buildApp(mode = process.env.AUTH_MODE ?? 'demo') {
  if (!Object.hasOwn(folders, mode)) throw new Error(`AUTH_MODE is demo or real, not ${mode}.`)
  const dist = folders[mode]
  const vite = { folder: 'web', env: { AUTH_MODE: mode } }
  return (
    (await buildIfChanged('api/dist', serverSources, () =>
      run('rolldown', ['--config'], { folder: 'api' }),
    )) ||
    buildIfChanged(
      dist,
      appSources,
      async () =>
        (await run('vite', ['build'], vite)) ||
        (process.env.BENCH === '1' &&
          (await run('vite', ['build', '--config', 'vite.bench.config.ts'], vite))) ||
        run('node', ['scripts/compress.mjs', dist]),
    )
  )
}

/**
 * Keeps an earlier build only if no source has changed since; otherwise deletes it first, so that a failed build leaves
 * nothing to serve.
 */
async function buildIfChanged(dist, sources, build) {
  const stampFile = `${dist}/.sources`
  const stamp = stampOf(sources)
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp) return 0

  rmSync(dist, { recursive: true, force: true })
  const code = await build()
  if (code === 0) writeFileSync(stampFile, stamp)
  return code
}

function stampOf(sources) {
  const hash = createHash('sha256')
  for (const name of Object.keys(process.env).filter(isReadByVite).toSorted()) {
    hash.update(`${name}=${process.env[name]}\n`)
  }
  for (const file of sources.flatMap(filesIn)) hash.update(`\n${file}\n`).update(readFileSync(file))
  return hash.digest('hex')
}

function isReadByVite(variable) {
  return variable.startsWith('VITE_') || variable === 'NODE_ENV' || variable === 'BENCH'
}

function filesIn(path) {
  if (!statSync(path).isDirectory()) return [path]
  return readdirSync(path)
    .filter((name) => !notSources.has(name))
    .toSorted()
    .flatMap((name) => filesIn(join(path, name)))
}
