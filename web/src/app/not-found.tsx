import { Link } from 'react-router-dom'
import * as paths from '../paths.ts'
import { Companion } from '../ui/companion/companion.tsx'
import styles from './not-found.module.css'

/** Its title is the page heading (screens.ts). */
export function NotFound() {
  return (
    <div className={styles.page}>
      <Companion who="rani" expression="calm" />
      <p>
        If you typed the web address, check it is correct. If you followed a link, it may be out of date.{' '}
        <Link to={paths.home}>Go back to Home</Link>
      </p>
      <p className={styles.developers}>
        For developers: <span>Did you forget to add the page to the router?</span>
      </p>
    </div>
  )
}
