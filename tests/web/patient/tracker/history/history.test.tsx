import { captureMoment, minuteMs } from '@second-wind/core/platform/moment'
import { screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { newId } from '../../../../../web/src/data/local/index.ts'
import { saveSymptoms } from '../../../../../web/src/data/local/lazy.ts'
import { aReport } from '../../../../fixtures/an-entry.ts'
import { withFreshDatabase } from '../../../data/local/fresh-database.ts'
import { openTracker } from '../open-tracker.tsx'
import { findCards, saveEntryAt, openHistory } from './open-history.tsx'

const db = withFreshDatabase()
beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2026-11-20T20:00:00Z'), toFake: ['Date'] })
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

describe('the list of entries', () => {
  test('a new patient sees that there are no entries, and how to begin', async () => {
    const { user } = openHistory()
    expect(screen.getByText('Loading symptom history...')).toBeDefined()
    await screen.findByText('No symptom history yet.')
    expect(screen.getByText('Start logging your symptoms to track your recovery progress.')).toBeDefined()
    await user.click(screen.getByRole('button', { name: 'Log your first symptoms' }))
    expect(screen.getByRole('tab', { name: 'Log Symptoms' }).getAttribute('aria-selected')).toBe('true')
  })

  test('entries are listed newest first with day, time, scores out of ten and their words', async () => {
    await saveEntryAt('2026-11-18T07:05:00Z')
    await saveEntryAt('2026-11-20T18:02:00Z', { coughSeverity: 9, energy: 10 })
    openHistory()
    const [newest, older] = await findCards()
    expect(within(newest!).getByRole('heading').textContent).toBe('Friday 20 November 2026, 18:02')
    expect(within(older!).getByRole('heading').textContent).toBe('Wednesday 18 November 2026, 07:05')
    expect(within(newest!).getByText('9/10').nextSibling?.textContent).toBe('Severe')
    expect(within(newest!).getByText('10/10').nextSibling?.textContent).toBe('Very good')
  })

  test('an entry logged on holiday keeps the local time of that place', async () => {
    await saveSymptoms(newId(), aReport(), captureMoment(Date.parse('2026-11-20T23:30:00Z'), 120))
    openHistory()
    const [entry] = await findCards()
    expect(within(entry!).getByRole('heading').textContent).toBe('Saturday 21 November 2026, 01:30')
  })

  test('only the 14 newest are shown, until more are requested', async () => {
    for (let day = 1; day <= 16; day++) await saveEntryAt(`2026-11-${String(day).padStart(2, '0')}T08:00:00Z`)
    const { user } = openHistory()
    expect(await findCards()).toHaveLength(14)
    expect(screen.getByText('Showing 14 of 16 check-ins')).toBeDefined()
    await user.click(screen.getByRole('button', { name: 'Show more' }))
    expect(await findCards()).toHaveLength(16)
    expect(document.activeElement?.textContent).toBe('Monday 2 November 2026, 08:00')
    expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull()
  })
})

describe('entries older than the newest three', () => {
  const saveFour = async (oldest: Parameters<typeof saveEntryAt>[1] = {}) => {
    await saveEntryAt('2026-11-01T08:00:00Z', oldest)
    for (const day of ['02', '03', '04']) await saveEntryAt(`2026-11-${day}T08:00:00Z`)
  }

  test('are one line with scores, unusual answers, notes and what is not sent yet', async () => {
    await saveFour({
      breathlessness: 8,
      untouchedScores: ['mood'],
      sputumConsistency: 'sticky',
      sputumColor: 'green',
      notes: 'Slept badly',
    })
    openHistory()
    const cards = await findCards()
    const oldest = within(cards[3]!)
    for (const words of [
      'Cough 4/10',
      'Breathlessness 8/10',
      'Energy 6/10',
      'Mood not answered',
      'Phlegm: Sticky, green, amount not answered',
      'Slept badly',
      'Saved on this phone',
    ])
      expect(await oldest.findByText(words)).toBeDefined()
    expect(oldest.queryByRole('button', { name: /^Edit/ })).toBeNull()
    expect(within(cards[2]!).getByRole('button', { name: /^Edit/ })).toBeDefined()
  })

  test('open to the whole entry with Edit and Delete, and close again', async () => {
    await saveFour({ coughSeverity: 9 })
    const { user } = openHistory()
    const oldest = within((await findCards())[3]!)
    const heading = oldest.getByRole('button', { name: 'Sunday 1 November 2026, 08:00' })
    await user.click(heading)
    expect(oldest.getByText('9/10').nextSibling?.textContent).toBe('Severe')
    expect(oldest.getByRole('button', { name: /^Edit/ })).toBeDefined()
    expect(oldest.getByRole('button', { name: /^Delete/ })).toBeDefined()
    await user.click(heading)
    expect(oldest.queryByRole('button', { name: /^Edit/ })).toBeNull()
  })
})

describe('what an entry shows', () => {
  test('peak flow and reliever are on the card, with the zone as recorded', async () => {
    await saveEntryAt('2026-11-20T08:00:00Z', { peakFlowLpm: 320, peakFlowZone: '50_80', relieverPuffs: 1 })
    openHistory()
    await screen.findByText('Peak flow: 320 litres a minute (between 50% and 80% of your best)')
    expect(screen.getByText('Reliever: 1 puff in 24 hours')).toBeDefined()
  })

  test('notes are shown as typed, and markup in them stays text', async () => {
    await saveEntryAt('2026-11-20T18:02:00Z', { notes: 'Line one\n<b>not bold</b> "quoted" 😀' })
    openHistory()
    const notes = await screen.findByText(/Line one/)
    expect(notes.textContent).toBe('Line one\n<b>not bold</b> "quoted" 😀')
    expect(notes.querySelector('b')).toBeNull()
  })

  test('unusual answers are shown, ordinary ones are not', async () => {
    await saveEntryAt('2026-11-19T08:00:00Z')
    await saveEntryAt('2026-11-20T08:00:00Z', {
      temperature: 'moderate-fever',
      sputumConsistency: 'sticky',
      sputumColor: 'green',
    })
    openHistory()
    const [ill, well] = await findCards()
    expect(within(ill!).getByText('Temperature: High (38.3 to 39.4°C)')).toBeDefined()
    expect(within(ill!).getByText('Phlegm: Sticky, green, amount not answered')).toBeDefined()
    expect(within(well!).queryByText(/Phlegm/)).toBeNull()
  })

  test('a normal temperature differs from one that was not answered', async () => {
    await saveEntryAt('2026-11-19T08:00:00Z', { untouchedFields: ['temperature'] })
    await saveEntryAt('2026-11-20T08:00:00Z', { temperature: 'normal' })
    openHistory()
    const [answered, unanswered] = await findCards()
    expect(within(answered!).getByText('Temperature: Normal')).toBeDefined()
    expect(within(unanswered!).getByText('Temperature: Not answered')).toBeDefined()
    expect(within(unanswered!).queryByText('Temperature: Normal')).toBeNull()
  })

  test('a score that was not set is not shown as an answer', async () => {
    await saveEntryAt('2026-11-20T08:00:00Z', { breathlessness: 5, untouchedScores: ['breathlessness'] })
    openHistory()
    const [card] = await findCards()
    const scores = [...card!.querySelectorAll('dt')].map((name) => name.parentElement!)
    expect(scores.map(({ textContent }) => textContent)).toEqual([
      'Cough4/10Mild',
      'BreathlessnessNot answered',
      'Energy6/10Medium',
      'Mood7/10Good',
    ])
    expect(scores.map((score) => score.querySelectorAll('[role="progressbar"]').length)).toEqual([1, 0, 1, 1])
  })
})

describe('trends', () => {
  test('trends are named in words, each in its own direction', async () => {
    await saveEntryAt('2026-11-18T08:00:00Z', { coughSeverity: 6, breathlessness: 4, energy: 3, mood: 8 })
    await saveEntryAt('2026-11-20T08:00:00Z', { coughSeverity: 3, breathlessness: 4, energy: 6, mood: 5 })
    openHistory()
    const grid = within((await screen.findByRole('heading', { name: 'Recent Trends' })).parentElement!)
    const tiles = grid.getAllByRole('listitem').map((tile) => tile.textContent)
    expect(tiles).toEqual([
      'CoughImprovingAverage 3, down from 6',
      'BreathlessnessStableAverage 4, the same as before',
      'EnergyImprovingAverage 6, up from 3',
      'MoodWorseningAverage 5, down from 8',
    ])
  })

  test('while an earlier red flag counts, it is shown above figures without reassuring words', async () => {
    const at = (minutesAgo: number) => new Date(Date.now() - minutesAgo * minuteMs).toISOString()
    await saveEntryAt(at(20), { coughSeverity: 6, breathlessness: 9, energy: 6, mood: 5 })
    await saveEntryAt(at(10), { coughSeverity: 3, breathlessness: 4, energy: 3, mood: 5 })
    openHistory()
    const grid = within((await screen.findByRole('heading', { name: 'Recent Trends' })).parentElement!)
    expect(grid.getAllByRole('listitem').map((tile) => tile.textContent)).toEqual([
      'CoughAverage 3',
      'BreathlessnessAverage 4',
      'EnergyWorseningAverage 3, down from 6',
      'MoodAverage 5',
    ])
    expect(grid.getByText(/^Because you had a warning sign recently/)).toBeDefined()
    const question = await screen.findByText('Do you still feel like this?')
    const heading = grid.getByRole('heading', { name: 'Recent Trends' })
    expect(question.compareDocumentPosition(heading)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  })

  test('a single entry has no trend', async () => {
    await saveEntryAt('2026-11-20T08:00:00Z')
    openHistory()
    expect(await screen.findAllByText('Not enough check-ins yet')).toHaveLength(4)
  })
})

describe('reading and leaving the history', () => {
  test('when the history cannot be read, the rest of the screen still works', async () => {
    vi.spyOn(db.symptoms, 'orderBy').mockImplementation(() => {
      throw new Error('storage is gone')
    })
    openHistory()
    expect(await screen.findByText(/^We could not open your history/)).toBeDefined()
  })

  test('going back from the history opens the form again', async () => {
    const { user } = openTracker()
    await user.click(screen.getByRole('tab', { name: 'History' }))
    await screen.findByText('No symptom history yet.')
    await user.click(screen.getByRole('tab', { name: 'Log Symptoms' }))
    expect(screen.getByRole('heading', { name: "Today's Symptom Check" })).toBeDefined()
  })
})
