import { Link } from 'react-router-dom'
import styles from './footer.module.css'

/** @param within the address below which the two pages stand in this frame */
export function Footer({ className = '', within = '' }: { className?: string | undefined; within?: string }) {
  return (
    <footer className={className}>
      <p>Not an NHS service. Uses NHS-style design.</p>
      <p className={styles.links}>
        <Link to={`${within}/privacy`}>Privacy</Link>
        <Link to={`${within}/accessibility`}>Accessibility</Link>
      </p>
    </footer>
  )
}
