import { signInWords } from '@second-wind/core/content/clinician-account/sign-in-words'
import { Link } from 'react-router-dom'
import { Icon } from '../../../ui/icon.tsx'
import { UrgentCall } from '../../../ui/urgent-call.tsx'
import styles from './for-patients.module.css'

const { patients: words } = signInWords

/** At the foot of the pages that a patient may open by mistake. */
export function ForPatients() {
  return (
    <section aria-labelledby="for-patients" className={styles.patients}>
      <p id="for-patients">{words.question}</p>
      <Link to="/">{words.go}</Link>
      <UrgentCall />
      <a href="tel:999">
        <Icon name="phone" />
        Call 999
      </a>
    </section>
  )
}
