import { screen } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { withFreshDatabase } from '../../../data/local/fresh-database.ts'
import { insight, logButton, mildDay, openForm, setScores, slider } from '../open-tracker.tsx'

const db = withFreshDatabase()

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
  test.each([
    [['Breathlessness'], 'You have not rated breathlessness. Save anyway?'],
    [['Cough', 'Mood'], 'You have not rated cough and mood. Save anyway?'],
    [['Cough', 'Energy', 'Mood'], 'You have not rated cough, energy and mood. Save anyway?'],
    [['Cough', 'Breathlessness', 'Energy', 'Mood'], 'You have not rated any symptoms. Save anyway?'],
  ])('leaving %j untouched shows a question, which has the focus', async (untouched, question) => {
    await logWithout(untouched)
    expect(document.activeElement).toBe(screen.getByText(question))
    expect(await db.symptoms.count()).toBe(0)
  })

  test('"Yes" saves at once, and records which score was not set', async () => {
    const user = await logWithout(['Breathlessness'])
    await user.click(screen.getByRole('button', { name: 'Yes, save' }))
    await insight()
    expect(await db.symptoms.toArray()).toMatchObject([
      { breathlessness: 5, untouchedScores: ['breathlessness'] },
    ])
  })

  test('"Go back" moves the focus to the untouched score, and the question is not asked again', async () => {
    const user = await logWithout(['Breathlessness', 'Mood'])
    await user.click(screen.getByRole('button', { name: 'Go back' }))
    expect(document.activeElement).toBe(slider('Breathlessness'))
    await user.keyboard('{ArrowRight}')
    await user.click(logButton())
    await insight()
    expect(await db.symptoms.toArray()).toMatchObject([
      { breathlessness: 6, mood: 5, untouchedScores: ['mood'] },
    ])
  })

  test('the question disappears when the score is set after all', async () => {
    const user = await logWithout(['Mood'])
    await user.click(screen.getByRole('button', { name: 'Mood up by 1' }))
    expect(screen.queryByText(/save without/)).toBeNull()
    await user.click(logButton())
    await insight()
    expect(await db.symptoms.toArray()).toMatchObject([{ mood: 6 }])
  })

  test('the next entry is asked about again', async () => {
    const user = await logWithout(['Mood'])
    await user.click(screen.getByRole('button', { name: 'Yes, save' }))
    await insight()
    await user.click(screen.getByRole('button', { name: 'Close' }))
    await setScores(user, { Cough: 2 })
    await user.click(logButton())
    expect(screen.getByText('You have not rated breathlessness, energy and mood. Save anyway?')).toBeDefined()
  })
})
