import { loadModule } from '@second-wind/core/content/learning/load-module'
import { modules } from '@second-wind/core/content/learning/modules'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { aPatient } from '../../../../fixtures/a-patient.ts'
import { withFreshDatabase } from '../../../data/local/fresh-database.ts'
import { completeLesson, saveCompletedLessons, openLessons, press } from '../open-lessons.tsx'

const db = withFreshDatabase()

const goOnButton = () => screen.queryByRole('button', { name: /^(Next Lesson|Complete Module)$/ })
const option = (name: string) => screen.getByRole('button', { name: new RegExp(`^${name}`) })

describe('opening a lesson', () => {
  test('an open module shows which lesson this is and how much is done', async () => {
    await saveCompletedLessons('antibiotic-basics', 1)
    await openLessons('antibiotic-basics')
    expect(screen.getByRole('heading', { level: 2, name: 'Antibiotic basics' })).toBeDefined()
    expect(screen.getByText('Lesson 2 of 5')).toBeDefined()
    expect(screen.getByText('20% Complete')).toBeDefined()
    expect(screen.getByRole('progressbar', { name: 'Antibiotic basics' }).getAttribute('aria-valuenow')).toBe(
      '20',
    )
  })

  test('the lesson has the focus, and a screen reader announces which one it is', async () => {
    await openLessons('antibiotic-basics')
    const heading = screen.getByRole('heading', { level: 3, name: 'What antibiotics do' })
    await waitFor(() => expect(document.activeElement).toBe(heading))
    expect(document.getElementById(heading.getAttribute('aria-describedby')!)?.textContent).toBe(
      'Lesson 1 of 5',
    )
  })

  test('with COPD, a note before the times of a virus shows that they are not for this person', async () => {
    await db.profile.put(aPatient({ respiratoryDiagnosis: 'Severe COPD' }))
    await openLessons('viral-infection-recovery')
    expect(
      await screen.findByText(/^If you have COPD, asthma or pulmonary fibrosis, the times/),
    ).toBeDefined()
  })

  test('a lesson to read shows its text and key points, and can be finished at once', async () => {
    await openLessons('antibiotic-basics')
    expect(screen.getByText(/^Antibiotics treat infections caused by bacteria/)).toBeDefined()
    const points = screen.getByRole('heading', { name: 'Key Points:' }).parentElement!
    expect(within(points).getAllByRole('listitem')).toHaveLength(3)
    expect(goOnButton()?.textContent).toBe('Next Lesson')
  })
})

describe('a quiz', () => {
  test('shows no result and does not continue before an answer', async () => {
    await saveCompletedLessons('antibiotic-basics', 1)
    await openLessons('antibiotic-basics')
    expect(screen.getByRole('group', { name: /^You have a cold and a runny nose/ })).toBeDefined()
    expect(screen.queryByText('Explanation:')).toBeNull()
    expect(screen.queryByText('Right answer')).toBeNull()
    expect(goOnButton()).toBeNull()
  })

  test('marks a wrong answer in words, shows the right one, and announces the reason', async () => {
    await saveCompletedLessons('antibiotic-basics', 1)
    const user = await openLessons('antibiotic-basics')
    await press(user, 'Yes, always')
    expect(option('Yes, always').textContent).toBe('Yes, alwaysYour answer, not right')
    expect(option('Yes, always').dataset['mark']).toBe('wrong')
    expect(option('No, colds').textContent).toBe('No, colds are caused by virusesRight answer')
    expect(option('No, colds').dataset['mark']).toBe('right')
    expect(screen.getByRole('status').textContent).toMatch(
      /^Not quite\. The right answer is marked\.Explanation: Colds are caused by viruses\./,
    )
    expect(goOnButton()).not.toBeNull()
  })

  test('marks a right answer as right, and none as wrong', async () => {
    await saveCompletedLessons('antibiotic-basics', 1)
    const user = await openLessons('antibiotic-basics')
    await press(user, /^No, colds/)
    expect(option('No, colds').dataset['mark']).toBe('right')
    expect(screen.queryByText('Your answer, not right')).toBeNull()
    expect(screen.getByRole('status').textContent).toMatch(/^That is right\./)
  })

  test('keeps the first answer, locks the options and keeps the focus', async () => {
    await saveCompletedLessons('antibiotic-basics', 1)
    const user = await openLessons('antibiotic-basics')
    await press(user, 'Yes, always')
    expect(document.activeElement).toBe(option('Yes, always'))
    for (const each of within(screen.getByRole('group', { name: /^You have a cold/ })).getAllByRole(
      'button',
    )) {
      expect(each.getAttribute('aria-disabled')).toBe('true')
    }
    await press(user, /^No, colds/)
    expect(option('Yes, always').getAttribute('aria-pressed')).toBe('true')
    expect(option('No, colds').getAttribute('aria-pressed')).toBe('false')
  })

  test('does not react to arrow keys, and Enter chooses', async () => {
    await saveCompletedLessons('antibiotic-basics', 1)
    const user = await openLessons('antibiotic-basics')
    await user.tab()
    await user.keyboard('{ArrowDown}')
    expect(goOnButton()).toBeNull()
    await user.keyboard('{Enter}')
    expect(option('Yes, always').dataset['mark']).toBe('wrong')
  })
})

describe('going from lesson to lesson', () => {
  test('shows and announces steps one at a time, and the end only at the end', async () => {
    await saveCompletedLessons('antibiotic-basics', 3)
    const user = await openLessons('antibiotic-basics')
    expect(screen.getByRole('heading', { name: 'Plan your antibiotic course' })).toBeDefined()
    const steps = screen.getAllByRole('listitem').slice(0, 6)
    for (let step = 1; step < 6; step += 1) {
      expect(screen.getByRole('status').textContent).toMatch(new RegExp(`^Step ${step} of 6: `))
      expect(steps.map((each) => each.getAttribute('aria-current')).indexOf('step')).toBe(step - 1)
      expect(screen.queryByText('You know how to take antibiotics safely.')).toBeNull()
      expect(goOnButton()).toBeNull()
      await press(user, 'Next Step')
    }
    expect(screen.queryByRole('button', { name: 'Next Step' })).toBeNull()
    expect(document.activeElement?.textContent).toBe('You know how to take antibiotics safely.')
    expect(goOnButton()?.textContent).toBe('Next Lesson')
  })

  test('starts the next lesson at its beginning, with the focus on its heading', async () => {
    await saveCompletedLessons('breathing-for-recovery', 1)
    const user = await openLessons('breathing-for-recovery')
    const { lessons } = await loadModule('breathing-for-recovery')
    await completeLesson(user, lessons[1]!)
    const heading = await screen.findByRole('heading', { level: 3, name: 'Pursed-lips breathing' })
    await waitFor(() => expect(document.activeElement).toBe(heading))
    expect(screen.getByText('Lesson 3 of 6')).toBeDefined()
    expect(await screen.findByText('33% Complete')).toBeDefined()
    expect(goOnButton()).toBeNull()
  })

  test('shows in every lesson when it was last reviewed, and its sources', async () => {
    await openLessons('antibiotic-basics')
    expect(screen.getByText(/^Last reviewed 20 November 2026/)).toBeDefined()
  })

  test.each(modules)('completes $title from the first lesson to the last', async ({ id }) => {
    const user = await openLessons(id)
    const { lessons } = await loadModule(id)
    for (const lesson of lessons) await completeLesson(user, lesson)
    expect(await screen.findByRole('heading', { name: 'Module complete' })).toBeDefined()
  })
})
