import { screen, waitFor } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { withFreshDatabase } from '../../data/local/fresh-database.ts'
import { button, fill, fillInGwen, heading, next, openSetup } from './open-setup.tsx'

const db = withFreshDatabase()

const messages = {
  name: 'Name must be at least 2 characters',
  email: 'Please enter a valid email',
  username: 'Username must be at least 3 characters',
  age: 'Enter your age as a whole number from 1 to 120',
  gender: 'Choose a gender, or choose "Prefer not to say"',
  location: 'Please enter your location',
}

const problems = () =>
  screen.getAllByRole('link').flatMap((link) => (link.closest('[role="alert"]') ? [link.textContent] : []))

describe('the list of problems', () => {
  test('an empty form lists at its end the problems of its first step, and opens the other steps with theirs', async () => {
    const { user } = openSetup('/onboarding?step=4')
    await user.click(button('Complete Setup'))
    await waitFor(() =>
      expect(document.activeElement).toBe(
        screen.getByRole('heading', { name: 'There is a problem' }).parentElement,
      ),
    )
    expect(problems()).toEqual([messages.name, messages.email, messages.username])
    expect(document.title).toMatch(/^Error:/)
    expect(await db.profile.count()).toBe(0)
    await user.click(button('You also need to check: Personal Details'))
    expect(problems()).toEqual([messages.age, messages.gender, messages.location])
    expect(document.activeElement).toBe(screen.getByRole('alert'))
  })

  test('"Next" opens the next step with its own problems, and validates nothing', async () => {
    const { user } = openSetup('/onboarding?step=4')
    await user.click(button('Complete Setup'))
    await heading('Basic Information')
    await next(user)
    await heading('Personal Details')
    expect(problems()).toEqual([messages.age, messages.gender, messages.location])
    expect(document.activeElement).toBe(screen.getByRole('alert'))
    await next(user)
    await heading('Health Information')
    expect(screen.queryByRole('alert')).toBeNull()
  })

  test('a form that fails opens the first step with a problem, which is shown at its field', async () => {
    const { user } = openSetup()
    await fillInGwen(user)
    await user.click(button('Previous'))
    await user.click(button('Previous'))
    await fill(user, 'Age', '')
    await next(user)
    await next(user)
    await user.click(button('Complete Setup'))
    await heading('Personal Details')
    expect(screen.getByLabelText('Age').getAttribute('aria-invalid')).toBe('true')
    expect(screen.getAllByText(messages.age)).toHaveLength(2)
    expect(document.activeElement).toBe(screen.getByRole('alert'))
  })

  test('a problem links to its field, where it is shown again', async () => {
    const { user } = openSetup('/onboarding?step=4')
    await user.click(button('Complete Setup'))
    await user.click(button('You also need to check: Personal Details'))
    await user.click(screen.getByRole('link', { name: messages.location }))
    const location = screen.getByLabelText('Location')
    await waitFor(() => expect(document.activeElement).toBe(location))
    expect(location.getAttribute('aria-invalid')).toBe('true')
    expect(screen.getAllByText(messages.location)).toHaveLength(2)
  })

  test('a problem disappears when it is corrected, and the form can then be saved', async () => {
    const { user } = openSetup()
    await fillInGwen(user)
    await user.click(button('Previous'))
    await user.click(button('Previous'))
    await fill(user, 'Location', 'B')
    await next(user)
    await next(user)
    await user.click(button('Complete Setup'))
    await user.click(await screen.findByRole('link', { name: messages.location }))
    await fill(user, 'Location', 'Ba')
    expect(screen.queryByText('There is a problem')).toBeNull()
    await next(user)
    await next(user)
    await user.click(button('Complete Setup'))
    await screen.findByText('This is Home')
  })
})

describe('values that are not accepted', () => {
  test.each([
    ['Age', '1e2', messages.age],
    ['Age', '', messages.age],
    ['Age', '-1', messages.age],
    ['Age', '0', messages.age],
    ['Age', '121', messages.age],
    ['Age', '👵🏽', messages.age],
    ['Age', 'sixty', messages.age],
    ['Location', ' L ', messages.location],
    ['Phone number (optional)', 'call me', 'Please enter a valid phone number'],
  ] as const)('%s "%s" is rejected with a message', async (label, typed, message) => {
    const { user } = openSetup('/onboarding?step=2')
    await fill(user, label, typed)
    await next(user)
    await next(user)
    await user.click(button('Complete Setup'))
    await user.click(button('You also need to check: Personal Details'))
    expect(problems()).toContain(message)
    expect(document.body.textContent).not.toMatch(/NaN|Invalid input/)
  })

  test.each([
    ['Full Name', 'A', messages.name],
    ['Full Name', 'x'.repeat(101), 'Use 100 characters or fewer'],
    ['Email', 'gwen at example', messages.email],
    ['Username', 'ab', messages.username],
  ] as const)('%s "%s" is rejected with a message', async (label, typed, message) => {
    const { user } = openSetup()
    await fill(user, label, typed)
    for (let step = 1; step < 4; step += 1) await next(user)
    await user.click(button('Complete Setup'))
    expect(problems()).toContain(message)
  })
})
