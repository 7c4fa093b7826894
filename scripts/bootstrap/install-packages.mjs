import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { run } from './run.mjs'

// pnpm 11 does not run on Node 20, and pnpm 12 cannot read this lockfile.
export const pnpm = 'pnpm@10.34.8'
const stampFile = 'node_modules/.bootstrap'

/** Installs exactly what the lockfile lists, unless it is installed already. */
export async function installPackages() {
  const stamp = stampOfPackages()
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp) return

  console.log(`Installing packages with ${pnpm} ...`)
  const code = await run('npx', ['--yes', pnpm, 'install', '--frozen-lockfile'], { env: { CI: '1' } })
  if (code !== 0)
    throw new Error(`Installing the packages failed (exit code ${code}); the lines above say why.`)
  writeFileSync(stampFile, stamp)
}

/** The libraries that only `npm run bench` needs, outside the workspace: 120 MB that nothing else waits for. */
export function installContestants() {
  const args = ['--yes', pnpm, 'install', '--ignore-workspace', '--frozen-lockfile']
  return run('npx', args, { folder: 'tests/bench/contestants', env: { CI: '1' } })
}

function stampOfPackages() {
  const hash = createHash('sha256').update(`${pnpm} ${process.platform} ${process.arch}`)
  const packages = ['.', 'scripts/runtime', ...readdirSync('.')].map((folder) => `${folder}/package.json`)
  for (const file of ['pnpm-lock.yaml', 'pnpm-workspace.yaml', '.npmrc', ...packages].filter(existsSync)) {
    hash.update(`\n${file}\n`).update(readFileSync(file))
  }
  return hash.digest('hex')
}
