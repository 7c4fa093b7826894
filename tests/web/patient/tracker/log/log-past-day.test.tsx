import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { describe, afterEach, beforeEach, expect, test, vi } from 'vitest'
import { findDraft } from '../../../../../web/src/data/local/index.ts'
import { openApp } from '../../../../support/render.tsx'
import { withFreshDatabase } from '../../../data/local/fresh-database.ts'
import { insight, logButton, mildDay, openForm, openTracker, setScores } from '../open-tracker.tsx'
import { choose } from './choose-how-you-are.tsx'

const db = withFreshDatabase()
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-20T18:00:00') }))
afterEach(() => vi.useRealTimers())

const missedADay = () => screen.getByRole('button', { name: 'Missed a day? Log for another day' })
const dayField = () => screen.getByRole<HTMLSelectElement>('combobox', { name: 'Which day is this for?' })

async function openFor(day: string) {
  const { user } = openForm()
  await user.click(missedADay())
  await user.selectOptions(dayField(), day)
  return user
}

describe('logging a missed day', () => {
  test('today is the default, and 30 days back can be chosen but not tomorrow', async () => {
    const { user } = openForm()
    await user.click(missedADay())
    expect(document.activeElement).toBe(dayField())
    const days = within(dayField())
      .getAllByRole<HTMLOptionElement>('option')
      .map((option) => option.textContent)
    expect(days).toHaveLength(31)
    expect(days[0]).toBe('Today, Friday 20 November 2026')
    expect(days[1]).toBe('Yesterday, Thursday 19 November 2026')
    expect(days.at(-1)).toBe('Wednesday 21 October 2026')
    expect(dayField().value).toBe('')
  })

  test('a missed day is logged at noon of that day, and the screen shows which day it is', async () => {
    const user = await openFor('2026-11-18')
    expect(screen.getByText('Wednesday 18 November 2026', { selector: 'strong' })).toBeDefined()
    expect(screen.getByRole('heading', { name: 'Symptom Check for another day' })).toBeDefined()
    await setScores(user, mildDay)
    await user.click(logButton())

    await screen.findByText('Logged for Wednesday 18 November 2026.')
    expect(screen.queryByRole('dialog')).toBeNull()
    const [entry] = await db.symptoms.toArray()
    expect(entry).toMatchObject({ localDate: '2026-11-18', coughSeverity: 3 })
    expect(new Date(entry!.date)).toEqual(new Date('2026-11-18T12:00:00'))
    expect(entry!.tzOffsetMin).toBe(-new Date('2026-11-18T12:00:00').getTimezoneOffset())
    expect(screen.queryByRole('group', { name: 'Warning about this entry' })).toBeNull()
    expect(await screen.findByText('Symptoms logged successfully')).toBeDefined()
  })

  test('a feeling that was chosen for a missed day is not replaced by "Set each answer myself"', async () => {
    const { user } = openTracker()
    const setEach = { name: 'Set each answer myself' }
    expect(screen.getByRole('button', setEach)).toBeDefined()
    await user.click(missedADay())
    await user.selectOptions(dayField(), '2026-11-18')
    await choose(user, 'Much worse')
    await waitFor(() => expect(screen.queryByRole('button', setEach)).toBeNull())
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Much worse' }).checked).toBe(true)
  })

  test('a missed day is shown by its date, without the noon at which it is stored', async () => {
    const user = await openFor('2026-11-18')
    await setScores(user, { ...mildDay, Cough: 9 })
    await user.click(logButton())
    await screen.findByText('Logged for Wednesday 18 November 2026.')
    cleanup()
    await openApp('/tracking?tab=history')
    const history = screen.getByRole('main')
    await waitFor(() => expect(history.textContent).toMatch(/Wednesday 18 November 2026/))
    expect(history.textContent).not.toMatch(/12:00/)
  })

  test('after a missed day the form is for today again', async () => {
    const user = await openFor('2026-11-19')
    await setScores(user, mildDay)
    await user.click(logButton())
    await screen.findByText(/^Logged for Thursday/)
    expect(await screen.findByRole('heading', { name: "Today's Symptom Check" })).toBeDefined()
    await setScores(user, mildDay)
    await user.click(logButton())
    await insight()
    expect((await db.symptoms.toArray()).map((entry) => entry.localDate).toSorted()).toEqual([
      '2026-11-19',
      '2026-11-20',
    ])
  })

  test('a warning of a missed day shows its card too', async () => {
    const user = await openFor('2026-11-10')
    await setScores(user, { ...mildDay, Breathlessness: 9 })
    await user.selectOptions(screen.getByLabelText('Phlegm (mucus) thickness'), 'Thin')
    await user.selectOptions(screen.getByLabelText('Phlegm (mucus) colour'), 'Red or blood-stained')
    await user.click(logButton())
    const warning = await screen.findByRole('group', { name: 'Warning about this entry' })
    await waitFor(() => expect(document.activeElement).toBe(warning))
    expect(
      within(warning)
        .getAllByRole('heading')
        .map((heading) => heading.textContent),
    ).toEqual(['Immediate action required: Call 999 if you feel like this now'])
    expect(
      within(warning)
        .getAllByRole('listitem')
        .map((sign) => sign.textContent),
    ).toEqual(['breathlessness 9 out of 10', 'red or blood-stained phlegm'])
    expect(screen.queryByText('Symptoms logged successfully')).toBeNull()
    expect(
      within(warning)
        .getAllByRole('link')
        .map((link) => link.getAttribute('href')),
    ).toEqual(['tel:999', 'tel:111', '/symptom-checker'])
  })

  test('the chosen day is kept with the rest of a half-filled form', async () => {
    const { user, unmount } = openForm()
    await user.click(missedADay())
    await user.selectOptions(dayField(), '2026-11-17')
    unmount()
    await expect.poll(() => findDraft('symptoms')).toMatchObject({ form: { day: '2026-11-17' } })
    openTracker()
    await screen.findByText('Tuesday 17 November 2026', { selector: 'strong' })
    expect(dayField().value).toBe('2026-11-17')
  })
})
