import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { fakeOpenWeather } from './fake-open-weather.ts'
import { openWeatherKey } from './open-air-api.ts'

let upstream: Awaited<ReturnType<typeof fakeOpenWeather>>
let folder: string
let child: ChildProcess | undefined
beforeEach(async () => {
  upstream = await fakeOpenWeather()
  folder = mkdtempSync(join(tmpdir(), 'second-wind-air-'))
})
afterEach(async () => {
  child?.kill('SIGKILL')
  await upstream.close()
  rmSync(folder, { recursive: true })
})

describe('the running server', () => {
  test('requests a reading, logs why it failed, and never prints the key', async () => {
    let output = ''
    const server = spawn(process.execPath, [resolve(import.meta.dirname, '../../../api/src/main.ts')], {
      env: {
        ...process.env,
        PORT: '0',
        DATA_DIR: join(folder, 'data'),
        OPENWEATHER_API_KEY: openWeatherKey,
        OPENWEATHER_URL: upstream.url,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    child = server
    server.stdout.on('data', (text) => (output += String(text)))
    server.stderr.on('data', (text) => (output += String(text)))
    await expect.poll(() => output, { timeout: 20_000 }).toMatch(/running at \S+\n/)
    const origin = /running at (\S+)/.exec(output)?.[1]

    const leedsNow = await (await fetch(`${origin}/api/air-quality/Leeds`)).text()
    const nowhere = await (await fetch(`${origin}/api/air-quality/Nowhere`)).text()
    await expect.poll(() => output).toContain('"reason":"unknown place"')
    server.kill('SIGTERM')
    await once(server, 'close')

    expect(leedsNow).toContain('"source":"openweather"')
    expect(nowhere).toContain('"source":"error"')
    expect(output + leedsNow + nowhere).not.toContain(openWeatherKey)
    expect(output).not.toContain('Nowhere')
  })
})
