import { ownNumberWords as words } from '@second-wind/core/content/self-care/own-number-words'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { findDraft } from '../../../../web/src/data/local/index.ts'
import { findOwnNumbers, saveActionPlan, saveOwnNumbers } from '../../../../web/src/data/local/lazy.ts'
import { anActionPlan } from '../../../fixtures/an-action-plan.ts'
import { withFreshDatabase } from '../../data/local/fresh-database.ts'
import { openCare } from './open-care.tsx'

withFreshDatabase()

const press = async (user: Awaited<ReturnType<typeof openCare>>, name: string) =>
  user.click(await screen.findByRole('button', { name }))
const field = (id: keyof typeof words.labels) => screen.getByRole('textbox', { name: words.labels[id] })

describe('the people whom the person wrote into their plan', () => {
  test('can be called from the own numbers, as in the plan', async () => {
    await saveActionPlan(anActionPlan({ contacts: 'Nurse Baker, 020 7946 0123\n\nMy daughter Ruth' }))
    await openCare()
    const people = (await screen.findByRole('heading', { name: 'People in my plan' })).parentElement
    expect(people?.parentElement?.querySelector('h2')?.textContent).toBe(words.title)
    const lines = [...(people?.querySelectorAll('li') ?? [])].map(({ textContent }) => textContent)
    expect(lines).toEqual(['Nurse Baker, 020 7946 0123', 'My daughter Ruth'])
    expect(screen.getByRole('link', { name: '020 7946 0123' }).getAttribute('href')).toBe('tel:02079460123')
  })

  test('have no heading in a plan without any', async () => {
    await saveActionPlan(anActionPlan({ contacts: ' ' }))
    await openCare()
    await screen.findByRole('button', { name: words.add })
    expect(screen.queryByRole('heading', { name: 'People in my plan' })).toBeNull()
  })
})

describe('saving own numbers', () => {
  test('a saved number becomes a call button, and the focus moves to the heading', async () => {
    const user = await openCare()
    await press(user, words.add)
    await user.type(field('nurse'), '020 7946 0123')
    await press(user, words.save)
    const call = await screen.findByRole('link', { name: 'Call my nurse, 020 7946 0123' })
    expect(call.getAttribute('href')).toBe('tel:02079460123')
    expect(screen.queryByRole('link', { name: /Call my pharmacy/ })).toBeNull()
    expect(screen.getByText(words.saved)).toBeDefined()
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: words.title }))
  })

  test('a text that is no UK phone number is reported at its field, and nothing is saved or lost', async () => {
    const user = await openCare()
    await press(user, words.add)
    await user.type(field('gp'), '020 7946 0123')
    await user.type(field('nurse'), 'Oak Street')
    await press(user, words.save)
    expect(await screen.findByText(words.invalid)).toBeDefined()
    expect(document.activeElement).toBe(field('nurse'))
    expect(field('gp')).toHaveProperty('value', '020 7946 0123')
    expect(await findOwnNumbers()).toEqual({})
  })

  test('a number that the person clears is deleted', async () => {
    await saveOwnNumbers({ gp: '020 7946 0123', nurse: '01632 960456' })
    const user = await openCare()
    await press(user, words.change)
    await user.clear(field('gp'))
    await press(user, words.save)
    await screen.findByText(words.saved)
    expect(await findOwnNumbers()).toEqual({ nurse: '01632 960456' })
  })

  test('a form without any number is not saved, and the first field asks for one', async () => {
    const user = await openCare()
    await press(user, words.add)
    await press(user, words.save)
    expect(await screen.findByText('Enter at least one phone number.')).toBeDefined()
    expect(document.activeElement).toBe(field('gp'))
    expect(screen.queryByText(words.saved)).toBeNull()
  })

  test('clearing the only number removes it and says so', async () => {
    await saveOwnNumbers({ gp: '020 7946 0123' })
    const user = await openCare()
    await press(user, words.change)
    await user.clear(field('gp'))
    await press(user, words.save)
    await screen.findByText('Your numbers are removed from this phone.')
    expect(await findOwnNumbers()).toEqual({})
  })

  test('cancelling changes nothing', async () => {
    await saveOwnNumbers({ gp: '020 7946 0123' })
    const user = await openCare()
    await press(user, words.change)
    await user.clear(field('gp'))
    await press(user, words.cancel)
    await waitFor(() => {
      const section = screen.getByRole('heading', { name: words.title }).closest('section')!
      expect(within(section).getByRole('link', { name: 'Call my GP, 020 7946 0123' })).toBeDefined()
    })
  })
})

describe('leaving before the numbers are saved', () => {
  test('keeps what was half typed, and shows it on return until it is saved', async () => {
    const user = await openCare()
    await press(user, words.add)
    await user.type(field('gp'), '020 7946')
    cleanup()
    await waitFor(async () => expect(await findDraft('own-numbers')).toMatchObject({ gp: '020 7946' }))

    const again = await openCare()
    expect(await screen.findByText(words.kept)).toBeDefined()
    expect(field('gp')).toHaveProperty('value', '020 7946')
    expect(await findOwnNumbers()).toEqual({})
    await again.type(field('gp'), ' 0123')
    await press(again, words.save)
    await screen.findByText(words.saved)
    expect(await findOwnNumbers()).toEqual({ gp: '020 7946 0123' })
    cleanup()

    await openCare()
    expect(await screen.findByRole('link', { name: 'Call my GP, 020 7946 0123' })).toBeDefined()
    await expectNoForm()
  })

  test('keeps nothing after Cancel', async () => {
    const user = await openCare()
    await press(user, words.add)
    await user.type(field('gp'), '020 7946')
    await press(user, words.cancel)
    cleanup()

    await openCare()
    expect(await screen.findByRole('button', { name: words.add })).toBeDefined()
    await expectNoForm()
  })
})

/** After the phone has looked for a draft. */
async function expectNoForm() {
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(screen.queryByRole('textbox')).toBeNull()
}
