import { act, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useLocation, useNavigate } from 'react-router-dom'
import { LibraryScreen } from '../../../../web/src/patient/library/library-screen.tsx'
import { renderScreen } from '../../../support/render.tsx'

/** The library, with the browser's own Back beside it and the address below. */
export function openLibrary(address = '/library') {
  const user = userEvent.setup()
  renderScreen(
    <>
      <LibraryScreen />
      <Browser />
    </>,
    address,
  )
  return user
}

export const activityAddress = (category: string, activity: string) =>
  `/library?category=${category}&activity=${activity}`

/** Opens an activity by its address and presses Start. */
export async function startActivity(category: string, activity: string) {
  const user = openLibrary(activityAddress(category, activity))
  await user.click(await screen.findByRole('button', { name: 'Start Activity' }))
  return user
}

export const press = (user: ReturnType<typeof userEvent.setup>, name: string | RegExp) =>
  user.click(screen.getByRole('button', { name }))

export const address = () => screen.getByTestId('address').textContent

/** The page goes into the background and comes back. */
export function fireVisibilityChange(): void {
  act(() => void document.dispatchEvent(new Event('visibilitychange')))
}

function Browser() {
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  return (
    <>
      <button onClick={() => void navigate(-1)}>Browser’s Back</button>
      <output data-testid="address">{pathname + search}</output>
    </>
  )
}
