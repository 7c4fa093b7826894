import { lastAdvice, lastAdviceOf } from '@second-wind/core/care/roster/last-advice'
import { describe, expect, test } from 'vitest'

type Counted = Parameters<typeof lastAdviceOf>[0][number]

const found = (
  id: string,
  level: Counted['level'],
  hour: number,
  changes: Partial<Counted> = {},
): Counted => ({
  id,
  level,
  fromMs: Date.UTC(2026, 10, 20, hour),
  reply: undefined,
  ...changes,
})

describe('the advice that a silent patient was shown last', () => {
  test.each([found('phlegm-red', 'emergency', 8), found('breathlessness-high', 'urgent', 8)])(
    'can be read from a reply of the server: $level',
    (finding) => {
      const advice = lastAdviceOf([finding])
      expect(advice?.level).toBe(finding.level)
      expect(lastAdvice.parse(advice)).toEqual(advice)
    },
  )

  test('is to call 999 after a red flag, also when milder signs came later', () => {
    const findings = [found('phlegm-red', 'emergency', 8), found('breathlessness-high', 'urgent', 10)]
    expect(lastAdviceOf(findings)).toEqual({ level: 'emergency', at: '2026-11-20T08:00:00.000Z' })
  })

  test('is dated by the newest of equal signs', () => {
    const findings = [found('phlegm-red', 'emergency', 8), found('fever-high', 'emergency', 9)]
    expect(lastAdviceOf(findings)?.at).toBe('2026-11-20T09:00:00.000Z')
    const urgent = [found('cough-severe', 'urgent', 9), found('breathlessness-high', 'urgent', 8)]
    expect(lastAdviceOf(urgent)).toEqual({ level: 'urgent', at: '2026-11-20T09:00:00.000Z' })
  })

  test('is to get help the same day after one sign of a flare-up too', () => {
    expect(lastAdviceOf([found('flare-up-one-sign', 'watch', 8)])?.level).toBe('urgent')
  })

  test('is not there after signs to watch, nor after a change below the threshold', () => {
    expect(lastAdviceOf([found('worse-than-usual-today', 'watch', 8)])).toBeUndefined()
    expect(lastAdviceOf([found('worse-than-usual', 'urgent', 8, { isBelowThreshold: true })])).toBeUndefined()
    expect(lastAdviceOf([])).toBeUndefined()
  })

  test('stays after the reply "better", which is named with it', () => {
    const replied = (answer: 'still' | 'better') => [
      found('phlegm-red', 'emergency', 8, { reply: { answer } }),
    ]
    expect(lastAdviceOf(replied('better'))).toMatchObject({ level: 'emergency', isBetter: true })
    expect(lastAdviceOf(replied('still'))).not.toHaveProperty('isBetter')
  })
})
