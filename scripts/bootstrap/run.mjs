import { spawn } from 'node:child_process'
import { constants } from 'node:os'
import { delimiter, resolve } from 'node:path'

const running = new Set()
let stopSignal

/**
 * Runs one command and returns its exit code (128 + n when signal n ended it). When this process gets a signal to stop,
 * it stops the command and exits with its code, so that no later step starts.
 */
export async function run(command, args, { folder = '.', env = {} } = {}) {
  const code = await exitCodeOf(command, start(command, args, folder, env))
  if (stopSignal !== undefined) process.exit(code)
  return code
}

/** Runs commands in parallel; when one ends, stops the others. Returns the exit code of the first to end. */
export async function runTogether(...commands) {
  const codes = commands.map(({ command, args, folder = '.', env = {} }) =>
    exitCodeOf(command, start(command, args, folder, env)),
  )
  const first = await Promise.race(codes)
  for (const child of running) child.kill('SIGTERM')
  await Promise.all(codes)
  return first
}

function start(command, args, folder, env) {
  const PATH = [resolve(folder, 'node_modules/.bin'), process.env.PATH].join(delimiter)
  const child = spawn(command, args, { cwd: folder, env: { ...process.env, PATH, ...env }, stdio: 'inherit' })
  running.add(child)
  return child
}

function exitCodeOf(command, child) {
  return new Promise((done) => {
    child.on('error', (error) => {
      console.error(`Could not run ${command}: ${error.message}`)
      running.delete(child)
      done(127)
    })
    child.on('exit', (code, signal) => {
      running.delete(child)
      done(code ?? 128 + constants.signals[signal])
    })
  })
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
  process.on(signal, () => {
    // Ctrl-C arrives twice, from the terminal and from npm; only the first is passed on.
    if (stopSignal === signal) return
    stopSignal = signal
    if (running.size === 0) process.exit(128 + constants.signals[signal])
    for (const child of running) child.kill(signal)
  })
}
