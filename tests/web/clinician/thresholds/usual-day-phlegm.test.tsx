import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { startClock } from '../dashboard-clock.ts'
import { aRecord, aRecordEntry } from '../record/a-record.ts'
import { openRecord, section } from '../record/open-record.tsx'

beforeEach(() => {
  startClock()
})
afterEach(() => {
  vi.useRealTimers()
})

const usualDay = { breathlessness: 4, sputumColor: 'clear', setOn: '2026-11-01' } as const

/** What the table of the usual day has of the latest check-in under this label. */
const latestOf = (label: string): string | null | undefined =>
  section('Usual day').queryByRole('rowheader', { name: label })?.parentElement?.children[2]?.textContent

describe('the usual day beside the latest phlegm', () => {
  test.each([
    [{ sputumConsistency: 'thick', sputumAmount: 'usual' }, 'Green', 'As much as usual'],
    [{ sputumConsistency: 'thick', sputumAmount: 'more' }, 'Green', 'More than usual'],
    [{ sputumConsistency: 'none', sputumColor: 'clear' }, 'No phlegm', undefined],
    [
      { sputumConsistency: 'none', sputumColor: 'clear', untouchedFields: ['sputumColor' as const] },
      'No phlegm, blood not answered',
      undefined,
    ],
  ] as const)(
    'tells what was answered about phlegm from what was not: %o',
    async (answers, color, amount) => {
      const entry = aRecordEntry({
        sputumColor: 'green',
        ...answers,
        untouchedFields: 'untouchedFields' in answers ? [...answers.untouchedFields] : [],
      })
      const record = aRecord({ symptoms: [entry] })
      await openRecord({ ...record, profile: { ...record.profile, usualDay } })
      expect(latestOf('Phlegm (mucus) colour')).toBe(color)
      expect(latestOf('Phlegm (mucus) amount')).toBe(amount)
    },
  )
})
