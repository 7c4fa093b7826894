import { readFileSync } from 'node:fs'
import { afterAll, describe, expect, test } from 'vitest'
import { startWarmVitest, threads } from './warm-vitest.ts'

const file = '../core/src/records/nhs-number.ts'
const source = readFileSync(file, 'utf8')

/** Puts `to` where the source has `from`. */
const fault = (from: string, to: string) => {
  const start = source.indexOf(from)
  return { file, line: 1, from, to, start, end: start + from.length }
}

const vitest = await startWarmVitest({ include: ['core/records/nhs-number.test.ts'], pool: threads })

describe('a planted fault', () => {
  afterAll(() => vitest.close())

  test.each([
    ['is caught when a test fails', fault('(10 - at)', '(9 - at)'), 'caught'],
    ['is caught when its file cannot be loaded', fault('', "throw new Error('a fault')\n"), 'caught'],
    ['is missed when no test fails', fault('', '// A comment.\n'), 'missed'],
  ])('%s', async (_what, planted, verdict) => {
    expect(await vitest.findVerdict(planted)).toBe(verdict)
  })

  test('is gone when the next is planted, even if its loop never ended', async () => {
    expect(await vitest.findVerdict(fault('', 'while (Math) {}\n'), 3_000)).toBe('endless')
    expect(await vitest.findVerdict(fault('', '// A comment.\n'))).toBe('missed')
  })
})
