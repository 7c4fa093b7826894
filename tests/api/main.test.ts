import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { openDatabase } from '@second-wind/api/platform/db/open-database'
import { describe, afterEach, beforeEach, expect, test } from 'vitest'
import { someMutations } from '../fixtures/a-mutation.ts'
import { aPush } from '../support/push.ts'

const main = resolve(import.meta.dirname, '../../api/src/main.ts')
const adminMain = resolve(import.meta.dirname, '../../api/src/ops/admin/main.ts')
const json = { 'content-type': 'application/json' }

let folder: string
let running: ChildProcess[] = []
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'second-wind-process-'))
})
afterEach(() => {
  for (const child of running) child.kill('SIGKILL')
  running = []
  rmSync(folder, { recursive: true })
})

type Started = { child: ChildProcess; origin: string }

/** Starts the server as a person does; port 0 lets the system choose one. */
async function start(env: Record<string, string> = {}): Promise<Started> {
  const child = launch(env)
  let output = ''
  for await (const chunk of child.stdout ?? []) {
    output += String(chunk)
    const origin = /^Second Wind is running at (http:\/\/\S+)$/m.exec(output)?.[1]
    if (origin !== undefined) return { child, origin }
  }
  throw new Error(`the server did not start: ${output}`)
}

function launch(env: Record<string, string>): ChildProcess {
  const child = spawn(process.execPath, [main], {
    env: { ...process.env, PORT: '0', DATA_DIR: join(folder, 'data'), ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  running.push(child)
  return child
}

async function failure(env: Record<string, string>): Promise<{ code: number | null; output: string }> {
  const child = launch(env)
  let output = ''
  child.stderr?.on('data', (chunk) => (output += String(chunk)))
  await once(child, 'close')
  return { code: child.exitCode, output }
}

describe('starting the server', () => {
  test.each([
    [{ HOST: '0.0.0.0' }, 'only run on this computer'],
    [{ AUTH_MODE: 'real' }, 'needs PUBLIC_ORIGIN'],
  ])('with %j it refuses to start and gives the reason in one sentence', async (env, sentence) => {
    const { code, output } = await failure(env)
    expect(code).toBe(78)
    expect(output.trim().split('\n')).toEqual([expect.stringContaining(sentence)])
    expect(existsSync(join(folder, 'data'))).toBe(false)
  })
})

describe('stopping and restarting', () => {
  test('stopped while entries arrive, it loses nothing that it acknowledged and leaves a complete file', async () => {
    const { child, origin } = await start()
    const batches = Array.from({ length: 6 }, (_, at) => someMutations(300).slice(at * 50, at * 50 + 50))
    const responses = Promise.allSettled(
      batches.map(async (batch) => {
        const body = JSON.stringify(aPush(batch))
        const response = await fetch(`${origin}/api/sync/push`, { method: 'POST', headers: json, body })
        return response.ok ? batch.length : 0
      }),
    )
    await fetch(`${origin}/api/health`)
    child.kill('SIGTERM')
    const acknowledged = (await responses).reduce(
      (sum, each) => sum + (each.status === 'fulfilled' ? each.value : 0),
      0,
    )
    if (child.exitCode === null) await once(child, 'exit')

    expect(child.exitCode).toBe(0)
    const file = join(folder, 'data/second-wind.sqlite')
    expect(existsSync(`${file}-wal`) ? statSync(`${file}-wal`).size : 0).toBe(0)
    const { db, close } = openDatabase(file)
    const stored = await db
      .selectFrom('symptom_entries')
      .select('id')
      .where('id', 'like', '0199a000-%')
      .execute()
    await close()
    expect(stored.length).toBeGreaterThanOrEqual(acknowledged)
  })

  test('data survives a restart, and the sample people are not added again', async () => {
    const first = await start()
    const body = JSON.stringify(aPush(someMutations(1)))
    await fetch(`${first.origin}/api/sync/push`, { method: 'POST', headers: json, body })
    first.child.kill('SIGINT')
    await once(first.child, 'exit')
    expect(first.child.exitCode).toBe(0)

    const second = await start()
    const entries: unknown = await (await fetch(`${second.origin}/api/symptoms/1?limit=200`)).json()
    expect(entries).toHaveLength(6)
  })
})

describe('the data folder', () => {
  test('only its owner can read the database file', async () => {
    await start()
    expect(statSync(join(folder, 'data/second-wind.sqlite')).mode & 0o077).toBe(0)
    expect(statSync(join(folder, 'data')).mode & 0o077).toBe(0)
  })

  test('a second server on the same data refuses to start, and one after it starts', async () => {
    const first = await start()
    const { code, output } = await failure({})
    expect(code).toBe(1)
    expect(output).toContain('is already being used by another server')
    // Killed, so the system releases its lock.
    first.child.kill('SIGKILL')
    await once(first.child, 'exit')
    await start()
  })

  test('the health command works while the server runs, and a restore is refused', async () => {
    const { origin } = await start()
    const env = { ...process.env, DATA_DIR: join(folder, 'data'), PORT: new URL(origin).port }
    const admin = (...args: string[]) =>
      spawnSync(process.execPath, [adminMain, ...args], { env, encoding: 'utf8' })

    expect(admin('health').stdout).toMatch(/^READY\n[^]*warning\s+the last backup/)
    const file = /^OK: (\S+)/.exec(admin('backup').stdout)?.[1] ?? ''
    // The server looks at most once a second: a quick backup is seen by the next look.
    await expect.poll(() => admin('health').stdout, { timeout: 10_000 }).toMatch(/good\s+the last backup/)
    expect(admin('restore', file)).toMatchObject({
      status: 1,
      stderr: expect.stringContaining('Stop it, then restore'),
    })

    running[0]?.kill('SIGKILL')
    await once(running[0]!, 'exit')
    expect(admin('health')).toMatchObject({ status: 1, stderr: expect.stringContaining('DOWN') })
    expect(admin('restore', file).status).toBe(0)
  })
})
