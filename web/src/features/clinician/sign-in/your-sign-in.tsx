import { accountWords } from '@second-wind/core/content/clinician-account/enrol-words'
import { sessionWords } from '@second-wind/core/content/clinician-account/sign-in-words'
import { useState } from 'react'
import { useSignedIn } from '../signed-in.ts'
import { AddPasskey } from './add-passkey.tsx'
import styles from './your-sign-in.module.css'

/** In the header of the dashboard. The demo's clinician has no session to end. */
export function YourSignIn() {
  const { signOut } = useSignedIn()
  const [isOpen, setIsOpen] = useState(false)
  if (!signOut) return null
  return (
    <div className={styles.row}>
      <button type="button" className={styles.tool} onClick={() => setIsOpen(true)}>
        {accountWords.open}
      </button>
      <button type="button" className={styles.tool} onClick={signOut}>
        {sessionWords.signOut}
      </button>
      <AddPasskey isOpen={isOpen} onClose={() => setIsOpen(false)} />
    </div>
  )
}
