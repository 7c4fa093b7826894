import { Link } from 'react-router-dom'
import * as paths from '../../../paths.ts'
import { signInMethodsWords } from '../own/sign-in-methods-words.ts'
import { sessionWords } from '../sign-in-words.ts'
import { useSignedInClinician } from './signed-in-clinician.ts'
import tool from '../../../ui/primitives/header-tool.module.css'
import styles from './header-tools.module.css'

/** In the header of the dashboard. */
export function HeaderTools() {
  const { signOut } = useSignedInClinician()
  return (
    <div className={styles.row}>
      <Link to={paths.clinicianSignInMethods} className={tool.tool}>
        {signInMethodsWords.title}
      </Link>
      <button type="button" className={tool.tool} onClick={signOut}>
        {sessionWords.signOut}
      </button>
    </div>
  )
}
