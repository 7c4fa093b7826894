import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { aPatient } from '../../../../fixtures/a-patient.ts'
import { withFreshDatabase } from '../../../data/local/fresh-database.ts'
import { emergency, logButton, mildDay, openForm, setScores, slider } from '../open-tracker.tsx'

const db = withFreshDatabase()

const signsIn = (place: HTMLElement) =>
  within(place)
    .getAllByRole('listitem')
    .map((sign) => sign.textContent)
const chooseBlood = () =>
  fireEvent.change(screen.getByLabelText('Phlegm (mucus) colour'), { target: { value: 'red' } })

describe('choosing a value that calls for 999', () => {
  test('shows the 999 card for breathlessness 9 below the slider, which keeps the focus', async () => {
    const { user } = openForm()
    await setScores(user, { Breathlessness: 8 })
    expect(screen.queryByRole('alert')).toBeNull()
    await user.keyboard('{ArrowRight}')
    const card = screen.getByRole('alert')
    expect(within(card).getByRole('heading', { name: /Call 999 if you feel like this now$/ })).toBeDefined()
    expect(signsIn(card)).toEqual(['breathlessness 9 out of 10'])
    expect(document.activeElement).toBe(slider('Breathlessness'))
    const call = within(card).getByRole('link', { name: 'Call 999' })
    expect(call.getAttribute('href')).toBe('tel:999')
    await user.tab()
    await user.tab()
    expect(document.activeElement).toBe(call)
  })

  test('shows one card with every sign, below the one that was chosen last', async () => {
    const { user } = openForm()
    chooseBlood()
    fireEvent.change(screen.getByLabelText('Temperature'), { target: { value: 'high-fever' } })
    const signs = ['red or blood-stained phlegm', 'a very high temperature (over 39.4°C)']
    expect(signsIn(screen.getByRole('alert'))).toEqual(signs)
    const beforeCard = () => screen.getByRole('alert').previousElementSibling?.textContent
    expect(beforeCard()).toMatch(/^Temperature/)
    await setScores(user, { Breathlessness: 9 })
    expect(signsIn(screen.getByRole('alert'))).toEqual(['breathlessness 9 out of 10', ...signs])
    expect(beforeCard()).toMatch(/^Breathlessness/)
  })

  test('removes the card when no chosen value calls for 999 any more', async () => {
    const { user } = openForm()
    await setScores(user, { Breathlessness: 9 })
    await setScores(user, { Breathlessness: 6 })
    expect(screen.queryByRole('alert')).toBeNull()
  })

  test('shows the card for a peak flow below half of the best once the number is typed', async () => {
    await db.profile.put(aPatient({ respiratoryDiagnosis: 'Asthma', peakFlowBestLpm: 500 }))
    openForm()
    fireEvent.change(await screen.findByLabelText(/^Peak flow/), { target: { value: '24' } })
    const card = await screen.findByRole('alert')
    expect(signsIn(card)[0]).toMatch(/^peak flow under half of the personal best/)
  })
})

describe('the 999 card for an entry', () => {
  test('saves the entry at once, with the scores that were not set', async () => {
    const { user } = openForm()
    await setScores(user, { Breathlessness: 9 })
    await user.click(within(screen.getByRole('alert')).getByRole('button', { name: 'Save this entry' }))
    await emergency()
    expect(await db.symptoms.toArray()).toMatchObject([
      { breathlessness: 9, untouchedScores: ['coughSeverity', 'energy', 'mood'] },
    ])
  })

  test('is the only content of the dialog, without toast, message of the day, tip and figure', async () => {
    const { user } = openForm()
    await setScores(user, { ...mildDay, Breathlessness: 10 })
    await user.click(logButton())
    const dialog = await emergency()
    expect(signsIn(dialog)).toEqual(['breathlessness 10 out of 10'])
    expect(dialog.textContent).not.toMatch(/temperature|phlegm/)
    expect(await within(dialog).findByText('Saved on this phone')).toBeDefined()
    expect(
      within(dialog)
        .getAllByRole('link')
        .map((link) => link.getAttribute('href')),
    ).toEqual(['tel:999', 'tel:111', '/symptom-checker'])
    expect(await within(dialog).findByText(/^Your clinic has not seen this yet/)).toBeDefined()
    for (const none of ['What to expect tomorrow', 'Example figure', 'View Progress'])
      expect(within(dialog).queryByText(none)).toBeNull()
    expect(screen.queryByText('Symptoms logged successfully')).toBeNull()
    await user.click(within(dialog).getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(document.activeElement).toBe(logButton()))
  })

  test('names only blood when no other sign was logged', async () => {
    const { user } = openForm()
    await setScores(user, mildDay)
    chooseBlood()
    await user.click(logButton())
    const dialog = await emergency()
    expect(signsIn(dialog)).toEqual(['red or blood-stained phlegm'])
    expect(within(dialog).getByText(/^A few spots or streaks: /)).toBeDefined()
  })
})
