import { Link } from 'react-router-dom'
import * as paths from '../../paths.ts'
import { Icon } from '../primitives/icon.tsx'
import styles from './patient-app-link.module.css'

/** The one way back from the clinician's screens, on the blue of their header. */
export function PatientAppLink() {
  return (
    <nav aria-label="Second Wind" className={styles.back}>
      <Link to={paths.home}>
        <Icon name="back" />
        <span>Patient app</span>
      </Link>
    </nav>
  )
}
