import { followUpCard } from '@second-wind/core/findings/follow-up-card'
import { patientFindings } from '@second-wind/core/findings/open-flare-up'
import { addDays, epochMs } from '@second-wind/core/platform/moment'
import { describe, expect, test } from 'vitest'
import { aPersonWith, entryAt } from '../findings-fixtures.ts'

const day = '2026-11-20'
const usual = { coughSeverity: 4, breathlessness: 4, energy: 5 }
const context = {
  person: aPersonWith('COPD'),
  usual: { ...usual, sputumConsistency: 'thin', sputumColor: 'clear', setOn: '2026-11-01' },
} as const
const before = [1, 2, 3].map((ago) => entryAt(`${addDays(day, -ago)}T08:00:00Z`, usual))
const later = entryAt(`${day}T12:00:00Z`, usual)
const findAt = (hour: string, ...entries: ReturnType<typeof entryAt>[]) =>
  patientFindings({ entries: [...entries, ...before], checks: [] }, context, epochMs(`${day}T${hour}:00:00Z`))

describe('a usual entry after a worse one of the same day', () => {
  const worst = entryAt(`${day}T08:00:00Z`, { ...usual, breathlessness: 9, energy: 2 })

  test('is listed as no second warning sign, and the worse one stands', () => {
    const found = findAt('13', later, worst)
    expect(new Set(found.map(({ source }) => source.id))).toEqual(new Set([worst.id]))
    expect(followUpCard(found)).toMatchObject({
      state: 'ask',
      findings: [{ id: 'breathlessness-severe' }],
      others: [],
    })
    expect(found.map(({ level }) => level)).toEqual(findAt('13', worst).map(({ level }) => level))
  })

  test('is still a sign when no single entry of the day has the high scores', () => {
    const cough = entryAt(`${day}T08:00:00Z`, { ...usual, coughSeverity: 8, energy: 3 })
    const tired = entryAt(`${day}T09:00:00Z`, { ...usual, energy: 2 })
    const found = findAt('13', later, tired, cough)
    expect(found.filter(({ level }) => level === 'urgent')).not.toEqual([])
  })
})
