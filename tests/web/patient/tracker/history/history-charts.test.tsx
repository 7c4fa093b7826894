import type { SymptomReport } from '@second-wind/core/records/symptom-entry'
import { screen, within } from '@testing-library/react'
import { describe, afterEach, beforeEach, expect, test, vi } from 'vitest'
import { withSectionsOpen } from '../../../../support/open-sections.ts'
import { withFreshDatabase } from '../../../data/local/fresh-database.ts'
import { saveEntryAt, openHistory } from './open-history.tsx'

withFreshDatabase()
withSectionsOpen()
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-20T18:00:00Z') })
})
afterEach(() => vi.useRealTimers())

const logOn = (day: string, changes?: Partial<SymptomReport>) => saveEntryAt(`${day}T08:00:00Z`, changes)
const chart = (name: string) => screen.findByRole('img', { name: new RegExp(`^${name}, last`) })
const period = (days: number) => screen.getByRole('button', { name: `${days} days` })

/** The positions of the dots: percent from the left, percent from the top. */
const dotsOf = (picture: HTMLElement) =>
  [...picture.querySelectorAll('path')]
    .map((path) => /^M([\d.]+) ([\d.]+)h0$/.exec(path.getAttribute('d') ?? ''))
    .flatMap((found) => (found ? [[Math.round(Number(found[1])), Math.round(Number(found[2]))]] : []))
const linesOf = (picture: HTMLElement) =>
  [...picture.querySelectorAll('path')]
    .map((path) => path.getAttribute('d') ?? '')
    .filter((d) => d.includes('L'))

describe('charts', () => {
  test('each score has a chart with a sentence that describes it', async () => {
    await logOn('2026-11-16', { coughSeverity: 8, energy: 2 })
    await logOn('2026-11-17', { coughSeverity: 9, energy: 3 })
    await logOn('2026-11-20', { coughSeverity: 3, energy: 7 })
    openHistory()
    expect((await chart('Cough')).getAttribute('aria-label')).toBe(
      'Cough, last 7 days: 3 check-ins, from 8 Significant on 16 Nov to 3 Mild on 20 Nov. Lowest 3, highest 9. 2 days in between without one. Lower is better.',
    )
    expect((await chart('Energy')).getAttribute('aria-label')).toMatch(/Higher is better\.$/)
    expect(screen.getAllByRole('img', { name: /, last 7 days/ })).toHaveLength(4)
    expect(screen.getAllByText('Lower is better')).toHaveLength(2)
    expect(screen.getAllByText('Higher is better')).toHaveLength(2)
  })

  test('there is one dot for each entry, and no line over a missed day', async () => {
    await logOn('2026-11-16', { coughSeverity: 1 })
    await logOn('2026-11-17', { coughSeverity: 10 })
    await logOn('2026-11-20', { coughSeverity: 10 })
    openHistory()
    const cough = await chart('Cough')
    expect(dotsOf(cough)).toEqual([
      [33, 100],
      [48, 0],
      [90, 0],
    ])
    const [line] = linesOf(cough)
    expect(line?.match(/[ML]/g)).toEqual(['M', 'L', 'M'])
  })

  test('a longer range shows older entries', async () => {
    for (const day of ['2026-11-19', '2026-11-01', '2026-09-01', '2026-08-01']) await logOn(day)
    const { user } = openHistory()
    expect(dotsOf(await chart('Mood'))).toHaveLength(1)
    expect(period(7).getAttribute('aria-pressed')).toBe('true')
    await user.click(period(30))
    expect(dotsOf(await chart('Mood'))).toHaveLength(2)
    await user.click(period(90))
    expect(dotsOf(await chart('Mood'))).toHaveLength(3)
    expect(period(7).getAttribute('aria-pressed')).toBe('false')
  })

  test('a range without entries is labelled so', async () => {
    await logOn('2026-11-01')
    openHistory()
    expect(await screen.findByText('No check-ins in the last 7 days.')).toBeDefined()
    expect(screen.queryByRole('img', { name: /last 7 days/ })).toBeNull()
  })

  test('a score that was not set has no dot', async () => {
    await logOn('2026-11-19', { mood: 5, untouchedScores: ['mood'] })
    openHistory()
    await chart('Cough')
    expect(screen.getByText('No scores were set in the last 7 days.')).toBeDefined()
    expect(screen.queryByRole('img', { name: /^Mood/ })).toBeNull()
  })

  test('peak flow has a chart once there is a value', async () => {
    await logOn('2026-11-19')
    await logOn('2026-11-20', { peakFlowLpm: 320 })
    openHistory()
    expect((await chart('Peak flow')).getAttribute('aria-label')).toBe(
      'Peak flow, last 7 days: 1 check-in, 320 litres a minute on 20 Nov. Higher is better.',
    )
  })
})

describe('charts or table', () => {
  test('the same data can be read as a table, and the choice is kept', async () => {
    await logOn('2026-11-18', { coughSeverity: 8 })
    await logOn('2026-11-20', { coughSeverity: 3, mood: 5, untouchedScores: ['mood'], peakFlowLpm: 320 })
    const first = openHistory()
    await chart('Cough')
    await first.user.click(screen.getByRole('button', { name: 'Show as a table' }))
    expect(screen.queryByRole('img', { name: /last 7 days/ })).toBeNull()
    first.unmount()

    const { user } = openHistory()
    const rows = within(await screen.findByRole('table')).getAllByRole('row')
    expect(rows.map((row) => [...row.children].map((cell) => cell.textContent))).toEqual([
      ['When', 'Cough', 'Breathlessness', 'Energy', 'Mood', 'Peak flow (litres a minute)'],
      ['20 Nov, 08:00', '3 Mild', '3 Mild', '6 Medium', 'Not answered', '320'],
      ['18 Nov, 08:00', '8 Significant', '3 Mild', '6 Medium', '7 Good', 'Not measured'],
    ])
    await user.click(screen.getByRole('button', { name: 'Show as charts' }))
    await chart('Cough')
  })

  test('a browser that keeps no choice shows charts', async () => {
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('no storage', 'SecurityError')
    })
    await logOn('2026-11-20')
    const { user } = openHistory()
    await user.click(await screen.findByRole('button', { name: 'Over time' }))
    expect(dotsOf(await chart('Cough'))).toHaveLength(1)
    vi.restoreAllMocks()
  })
})
