import { Route, Routes } from 'react-router-dom'
import { EmptiedScreen } from './emptied-screen.tsx'
import { SignInAgain } from './sign-in-again.tsx'

/** All below /account, of AUTH_MODE=real only. */
export function AccountScreens() {
  return (
    <Routes>
      <Route path="sign-in" element={<SignInAgain />} />
      <Route path="emptied" element={<EmptiedScreen />} />
    </Routes>
  )
}
