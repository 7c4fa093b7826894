import { captureMoment } from '@second-wind/core/platform/moment'
import type { SymptomReport } from '@second-wind/core/records/symptom-entry'
import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { describe, expect, test } from 'vitest'
import {
  captureNow,
  findDraft,
  newId,
  saveDraft,
  saveSymptoms,
} from '../../../../../web/src/data/local/index.ts'
import { emptyForm } from '../../../../../web/src/patient/tracker/symptom-form.ts'
import { aPatient } from '../../../../fixtures/a-patient.ts'
import { aReport } from '../../../../fixtures/an-entry.ts'
import { withFreshDatabase } from '../../../data/local/fresh-database.ts'
import { emergency, insight, logButton, openTracker, setScores, slider } from '../open-tracker.tsx'

const db = withFreshDatabase()
const dayMs = 24 * 60 * 60_000
const withUsualDay = aPatient({
  conditions: ['COPD'],
  respiratoryDiagnosis: 'COPD',
  usualDay: {
    coughSeverity: 4,
    breathlessness: 4,
    energy: 6,
    sputumConsistency: 'thin',
    sputumColor: 'clear',
    relieverPuffs: 2,
    setOn: '2026-01-01',
  },
})

const emergencyList = () => screen.findByRole('heading', { name: /Call 999 now if you or someone else:$/ })
const noneApply = () => screen.getByRole('button', { name: 'None of these apply. Carry on.' })
const choose = (user: UserEvent, name: string) => user.click(screen.getByRole('radio', { name }))
/** A line by all that it says. */
const line = (words: string | RegExp) =>
  screen.findByText((_, element) => element?.tagName === 'BUTTON' && matches(element.textContent, words))
const matches = (text: string, words: string | RegExp) =>
  typeof words === 'string' ? text === words : words.test(text)
const savedEarlier = (daysAgo: number, changes: Partial<SymptomReport>) =>
  saveSymptoms(newId(), aReport(changes), captureMoment(Date.now() - daysAgo * dayMs, 0))
const newest = async () => (await db.symptoms.toArray()).toSorted((a, b) => b.date.localeCompare(a.date))[0]

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
    const left = /^A warning sign that you logged is still open\. Set/
    expect((await screen.findByText(left)).textContent).toMatch(
      /Set your temperature and your reliever puffs too: without that, this day does not end it\.$/,
    )
    await user.click(screen.getByRole('button', { name: /^Reliever/ }))
    await user.click(await screen.findByRole('button', { name: 'One puff more' }))
    await waitFor(() => expect(screen.getByText(left).textContent).toMatch(/Set your temperature too:/))
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
    expect(entry?.untouchedFields).toEqual(['temperature', 'sputumColor'])
    for (const measured of ['peakFlowLpm', 'relieverPuffs', 'untouchedScores'])
      expect(entry).not.toHaveProperty(measured)
  })

  test('shows without a usual day, after a well day, that it repeats the last entry', async () => {
    await savedEarlier(1, { breathlessness: 3 })
    openTracker()
    expect(await screen.findByRole('radio', { name: 'Same as last time' })).toBeDefined()
    expect(screen.queryByRole('radio', { name: 'My usual day' })).toBeNull()
  })

  test('without a usual day and an earlier entry, the form explains why nothing is filled in, and opens the sliders', async () => {
    await savedEarlier(1, { breathlessness: 8 })
    const { user } = openTracker()
    await choose(user, 'My usual day')
    expect(
      await screen.findByText(/^You have not set a usual day, and there is no entry of a good day/),
    ).toBeDefined()
    expect(slider('Cough').getAttribute('aria-valuetext')).toMatch(/^Not set yet/)
    await user.click(logButton())
    expect(
      screen.getByText('You did not set any of the four scores. Do you want to save without?'),
    ).toBeDefined()
  })

  test('fills the form when the usual day was set after it was chosen, and no longer shows that there is none', async () => {
    const { user } = openTracker()
    await choose(user, 'My usual day')
    await screen.findByText(/^You have not set a usual day/)
    await db.profile.put(withUsualDay)
    await waitFor(() => expect(screen.queryByText(/^You have not set a usual day/)).toBeNull())
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
    await user.selectOptions(screen.getByLabelText('Temperature'), 'Normal (under 37.8°C)')
    expect(await line('Temperature Normal (under 37.8°C)')).toBeDefined()
    await user.click(logButton())
    await insight()
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

describe('the lines of the measurements', () => {
  test('show each reading with its unit', async () => {
    const { user } = openTracker()
    await choose(user, 'Worse than usual')
    await user.click(await line('Peak flow Not set yet'))
    await user.type(screen.getByLabelText('Peak flow (litres a minute)'), '320')
    await user.click(await line('Reliever Not set yet'))
    await user.click(screen.getByRole('button', { name: 'One puff more' }))
    expect(await line('Peak flow 320 litres a minute')).toBeDefined()
    expect(await line('Reliever 1 puff in 24 hours')).toBeDefined()
  })

  test.each([
    { peakFlowLpm: '1e2', name: 'Peak flow 1e2', sentence: /^Enter your peak flow as a whole number/ },
    { relieverPuffs: 101, name: 'Reliever 101 puffs in 24 hours', sentence: /^Count 0 to 100 puffs/ },
  ])(
    'open with the error and the focus for "$name" in a closed line',
    async ({ name, sentence, ...wrong }) => {
      const form = { ...emptyForm, ...wrong, way: 'worse' as const, untouchedScores: [] }
      await saveDraft('symptoms', { id: newId(), localDate: captureNow().localDate, form })
      const { user } = openTracker()
      const closed = await line(name)
      expect(closed.getAttribute('aria-expanded')).toBe('false')
      await user.click(logButton())
      const error = await screen.findByText(sentence)
      expect(closed.getAttribute('aria-expanded')).toBe('true')
      expect(document.activeElement?.parentElement?.closest('div[id]')?.contains(error)).toBe(true)
      expect(await db.symptoms.count()).toBe(0)
    },
  )
})

describe('"Worse than usual" and "Much worse"', () => {
  test('start with the four scores as not set, each beside the usual or the last score', async () => {
    await db.profile.put(withUsualDay)
    await savedEarlier(1, { mood: 8 })
    const { user } = openTracker()
    await choose(user, 'Worse than usual')
    expect(await screen.findByText('Your usual: 6 · Medium')).toBeDefined()
    expect(screen.getByText('Last time: 8 · Good')).toBeDefined()
    expect(slider('Energy').getAttribute('aria-valuetext')).toMatch(/^Not set yet/)
  })

  test('with "Much worse", the emergencies come before the scores, and the details after the answer', async () => {
    const { user } = openTracker()
    await choose(user, 'Much worse')
    const heading = await emergencyList()
    expect(heading.compareDocumentPosition(slider('Cough'))).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
    expect(screen.getByRole('link', { name: 'Call 999' })).toBeDefined()
    expect(screen.queryByRole('button', { name: /^Temperature/ })).toBeNull()
    await user.click(noneApply())
    expect(document.activeElement).toBe(slider('Cough'))
    expect(await line(/^Temperature/)).toBeDefined()
  })

  test('fold the list to one line after the answer, which can be changed', async () => {
    const { user } = openTracker()
    await choose(user, 'Much worse')
    await emergencyList()
    await user.click(noneApply())
    expect(screen.queryByRole('heading', { name: /Call 999 now/ })).toBeNull()
    expect(screen.getByText('None of the emergency signs')).toBeDefined()
    await user.click(screen.getByRole('button', { name: 'Change your answer about emergency signs' }))
    expect(document.activeElement?.contains(await emergencyList())).toBe(true)
    await user.click(logButton())
    expect(await screen.findByText(/^Read this list first/)).toBeDefined()
    expect(await db.symptoms.count()).toBe(0)
  })

  test('show the details beside an unanswered list for a temperature that calls for 999', async () => {
    const form = { ...emptyForm, way: 'much-worse' as const, temperature: 'high-fever' as const }
    await saveDraft('symptoms', {
      id: newId(),
      localDate: captureNow().localDate,
      form: { ...form, untouchedFields: ['sputumColor', 'sputumConsistency'] },
    })
    openTracker()
    expect(await emergencyList()).toBeDefined()
    expect(await line(/^Temperature/)).toBeDefined()
    expect(screen.getByRole('button', { name: 'Save this entry' })).toBeDefined()
  })

  test('cannot be saved with "Much worse" before the emergencies are answered', async () => {
    const { user } = openTracker()
    await choose(user, 'Much worse')
    await emergencyList()
    await user.click(logButton())
    const message = await screen.findByText(/^Read this list first\. Call 999 if any of it applies\./)
    expect(document.activeElement?.contains(message)).toBe(true)
    expect(screen.queryByRole('button', { name: 'Yes, save' })).toBeNull()
    await user.click(noneApply())
    expect(screen.queryByText(/^Read this list first/)).toBeNull()
    await user.click(logButton())
    expect(await screen.findByRole('button', { name: 'Yes, save' })).toBeDefined()
  })

  test('without a warning sign there is still no praise or success toast, because the person is worse', async () => {
    await db.profile.put(withUsualDay)
    const { user } = openTracker()
    await choose(user, 'Worse than usual')
    await screen.findByText('Your usual: 6 · Medium')
    await setScores(user, { Cough: 3, Breathlessness: 3, Energy: 7, Mood: 6 })
    await user.click(logButton())
    const dialog = within(await insight())
    expect(dialog.getByRole('heading', { name: /Keep an eye on this$/ })).toBeDefined()
    expect(dialog.getByText('feeling worse than usual')).toBeDefined()
    for (const none of [/like your usual day/, 'Example figure', 'This is my usual day'])
      expect(dialog.queryByText(none)).toBeNull()
    expect(screen.queryByText('Symptoms logged successfully')).toBeNull()
  })

  test('changing the answer removes what "My usual day" filled in, and keeps what the person set', async () => {
    await db.profile.put(withUsualDay)
    const { user } = openTracker()
    await choose(user, 'My usual day')
    await user.click(await line(/^Cough 4/))
    await setScores(user, { Cough: 8 })
    await choose(user, 'Worse than usual')
    await waitFor(() =>
      expect(slider('Breathlessness').getAttribute('aria-valuetext')).toMatch(/^Not set yet/),
    )
    expect(slider('Cough').getAttribute('aria-valuetext')).toBe('8 out of 10, Significant')
    expect(await line('Phlegm (mucus) Not set yet')).toBeDefined()
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
    await user.click(logButton())
    expect(screen.getByText('Choose how you are')).toBeDefined()
    expect(document.activeElement).toBe(screen.getByRole('radio', { name: 'My usual day' }))
    expect(await db.symptoms.count()).toBe(0)
  })

  test('is kept with the draft', async () => {
    await db.profile.put(withUsualDay)
    const first = openTracker()
    await choose(first.user, 'My usual day')
    await line(/^Cough 4/)
    first.unmount()
    await expect.poll(() => findDraft('symptoms')).toMatchObject({ form: { way: 'usual' } })
    openTracker()
    await screen.findByText(/^We kept/)
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'My usual day' }).checked).toBe(true)
    expect(await line(/^Cough 4/)).toBeDefined()
  })
})
