import { setupConditions } from '@second-wind/core/content/profile/choices'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { withFreshDatabase } from '../../data/local/fresh-database.ts'
import { button, fill, heading, next, openSetup } from './open-setup.tsx'

withFreshDatabase()

const progress = () =>
  screen.getByRole('progressbar', { name: 'Profile setup' }).getAttribute('aria-valuenow')

describe('moving between the steps', () => {
  test('setup has four steps, and the bar shows the progress', async () => {
    const { user } = openSetup()
    for (const [step, title] of ['Basic Information', 'Personal Details', 'Health Information'].entries()) {
      await heading(title)
      expect(progress()).toBe(String((step + 1) * 25))
      expect(screen.queryByRole('button', { name: 'Complete Setup' })).toBeNull()
      await next(user)
    }
    await heading('Choose Your Companion')
    expect(progress()).toBe('100')
    expect(screen.queryByRole('button', { name: 'Next' })).toBeNull()
  })

  test('Next checks nothing, and moves the focus to the next heading', async () => {
    const { user } = openSetup()
    await next(user)
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Personal Details'))
    expect(screen.queryByText('There is a problem')).toBeNull()
  })

  test('Previous goes back to the first step at most, and keeps all answers', async () => {
    const { user } = openSetup()
    await fill(user, 'Full Name', 'Gwen')
    await next(user)
    await user.click(button('Previous'))
    await heading('Basic Information')
    expect(screen.getByLabelText<HTMLInputElement>('Full Name').value).toBe('Gwen')
    expect(screen.queryByRole('button', { name: 'Previous' })).toBeNull()
  })

  test('Enter opens the next step, and never submits before the last one', async () => {
    const { user } = openSetup()
    await user.type(screen.getByLabelText('Full Name'), 'Gwen{Enter}')
    await heading('Personal Details')
    expect(screen.queryByText('There is a problem')).toBeNull()
  })

  test.each(['0', '5', 'two', '1.5'])('step %s in the address opens the first', async (step) => {
    openSetup(`/onboarding?step=${step}`)
    expect(await heading('Basic Information')).toBeDefined()
  })
})

describe('the fields', () => {
  test('have the names and initial values of the specification, but no age', async () => {
    const { user } = openSetup()
    for (const label of ['Full Name', 'Email', 'Username']) screen.getByLabelText(label)
    await next(user)
    expect(screen.getByLabelText<HTMLInputElement>('Age').value).toBe('')
    expect(screen.getByLabelText<HTMLSelectElement>('Gender').value).toBe('')
    expect(screen.getByPlaceholderText('e.g., London, UK')).toBe(screen.getByLabelText('Location'))
    await next(user)
    const boxes = within(
      screen.getByRole('group', { name: 'Known conditions' }),
    ).getAllByRole<HTMLInputElement>('checkbox')
    expect(boxes.map(({ labels }) => labels?.[0]?.textContent)).toEqual([...setupConditions])
    expect(
      screen.getByRole<HTMLInputElement>('checkbox', {
        name: 'I am in a vulnerable group (over 65, immunocompromised, etc.)',
      }).checked,
    ).toBe(false)
    await next(user)
    const companions = screen.getAllByRole<HTMLInputElement>('radio')
    expect(companions.map((radio) => [radio.value, radio.checked])).toEqual([
      ['joy', true],
      ['musa', false],
      ['rani', false],
    ])
    expect(screen.getByRole('radio', { name: 'Musa' })).toHaveProperty('value', 'musa')
  })

  test('chronic bronchitis, which is COPD, is offered below Bronchitis once that is ticked', async () => {
    const { user } = openSetup('/onboarding?step=3')
    const chronic = () =>
      screen.queryByRole<HTMLInputElement>('checkbox', { name: /Chronic bronchitis \(COPD\)/ })
    expect(chronic()).toBeNull()
    await user.click(screen.getByRole('checkbox', { name: 'Bronchitis' }))
    await user.click(chronic()!)
    await user.click(screen.getByRole('checkbox', { name: 'Bronchitis' }))
    expect(chronic()?.checked).toBe(true)
  })

  test('the inhaler is asked for beside asthma, otherwise only in the optional part', async () => {
    const { user } = openSetup('/onboarding?step=3')
    const isFolded = () => screen.getByLabelText(/^Reliever inhaler/).closest('details') !== null
    expect(isFolded()).toBe(true)
    await user.click(screen.getByRole('checkbox', { name: 'Asthma' }))
    await user.click(screen.getByRole('checkbox', { name: 'Diabetes' }))
    expect(isFolded()).toBe(false)
    await user.click(screen.getByRole('checkbox', { name: 'Asthma' }))
    expect(isFolded()).toBe(true)
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Diabetes' }).checked).toBe(true)
  })
})
