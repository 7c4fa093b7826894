import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { saveActionPlan, saveOwnNumbers } from '../../../../../web/src/data/local/lazy.ts'
import { aPatient } from '../../../../fixtures/a-patient.ts'
import { anActionPlan } from '../../../../fixtures/an-action-plan.ts'
import { withFreshDatabase } from '../../../data/local/fresh-database.ts'
import { button, labelOf, openChecker, expectQuestion } from '../open-checker.tsx'

const db = withFreshDatabase()
const heading = 'Call 999 now'
const findCard = async () => within(await screen.findByRole('region', { name: heading }))
const choose = (id: string, option: string) =>
  screen.getByRole('radio', { name: labelOf('respiratory', id, option) })

/** A person who can hardly breathe, after the first answer. */
async function openGasping() {
  const view = await openChecker('/symptom-checker', 'respiratory')
  await view.user.click(button('Start Enhanced Assessment'))
  await view.user.click(choose('difficulty_breathing', 'critical'))
  return view
}

describe('showing the card', () => {
  test('without a warning sign, no card is above the question', async () => {
    const { user } = await openChecker('/symptom-checker', 'respiratory')
    await user.click(button('Start Enhanced Assessment'))
    await user.click(choose('difficulty_breathing', 'moderate'))
    await expectQuestion(2)
    expect(screen.queryByText(heading)).toBeNull()
  })

  test('the first warning sign shows the card at once, read first, above a question that can be answered', async () => {
    const { user } = await openGasping()
    const card = await findCard()
    expect(document.activeElement).toBe(card.getByRole('heading', { name: heading }))
    expect(card.getByText('Gasping, choking, exhausted, or unable to speak')).toBeDefined()
    expect(card.getByText('This answer is a warning sign. Do not wait for the last question.')).toBeDefined()
    expect(card.getByRole('link', { name: 'Call 999' }).getAttribute('href')).toBe('tel:999')

    await user.click(choose('chest_pain', 'none'))
    expect(document.activeElement).toBe(await expectQuestion(3))
    expect((await findCard()).getByRole('link', { name: 'Call 999' })).toBeDefined()
  })
})

describe('using the card', () => {
  test('"Carry on with the questions" moves the focus to the question', async () => {
    const { user } = await openGasping()
    await user.click((await findCard()).getByRole('button', { name: 'Carry on with the questions' }))
    expect(document.activeElement).toBe(await expectQuestion(2))
  })

  test('"See what to do now" shows the steps in place, without leaving the question', async () => {
    const { user } = await openGasping()
    const card = await findCard()
    const toggle = card.getByRole('button', { name: 'See what to do now' })
    expect(toggle.getAttribute('aria-expanded')).toBe('false')
    await user.click(toggle)
    expect(toggle.getAttribute('aria-expanded')).toBe('true')
    expect(card.getByText('If you can, unlock your door. Sit upright and try to stay calm.')).toBeDefined()
    await expectQuestion(2)
    await user.click(toggle)
    expect(card.queryByText('If you can, unlock your door. Sit upright and try to stay calm.')).toBeNull()
  })

  test('"See what to do now" moves the focus to the steps and brings them into view, at any text size', async () => {
    const { user } = await openGasping()
    const card = await findCard()
    const scroll = vi.fn<typeof Element.prototype.scrollIntoView>()
    Element.prototype.scrollIntoView = scroll
    await user.click(card.getByRole('button', { name: 'See what to do now' }))
    const steps = card.getByRole('heading', { name: 'While you wait' })
    expect(document.activeElement).toBe(steps)
    expect(scroll.mock.contexts.at(-1)).toBe(steps)
    expect(scroll).toHaveBeenLastCalledWith({ block: 'start' })
    Reflect.deleteProperty(Element.prototype, 'scrollIntoView')
  })

  test('names no number beside 999, and leads to the plan', async () => {
    await saveActionPlan(anActionPlan())
    await saveOwnNumbers({ gp: '020 7946 0123', nurse: '020 7946 0999' })
    const { user } = await openGasping()
    const card = await findCard()
    await user.click(card.getByRole('button', { name: 'See what to do now' }))
    expect(await card.findByRole('link', { name: /^(See my own action|My) plan/ })).toBeDefined()
    const calls = card.getAllByRole('link').filter((link) => link.getAttribute('href')?.startsWith('tel:'))
    expect(calls.map((link) => link.getAttribute('href'))).toEqual(['tel:999'])
  })

  test('with asthma, the inhaler is asked for there', async () => {
    await db.profile.put(aPatient())
    const { user } = await openChecker('/symptom-checker', 'respiratory')
    await screen.findByText('Your condition: Asthma')
    await user.click(button('Start Enhanced Assessment'))
    await user.click(choose('difficulty_breathing', 'critical'))
    const card = await findCard()
    await user.click(card.getByRole('button', { name: 'See what to do now' }))
    expect(card.getByRole('group', { name: 'Which inhaler do you have with you?' })).toBeDefined()
  })

  test('correcting the answer removes the card', async () => {
    const { user } = await openGasping()
    await findCard()
    await user.click(button('Back'))
    await expectQuestion(1)
    expect(screen.getByText(heading)).toBeDefined()
    await user.click(choose('difficulty_breathing', 'mild'))
    await expectQuestion(2)
    await waitFor(() => expect(screen.queryByText(heading)).toBeNull())
  })
})
