import { rmSync } from 'node:fs'
import { buildApp } from './build-app.mjs'
import { provideChromium } from './chromium.mjs'
import { countTests, reportFiles } from './count-tests.mjs'
import { installContestants } from './install-packages.mjs'
import { makeRelease } from './make-release.mjs'
import { run, runTogether } from './run.mjs'

/** What each `npm run <task>` does. A task receives the words after `--` and returns an exit code. */
export const tasks = {
  start,
  build: () => buildApp(),
  release,
  dev,
  test,
  check,
  e2e,
  engines,
  screenshots,
  jobs,
  bench,
  mutate,
  exhaust,
  attack,
  format,
  admin,
  'demo:large': demoLarge,
}

const checks = {
  format: () => run('oxfmt', ['--check', '.']),
  lint: () => run('oxlint', ['--type-aware']),
  types: () => run('tsc', ['-b']),
  unused: () => run('knip', []),
  vitest: () => run('vitest', ['run'], { folder: 'tests' }),
}

async function start() {
  return (await buildApp()) || run('node', ['api/dist/main.js'])
}

/** What an operator copies to the server, in the folder `release`. */
async function release() {
  return (await buildApp('real')) || makeRelease()
}

/** The app on port 8710 with hot reload; it passes /api to a server on 8711 that restarts when its code changes. */
function dev() {
  return runTogether(
    { command: 'node', args: ['--watch', 'api/src/main.ts'], env: { PORT: '8711', PROXY_PORT: '8710' } },
    { command: 'vite', args: [], folder: 'web' },
  )
}

/** Runs every step even after a failure, so that the total on the last line is complete. */
async function test() {
  for (const file of reportFiles) rmSync(file, { force: true })
  const hasChromium = await provideChromium()
  const exitCodes = await runInTurn({ ...checks, playwright: () => (hasChromium ? playwright([]) : 1) })
  const { passed, failed, skipped, failures, unsteady } = countTests(exitCodes)
  for (const { name, why } of unsteady) console.log(`\nPASSED ONLY WHEN REPEATED ${name}\n${firstLines(why)}`)
  for (const { name, why } of failures) console.log(`\nFAILED ${name}\n${firstLines(why)}`)
  const isGreen = allSucceeded(exitCodes) && failed === 0 && passed > 0
  console.log(`${passed} passed, ${failed} failed, ${skipped} skipped`)
  return isGreen ? 0 : 1
}

async function check() {
  return allSucceeded(await runInTurn(checks)) ? 0 : 1
}

async function e2e(args) {
  return (await provideChromium()) ? playwright(args) : 1
}

/** Journeys in WebKit, Firefox and Chromium, in those that are installed: all, or those whose file is named. */
async function engines(args) {
  const words = ['run', '--config', 'engines/vitest.config.ts', ...args]
  return (await buildApp('demo')) || run('vitest', words, { folder: 'tests' })
}

async function screenshots() {
  if (!(await provideChromium())) return 1
  return (
    (await buildApp()) ||
    (await buildApp('real')) ||
    (await run('node', ['scripts/with-server.mjs', 'node', 'tests/e2e/take-screenshots.ts'])) ||
    run('node', ['tests/e2e/take-real-screenshots.ts'])
  )
}

/** Does what patients and clinicians come for, and writes what it costs them. */
async function jobs() {
  if (!(await provideChromium())) return 1
  return (await buildApp()) || run('node', ['tests/e2e/time-jobs.ts'])
}

/** Measures all sections of docs/benchmarks.md, or those named. */
async function bench(args) {
  if (!(await provideChromium())) return 1
  process.env.BENCH = '1'
  return (
    (await installContestants()) ||
    (await buildApp()) ||
    run('node', ['bench/run.ts', ...args], { folder: 'tests' })
  )
}

/** Fills an empty DATA_DIR with a long list of invented patients. */
function demoLarge(args) {
  return run('node', ['api/src/demo/large/run.ts', ...args])
}

function mutate(args) {
  return run('node', ['mutation/run.ts', ...args], { folder: 'tests' })
}

/** Compares every possible symptom check with the specification. */
function exhaust() {
  return run('node', ['exhaust/run.ts'], { folder: 'tests' })
}

/** Attacks the server as it is deployed, and writes what happened into docs/security.md. */
async function attack(args) {
  return (await buildApp('real')) || run('node', ['attacks/run.ts', ...args], { folder: 'tests' })
}

function format() {
  return run('oxfmt', ['.'])
}

function admin(args) {
  return run('node', ['api/src/ops/admin/main.ts', ...args])
}

async function playwright(args) {
  const words = ['test', '--config', 'e2e/playwright.config.ts', ...args]
  return (await buildApp('demo')) || (await buildApp('real')) || run('playwright', words, { folder: 'tests' })
}

async function runInTurn(steps) {
  const exitCodes = {}
  for (const [name, step] of Object.entries(steps)) {
    console.log(`\n--- ${name} ---`)
    exitCodes[name] = await step()
  }
  return exitCodes
}

/** Enough to diagnose a failure when only the end of the output was kept. */
function firstLines(text = 'There was no output.') {
  return text.split('\n').slice(0, 12).join('\n')
}

function allSucceeded(exitCodes) {
  const failed = Object.keys(exitCodes).filter((name) => exitCodes[name] !== 0)
  if (failed.length > 0) console.log(`\nFailed: ${failed.join(', ')}`)
  return failed.length === 0
}
