import { Route, Routes } from 'react-router-dom'
import { EmptiedScreen } from './emptied-screen.tsx'
import { LinkThisPhone } from './link-this-phone.tsx'
import { SignInAgain } from './sign-in-again.tsx'
import { YourAccount } from './your-account.tsx'

/** All below /account, of AUTH_MODE=real only. */
export function AccountScreens() {
  return (
    <Routes>
      <Route index element={<YourAccount />} />
      <Route path="link" element={<LinkThisPhone />} />
      <Route path="sign-in" element={<SignInAgain />} />
      <Route path="emptied" element={<EmptiedScreen />} />
    </Routes>
  )
}
