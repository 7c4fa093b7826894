import { screen } from '@testing-library/react'
import { userEvent, type UserEvent } from '@testing-library/user-event'
import { Route, Routes, useLocation } from 'react-router-dom'
import { SelfCareScreen } from '../../../../web/src/patient/self-care/self-care-screen.tsx'
import { renderScreen } from '../../../support/render.tsx'

/** Enhanced Self-Care at one of its tabs, with another screen to go to and the address below. */
export function openSelfCare(tab?: string) {
  const user = userEvent.setup()
  const view = renderScreen(
    <>
      <Routes>
        <Route path="/enhanced-self-care" element={<SelfCareScreen />} />
        <Route path="*" element={<p>Another screen</p>} />
      </Routes>
      <Address />
    </>,
    tab === undefined ? '/enhanced-self-care' : `/enhanced-self-care?tab=${tab}`,
  )
  return { user, unmount: view.unmount }
}

export const press = async (user: UserEvent, name: string | RegExp) =>
  user.click(await screen.findByRole('button', { name }))

export const openTab = (user: UserEvent, name: string) => user.click(screen.getByRole('tab', { name }))

export const address = () => screen.getByTestId('address').textContent

function Address() {
  const { pathname, search } = useLocation()
  return <output data-testid="address">{pathname + search}</output>
}
