import { screen } from '@testing-library/react'
import { userEvent, type UserEvent } from '@testing-library/user-event'
import { Route, Routes } from 'react-router-dom'
import { OnboardingScreen } from '../../../../web/src/patient/onboarding/onboarding-screen.tsx'
import { renderScreen } from '../../../support/render.tsx'

/** Setup with Home behind it. */
export function openSetup(path = '/onboarding') {
  const user = userEvent.setup()
  const view = renderScreen(
    <Routes>
      <Route path="/onboarding" element={<OnboardingScreen />} />
      <Route path="/" element={<p>This is Home</p>} />
    </Routes>,
    path,
  )
  return { user, unmount: view.unmount }
}

export const button = (name: string) => screen.getByRole('button', { name })
export const heading = (name: string) => screen.findByRole('heading', { name })
export const next = (user: UserEvent) => user.click(button('Next'))

/** Replaces the text of a field. */
export async function fill(user: UserEvent, label: RegExp | string, text: string): Promise<void> {
  const field = screen.getByLabelText(label)
  await user.clear(field)
  if (text !== '') await user.type(field, text)
}

/** Everything that must be given, up to the last step. */
export async function fillInGwen(user: UserEvent): Promise<void> {
  await fill(user, 'Full Name', "Gwen O'Brádaigh")
  await fill(user, 'Email', 'gwen@example.org')
  await fill(user, 'Username', 'gwen')
  await next(user)
  await fill(user, 'Age', '58')
  await user.selectOptions(screen.getByLabelText('Gender'), 'Female')
  await fill(user, 'Location', 'Bangor')
  await next(user)
  await next(user)
  await heading('Choose Your Companion')
}
