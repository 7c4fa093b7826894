import { ownSignInWords } from '@second-wind/core/content/clinician-account/own-sign-in-words'
import { sessionWords } from '@second-wind/core/content/clinician-account/sign-in-words'
import { Link } from 'react-router-dom'
import { useSignedIn } from '../signed-in.ts'
import tool from '../frame/header-tool.module.css'
import styles from './header-tools.module.css'

/** In the header of the dashboard. */
export function HeaderTools() {
  const { signOut } = useSignedIn()
  return (
    <div className={styles.row}>
      <Link to="/clinician/your-sign-in" className={tool.tool}>
        {ownSignInWords.title}
      </Link>
      <button type="button" className={tool.tool} onClick={signOut}>
        {sessionWords.signOut}
      </button>
    </div>
  )
}
