import { captureMoment, dayMs } from '@second-wind/core/platform/moment'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { findDraft, newId } from '../../../../../web/src/data/local/index.ts'
import { saveTriage } from '../../../../../web/src/data/local/lazy.ts'
import { aPatient } from '../../../../fixtures/a-patient.ts'
import { withFreshDatabase } from '../../../data/local/fresh-database.ts'
import {
  adviceToday,
  emergency,
  insight,
  logButton,
  openTracker,
  setScores,
  slider,
} from '../open-tracker.tsx'
import { choose, line, savedEarlier, withUsualDay } from './choose-how-you-are.tsx'

const db = withFreshDatabase()
const newest = async () => (await db.symptoms.toArray()).toSorted((a, b) => b.date.localeCompare(a.date))[0]

const well = { coughSeverity: 2, breathlessness: 2, energy: 8 }

describe('"My usual day"', () => {
  test('saves the answers of the usual day with two taps, as an entry like any other', async () => {
    await db.profile.put(withUsualDay)
    const { user } = openTracker()
    await choose(user, 'My usual day')
    expect(await line('Cough 4 · Mild')).toBeDefined()
    await user.click(logButton())
    await insight()
    expect(await newest()).toEqual({
      id: expect.any(String),
      userId: 1,
      date: expect.any(String),
      localDate: expect.any(String),
      tzOffsetMin: expect.any(Number),
      coughSeverity: 4,
      breathlessness: 4,
      energy: 6,
      mood: 5,
      temperature: 'normal',
      sputumConsistency: 'thin',
      sputumColor: 'clear',
      sputumAmount: 'usual',
      untouchedScores: ['mood'],
      untouchedFields: ['temperature'],
    })
    expect(await db.outbox.toArray()).toMatchObject([{ kind: 'symptoms.create' }])
  })

  test('names every answer that an open warning sign was about and that is left out, until it is set', async () => {
    await db.profile.put(withUsualDay)
    await savedEarlier(3, { relieverPuffs: 12, temperature: 'moderate-fever' })
    const { user } = openTracker()
    await choose(user, 'My usual day')
    const left = /^You logged a warning sign earlier\. If you are back to normal for you/
    expect((await screen.findByText(left)).textContent).toMatch(
      /log your temperature and your reliever puffs too, so that the reminder about it can end\.$/,
    )
    await user.click(screen.getByRole('button', { name: /^Reliever/ }))
    await user.click(await screen.findByRole('button', { name: 'One puff more' }))
    await waitFor(() => expect(screen.getByText(left).textContent).toMatch(/log your temperature too/))
  })

  test('shows what the usual day does not contain as not set, never as a 5 or as normal', async () => {
    await db.profile.put(withUsualDay)
    const { user } = openTracker()
    await choose(user, 'My usual day')
    for (const name of ['Mood', 'Temperature', 'Peak flow', 'Reliever', 'Notes'])
      expect(await line(`${name} Not set yet`)).toBeDefined()
    expect(await line('Phlegm (mucus) Thin, clear or white')).toBeDefined()
    expect(screen.getByText(/^From your usual day\./)).toBeDefined()
  })

  test('repeats the last entry of a well day without a usual day, and nothing that was measured that day', async () => {
    await savedEarlier(1, { breathlessness: 8 })
    await savedEarlier(2, {
      coughSeverity: 2,
      breathlessness: 3,
      energy: 8,
      mood: 7,
      peakFlowLpm: 400,
      relieverPuffs: 1,
      untouchedFields: ['sputumColor'],
    })
    const { user } = openTracker()
    await screen.findByRole('radio', { name: 'Same as my last good day' })
    await choose(user, 'Same as my last good day')
    expect(await screen.findByText(/^From your entry of /)).toBeDefined()
    await user.click(logButton())
    await insight()
    const entry = await newest()
    expect(entry).toMatchObject({ coughSeverity: 2, breathlessness: 3, energy: 8, mood: 7 })
    // A sign has followed that day, so its phlegm is not filled in either.
    expect(entry?.untouchedFields).toEqual(['temperature', 'sputumColor', 'sputumConsistency'])
    for (const measured of ['peakFlowLpm', 'relieverPuffs', 'untouchedScores'])
      expect(entry).not.toHaveProperty(measured)
  })

  test('says of an entry of today that it is of today, and that its temperature is not repeated', async () => {
    await savedEarlier(0, { temperature: 'normal' })
    const { user } = openTracker()
    await screen.findByRole('radio', { name: 'Same as last time' })
    await choose(user, 'Same as last time')
    expect(await screen.findByText(/^From your entry earlier today\./)).toBeDefined()
    expect(screen.getByText('Take your temperature today if you can.')).toBeDefined()
  })

  test('shows without a usual day, after a well day, that it repeats the last entry with its phlegm', async () => {
    await savedEarlier(1, { breathlessness: 3, sputumColor: 'clear', sputumConsistency: 'thin' })
    const { user } = openTracker()
    await screen.findByRole('radio', { name: 'Same as last time' })
    expect(screen.queryByRole('radio', { name: 'My usual day' })).toBeNull()
    await choose(user, 'Same as last time')
    expect(await line('Phlegm (mucus) Thin, clear or white, amount not answered')).toBeDefined()
  })

  test.each([
    ['two signs, compared with the days before', { coughSeverity: 5, breathlessness: 5 }],
    ['"Worse than usual"', { comparedWithUsual: 'worse' }],
  ] as const)('is not filled in from a day with a finding: %s', async (_, changes) => {
    await db.profile.put(aPatient({ conditions: ['Asthma'] }))
    for (const day of [5, 4, 3, 2]) await savedEarlier(day, { ...well, mood: day })
    await savedEarlier(1, { ...well, ...changes })
    const { user } = openTracker()
    await screen.findByRole('radio', { name: 'Same as my last good day' })
    await choose(user, 'Same as my last good day')
    expect(await line(/^Mood 2/)).toBeDefined()
  })

  test('is not filled in from a day on which a symptom check found something, nor with the phlegm before it', async () => {
    await savedEarlier(2, { ...well, sputumColor: 'clear', sputumConsistency: 'thin' })
    await savedEarlier(1, { ...well, mood: 9 })
    await saveTriage(newId(), { result: 'monitor' }, captureMoment(Date.now() - dayMs, 0))
    const { user } = openTracker()
    await screen.findByRole('radio', { name: 'Same as my last good day' })
    await choose(user, 'Same as my last good day')
    expect(await line(/^Cough 2/)).toBeDefined()
    expect(await line('Phlegm (mucus) Not set yet')).toBeDefined()
  })

  test('without a usual day and an earlier entry, the form explains why nothing is filled in, and opens the sliders', async () => {
    await savedEarlier(1, { breathlessness: 8 })
    const { user } = openTracker()
    await choose(user, 'My usual day')
    expect(await screen.findByText(/^Rate how you are today\./)).toBeDefined()
    expect(slider('Cough').getAttribute('aria-valuetext')).toMatch(/^Not set yet/)
    await user.click(logButton())
    expect(screen.getAllByRole('link', { name: /^Rate your/ })).toHaveLength(4)
    expect(screen.getByRole('heading', { name: 'What is your usual day like?' })).toBeDefined()
    expect(screen.queryByText('There is a problem')).toBeNull()
  })

  test('fills the form when the usual day was set after it was chosen, and no longer shows that there is none', async () => {
    const { user } = openTracker()
    await choose(user, 'My usual day')
    await screen.findByText(/^Rate how you are today/)
    await db.profile.put(withUsualDay)
    await waitFor(() => expect(screen.queryByText(/^Rate how you are today/)).toBeNull())
    await choose(user, 'My usual day')
    expect(await line('Cough 4 · Mild')).toBeDefined()
  })

  test('opens an answer in place from its line, and the change is saved', async () => {
    await db.profile.put(withUsualDay)
    const { user } = openTracker()
    await choose(user, 'My usual day')
    const cough = await line(/^Cough 4/)
    expect(cough.getAttribute('aria-expanded')).toBe('false')
    await user.click(cough)
    await setScores(user, { Cough: 6 })
    await user.click(await line('Temperature Not set yet'))
    // The line names the field, so the field has no label of its own to be seen.
    expect(screen.getAllByText('Temperature')).toHaveLength(1)
    await user.selectOptions(screen.getByLabelText('Temperature'), 'Normal (under 37.8°C)')
    expect(await line('Temperature Normal (under 37.8°C)')).toBeDefined()
    await user.click(logButton())
    await adviceToday()
    expect(await newest()).toMatchObject({ coughSeverity: 6, breathlessness: 4 })
    expect(await newest()).not.toHaveProperty('untouchedFields')
  })

  test('shows the card below its line for an answer that calls for 999, also when the line is closed', async () => {
    await db.profile.put(withUsualDay)
    const { user } = openTracker()
    await choose(user, 'My usual day')
    await user.click(await line(/^Phlegm/))
    await user.click(screen.getByRole('radio', { name: 'Red or blood-stained' }))
    await user.click(await line(/^Phlegm/))
    const card = screen.getByRole('alert')
    expect(within(card).getByRole('link', { name: 'Call 999' })).toBeDefined()
    await user.click(within(card).getByRole('button', { name: 'Save this entry' }))
    await emergency()
  })

  test('opens the line of an answer that cannot be saved, which has the focus', async () => {
    await db.profile.put(withUsualDay)
    const { user } = openTracker()
    await choose(user, 'My usual day')
    await user.click(await line(/^Peak flow/))
    await user.type(screen.getByLabelText('Peak flow (litres a minute)'), '32O')
    await user.click(await line(/^Peak flow/))
    expect(screen.queryByLabelText('Peak flow (litres a minute)')).toBeNull()
    await user.click(logButton())
    expect(document.activeElement).toBe(screen.getByLabelText('Peak flow (litres a minute)'))
    expect(await db.symptoms.count()).toBe(0)
  })
})

describe('the choice of how the patient is', () => {
  test('is one group of three, moved through with the arrow keys', async () => {
    const { user } = openTracker()
    const group = within(screen.getByRole('group', { name: 'How are you today?' }))
    expect(group.getAllByRole('radio')).toHaveLength(3)
    group.getByRole('radio', { name: 'My usual day' }).focus()
    await user.keyboard('{ArrowDown}')
    expect(document.activeElement).toBe(group.getByRole('radio', { name: 'Worse than usual' }))
    expect(await screen.findByRole('slider', { name: 'Cough' })).toBeDefined()
  })

  test('must be made before anything is saved', async () => {
    const { user } = openTracker()
    for (const _ of ['first', 'second']) {
      await user.click(logButton())
      const summary = within(await screen.findByRole('alert', { name: 'There is a problem' }))
      await waitFor(() => expect(document.activeElement?.textContent).toMatch(/^There is a problem/))
      await user.click(summary.getByRole('link', { name: 'Choose how you are' }))
      expect(document.activeElement).toBe(screen.getByRole('radio', { name: 'My usual day' }))
    }
    expect(await db.symptoms.count()).toBe(0)
  })

  test('is kept with the draft', async () => {
    await db.profile.put(withUsualDay)
    const first = openTracker()
    await choose(first.user, 'My usual day')
    await line(/^Cough 4/)
    first.unmount()
    await expect.poll(() => findDraft('symptoms')).toMatchObject({ form: { dayChoice: 'usual' } })
    openTracker()
    await screen.findByText(/^We have kept/)
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'My usual day' }).checked).toBe(true)
    expect(await line(/^Cough 4/)).toBeDefined()
  })
})
