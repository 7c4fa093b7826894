import { entryFindings } from '@second-wind/core/findings/entry-findings'
import { addDays } from '@second-wind/core/platform/moment'
import type { SymptomReport } from '@second-wind/core/records/symptom-entry'
import type { UsualDay } from '@second-wind/core/records/usual-day'
import { homeDeadline } from '@second-wind/core/recovery/home-advice/home-deadline'
import { describe, expect, test } from 'vitest'
import { aPersonWith, entryAt } from '../../findings/findings-fixtures.ts'

const day = '2026-11-20'
const stable = { coughSeverity: 5, breathlessness: 5, energy: 4 } as const

/** After nine days with the same answers. */
function deadlineFor(
  changes: Partial<SymptomReport>,
  { usual = undefined as UsualDay | undefined, isVulnerable = false } = {},
) {
  const others = Array.from({ length: 9 }, (_, at) => entryAt(`${addDays(day, -1 - at)}T09:00:00Z`, changes))
  const context = { person: { ...aPersonWith('COPD'), isVulnerable }, usual, others }
  const entry = entryAt(`${day}T09:00:00Z`, changes)
  return homeDeadline(entry, entryFindings(entry, day, context), context)
}

describe('the deadline of Home for one entry', () => {
  test('is a GP surgery within 24 to 48 hours for stable scores without a usual day', () => {
    expect(deadlineFor(stable)).toEqual({
      deadline: 'Contact a GP surgery within 24 to 48 hours.',
      reasons: ['breathlessness-medium', 'energy-low'],
    })
  })

  test.each([
    ['a day like the usual day', stable, { usual: { setOn: '2026-11-01', ...stable } }],
    ['mild scores', {}, {}],
    ['a high level, which has other cards', stable, { isVulnerable: true }],
    ['advice for today', { comparedWithUsual: 'worse' }, {}],
  ] as const)('is none with %s', (_, changes, context) => {
    expect(deadlineFor(changes, context)).toBeUndefined()
  })
})
