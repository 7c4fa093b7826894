import { screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { aCheckIn, aRosterRow } from '../a-roster-row.ts'
import { startClock } from '../dashboard-clock.ts'
import { openDashboard, openMore, rowOf } from '../open-dashboard.tsx'

beforeEach(() => {
  startClock()
})

afterEach(() => {
  vi.useRealTimers()
})

/** The level is in its line, and the caption in the part that it opens. */
async function openRow(name: string) {
  await openMore(name)
  return within(rowOf(name))
}

describe('a line of the roster', () => {
  describe('with the risk', () => {
    const risk = (level: 'high' | 'medium' | 'low', reasons: string[] = []) => ({
      level,
      isKnown: true,
      reasons,
    })
    const today = aCheckIn('2026-11-20T16:40:00.000Z')

    test.each([
      ['high', '▲', 'HIGH', 'Severe symptoms, seek help'],
      ['medium', '●', 'MEDIUM', 'Monitor closely'],
      ['low', '✓', 'LOW', 'Stable condition'],
    ] as const)('shows the level %s as a word, with its caption', async (level, shape, word, caption) => {
      await openDashboard([aRosterRow({ lastSymptomEntry: today, risk: risk(level) })])
      const row = await openRow('Margaret Ellis')
      expect(row.getByText(word).textContent).toBe(`${shape} ${word}`)
      expect(row.getByText(caption)).toBeTruthy()
    })

    test('shows the reasons that its line lacks, and the group behind "Also"', async () => {
      const reasons = ['vulnerable', 'breathlessness-high', 'breathlessness-medium', 'rule-of-tomorrow']
      await openDashboard([aRosterRow({ lastSymptomEntry: today, risk: risk('high', reasons) })])
      const row = await openRow('Margaret Ellis')
      const why = within(row.getByRole('list', { name: 'Why' }))
      // The sentence of the row has the breathlessness.
      expect(row.getByText(/^Breathlessness \d+ out of 10, today/)).toBeTruthy()
      expect(why.getAllByRole('listitem').map((reason) => reason.textContent)).toEqual([
        'We cannot explain this reason yet. Reload the page',
      ])
      const also = row.getByText('Also: 1 less serious reason').closest('details')
      expect(also).toHaveProperty('open', false)
      expect(also?.textContent).toContain('Higher-risk group')
    })

    test('shows a patient who is high by group alone without severe symptoms', async () => {
      await openDashboard([aRosterRow({ lastSymptomEntry: today, risk: risk('high', ['vulnerable']) })])
      const row = await openRow('Margaret Ellis')
      expect(row.getByText('HIGH')).toBeTruthy()
      expect(row.getByText('Higher-risk group, no severe symptoms logged')).toBeTruthy()
      expect(row.queryByText(/Severe symptoms/)).toBeNull()
    })

    test('shows a patient in a higher-risk group without any data as not known, and never high', async () => {
      await openDashboard([
        aRosterRow({ risk: { level: 'high', isKnown: false, reasons: ['vulnerable'] }, need: 'silent' }),
      ])
      const row = await openRow('Margaret Ellis')
      expect(row.getByText('NOT KNOWN')).toBeTruthy()
      expect(row.getByText('Higher-risk group')).toBeTruthy()
      expect(row.queryByText(/HIGH|Severe/)).toBeNull()
      expect(screen.getByRole('button', { name: 'High (0)' })).toBeTruthy()
    })

    test('shows a patient without data as not known, and never low', async () => {
      await openDashboard([aRosterRow()])
      const row = await openRow('Margaret Ellis')
      expect(row.getByText('NOT KNOWN')).toBeTruthy()
      expect(row.getByText('Not enough information yet')).toBeTruthy()
      expect(row.queryByText(/LOW|Stable/)).toBeNull()
      expect(screen.getByRole('button', { name: 'Low (0)' })).toBeTruthy()
      expect(screen.getByRole('button', { name: 'Not known (1)' })).toBeTruthy()
    })

    test('no longer shows a level that was low two days ago as stable', async () => {
      await openDashboard([
        aRosterRow({ lastSymptomEntry: aCheckIn('2026-11-17T16:00:00.000Z'), risk: risk('low') }),
      ])
      const row = await openRow('Margaret Ellis')
      expect(row.getByText('LOW').className).toContain('grey')
      expect(row.getByText('Was low when last in touch: may have changed')).toBeTruthy()
      expect(row.queryByText('Stable condition')).toBeNull()
    })
  })
})
