import { Link } from 'react-router-dom'
import * as paths from '../../paths.ts'
import { Icon } from '../../ui/primitives/icon.tsx'
import { UrgentCall } from '../../widgets/urgent-call.tsx'
import { signInWords } from './sign-in-words.ts'
import styles from './patient-help-footer.module.css'

const { patients: words } = signInWords

/** On pages that a patient may open by mistake. */
export function PatientHelpFooter() {
  return (
    <section aria-labelledby="for-patients" className={styles.patients}>
      <p id="for-patients">{words.question}</p>
      <Link to={paths.home}>{words.go}</Link>
      <UrgentCall />
      <a href="tel:999">
        <Icon name="phone" />
        Call 999
      </a>
    </section>
  )
}
