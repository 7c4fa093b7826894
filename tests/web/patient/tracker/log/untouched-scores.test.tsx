import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { aPatient } from '../../../../fixtures/a-patient.ts'
import { withFreshDatabase } from '../../../data/local/fresh-database.ts'
import { adviceToday, insight, logButton, mildDay, openForm, setScores, slider } from '../open-tracker.tsx'

const db = withFreshDatabase()
const notRated = /^You have not rated /

async function logWithout(untouched: string[]) {
  const { user } = openForm()
  await setScores(
    user,
    Object.fromEntries(Object.entries(mildDay).filter(([name]) => !untouched.includes(name))),
  )
  await user.click(logButton())
  return user
}

describe('scores that were not set', () => {
  test.each([[['Breathlessness']], [['Cough', 'Mood']], [['Cough', 'Breathlessness', 'Energy', 'Mood']]])(
    'leaving %j untouched asks about each with a link, and the question has the focus',
    async (untouched) => {
      await logWithout(untouched)
      const summary = screen.getByRole('alert', { name: notRated })
      expect(within(summary).queryByRole('button')).toBeNull()
      expect(document.activeElement).toBe(summary)
      expect(
        within(summary)
          .getAllByRole('link')
          .map((link) => link.textContent),
      ).toEqual(untouched.map((name) => `Rate your ${name.toLowerCase()}`))
      expect(await db.symptoms.count()).toBe(0)
    },
  )

  test('a second press of "Log Symptoms" saves nothing and goes back to the question', async () => {
    const user = await logWithout(['Mood'])
    await user.click(logButton())
    expect(document.activeElement).toBe(screen.getByRole('alert', { name: notRated }))
    expect(await db.symptoms.count()).toBe(0)
  })

  test('"Save anyway" saves at once, and records which score was not set', async () => {
    const user = await logWithout(['Breathlessness'])
    await user.click(screen.getByRole('button', { name: 'Save anyway' }))
    await insight()
    expect(await db.symptoms.toArray()).toMatchObject([
      { breathlessness: 5, untouchedScores: ['breathlessness'] },
    ])
  })

  test('a link moves the focus to its score, and the question is not asked again', async () => {
    const user = await logWithout(['Breathlessness', 'Mood'])
    await user.click(screen.getByRole('link', { name: 'Rate your breathlessness' }))
    expect(document.activeElement).toBe(slider('Breathlessness'))
    await user.keyboard('{ArrowRight}')
    await user.click(logButton())
    await adviceToday()
    expect(await db.symptoms.toArray()).toMatchObject([
      { breathlessness: 6, mood: 5, untouchedScores: ['mood'] },
    ])
  })

  test('the question disappears when the score is set after all', async () => {
    const user = await logWithout(['Mood'])
    await user.click(screen.getByRole('button', { name: 'Mood up by 1' }))
    expect(screen.queryByRole('alert', { name: notRated })).toBeNull()
    await user.click(logButton())
    await insight()
    expect(await db.symptoms.toArray()).toMatchObject([{ mood: 6 }])
  })

  test('the question shows the advice for the answers so far, above "Save anyway", and follows a change', async () => {
    await db.profile.put(aPatient({ conditions: ['COPD'] }))
    const { user } = openForm()
    await setScores(user, { Cough: 3, Breathlessness: 7 })
    await user.click(logButton())
    expect(screen.getByRole('alert', { name: 'You have not rated energy or mood' }).textContent).not.toMatch(
      /advice/,
    )
    const heading = await screen.findByRole('heading', { name: /^Urgent advice:/ })
    const card = within(heading.parentElement!)
    expect(card.getByText('breathlessness 7 out of 10')).toBeDefined()
    const save = screen.getByRole('button', { name: 'Save anyway' })
    expect(heading.compareDocumentPosition(save)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
    expect(await db.symptoms.count()).toBe(0)
    await setScores(user, { Breathlessness: 2 })
    await waitFor(() => expect(screen.queryByText('Your answers so far:')).toBeNull())
  })

  test('the next entry is asked about again', async () => {
    const user = await logWithout(['Mood'])
    await user.click(screen.getByRole('button', { name: 'Save anyway' }))
    await insight()
    await user.click(screen.getByRole('button', { name: 'Close' }))
    await setScores(user, { Cough: 2 })
    await user.click(logButton())
    expect(screen.getAllByRole('link', { name: /^Rate your/ })).toHaveLength(3)
  })
})
