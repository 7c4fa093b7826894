import { Link } from 'react-router-dom'
import * as paths from '../paths.ts'
import { Companion } from '../ui/companion/companion.tsx'
import { ButtonLink } from '../ui/links/button-link.tsx'
import { Icon } from '../ui/primitives/icon.tsx'
import styles from './not-found.module.css'

const places = [
  { to: paths.tracker, label: 'Log your symptoms' },
  { to: paths.symptomChecker, label: 'Do the symptom check' },
  { to: paths.care, label: 'Connect to Care' },
]

/** Its title is the page heading (screens.ts). */
export function NotFound() {
  return (
    <div className={styles.page}>
      <div className={styles.words}>
        <Companion who="rani" expression="calm" />
        <div>
          <h2>This page is not here</h2>
          <p>
            If you typed the web address, check it is correct. If you followed a link, it may be out of date.
          </p>
        </div>
      </div>
      <ButtonLink to={paths.home} look="go">
        Go back to Home
      </ButtonLink>
      <ul className={styles.places}>
        {places.map(({ to, label }) => (
          <li key={to}>
            <Link to={to}>
              {label}
              <Icon name="next" />
            </Link>
          </li>
        ))}
      </ul>
      <details className={styles.developers}>
        <summary>For developers</summary>
        <p>Did you forget to add the page to the router?</p>
      </details>
    </div>
  )
}
