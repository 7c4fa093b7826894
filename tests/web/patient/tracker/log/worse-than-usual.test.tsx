import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { captureNow, newId, saveDraft } from '../../../../../web/src/data/local/index.ts'
import { emptyForm } from '../../../../../web/src/patient/tracker/symptom-form.ts'
import { aPatient } from '../../../../fixtures/a-patient.ts'
import { adviceTodayHeading } from '../../../../fixtures/advice-today-heading.ts'
import { withFreshDatabase } from '../../../data/local/fresh-database.ts'
import { adviceToday, logButton, openTracker, setScores, slider } from '../open-tracker.tsx'
import { choose, emergencyList, line, noneApply, savedEarlier, withUsualDay } from './choose-how-you-are.tsx'

const db = withFreshDatabase()
const isOpen = async (name: RegExp) =>
  waitFor(async () => expect((await line(name)).getAttribute('aria-expanded')).toBe('true'))

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
    expect(screen.getByText('No emergency signs')).toBeDefined()
    await user.click(screen.getByRole('button', { name: 'Change your answer about emergency signs' }))
    expect(document.activeElement?.contains(await emergencyList())).toBe(true)
    await user.click(logButton())
    expect(await screen.findByText(/^Read this list first/)).toBeDefined()
    expect(await db.symptoms.count()).toBe(0)
  })

  test('show the details beside an unanswered list for a temperature that calls for 999', async () => {
    const form = { ...emptyForm, dayChoice: 'much-worse' as const, temperature: 'high-fever' as const }
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
    expect(screen.queryByRole('button', { name: 'Save anyway' })).toBeNull()
    await user.click(noneApply())
    expect(screen.queryByText(/^Read this list first/)).toBeNull()
    await user.click(logButton())
    expect(await screen.findByRole('button', { name: 'Save anyway' })).toBeDefined()
  })

  test('without a warning sign there is still no praise or success toast, because the person is worse', async () => {
    await db.profile.put(withUsualDay)
    const { user } = openTracker()
    await choose(user, 'Worse than usual')
    await screen.findByText('Your usual: 6 · Medium')
    await setScores(user, { Cough: 3, Breathlessness: 3, Energy: 7, Mood: 6 })
    await user.click(logButton())
    const dialog = within(await adviceToday())
    expect(dialog.getByRole('heading', { name: adviceTodayHeading })).toBeDefined()
    expect(dialog.getByText('feeling worse than usual')).toBeDefined()
    for (const none of [/like your usual day/, 'Example figure', 'Save as my usual day'])
      expect(dialog.queryByText(none)).toBeNull()
    expect(screen.queryByText('Symptoms logged successfully')).toBeNull()
  })

  test.each(['COPD', 'Asthma', 'Pulmonary Fibrosis'])(
    'show what decides the advice unfolded with %s, also after the emergencies',
    async (condition) => {
      await db.profile.put(aPatient({ conditions: [condition] }))
      const { user } = openTracker()
      await choose(user, 'Worse than usual')
      for (const name of [/^Temperature/, /^Phlegm/, /^Reliever/]) await isOpen(name)
      expect((await line(/^Notes/)).getAttribute('aria-expanded')).toBe('false')
      await user.click(await line(/^Temperature/))
      expect(screen.queryByLabelText('Temperature')).toBeNull()

      await choose(user, 'Much worse')
      await emergencyList()
      await user.click(noneApply())
      for (const name of [/^Temperature/, /^Phlegm/, /^Reliever/]) await isOpen(name)
    },
  )

  test('fold the details without a lung condition, and on a usual day', async () => {
    const { user } = openTracker()
    await choose(user, 'Worse than usual')
    expect((await line(/^Temperature/)).getAttribute('aria-expanded')).toBe('false')
    await db.profile.put(withUsualDay)
    await isOpen(/^Temperature/)
    await choose(user, 'My usual day')
    expect((await line(/^Temperature/)).getAttribute('aria-expanded')).toBe('false')
  })

  test('come back as they were answered after a tap on "My usual day"', async () => {
    await db.profile.put(withUsualDay)
    const { user } = openTracker()
    await choose(user, 'Worse than usual')
    await setScores(user, { Cough: 6, Breathlessness: 6 })
    await choose(user, 'My usual day')
    expect(await line('Cough 4 · Mild')).toBeDefined()
    await choose(user, 'Worse than usual')
    await waitFor(() => expect(slider('Cough').getAttribute('aria-valuetext')).toMatch(/^6 out of 10/))
    expect(slider('Breathlessness').getAttribute('aria-valuetext')).toMatch(/^6 out of 10/)
    expect(slider('Energy').getAttribute('aria-valuetext')).toMatch(/^Not set yet/)
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
