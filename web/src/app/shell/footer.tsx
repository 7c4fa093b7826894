import { Link } from 'react-router-dom'
import styles from './footer.module.css'

type Props = { className?: string | undefined; privacy: string; accessibility: string }

export function Footer({ className = '', privacy, accessibility }: Props) {
  return (
    <footer className={className}>
      <p>Not an NHS service. Uses NHS-style design.</p>
      <p className={styles.links}>
        <Link to={privacy}>Privacy</Link>
        <Link to={accessibility}>Accessibility</Link>
      </p>
    </footer>
  )
}
