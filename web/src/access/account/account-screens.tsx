import { Route, Routes } from 'react-router-dom'
import { LinkThisDevice } from './devices/link-this-device.tsx'
import { WipedScreen } from './lost/wiped-screen.tsx'
import { ManageAccountScreen } from './manage-account-screen.tsx'
import { PatientSignInScreen } from './sign-in/patient-sign-in-screen.tsx'

/** All routes below /account; only in AUTH_MODE=real. */
export function AccountScreens() {
  return (
    <Routes>
      <Route index element={<ManageAccountScreen />} />
      <Route path="link" element={<LinkThisDevice />} />
      <Route path="sign-in" element={<PatientSignInScreen />} />
      <Route path="wiped" element={<WipedScreen />} />
    </Routes>
  )
}
