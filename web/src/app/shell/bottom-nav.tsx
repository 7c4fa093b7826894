import { NavLink } from 'react-router-dom'
import { Icon, type IconName } from '../../ui/icon.tsx'
import type { Path } from '../paths.ts'
import styles from './bottom-nav.module.css'

const entries: readonly { to: Path; label: string; icon: IconName }[] = [
  { to: '/', label: 'Home', icon: 'home' },
  { to: '/library', label: 'Library', icon: 'books' },
  { to: '/ai-triage', label: 'AI Triage', icon: 'speech' },
  { to: '/analytics', label: 'Analytics', icon: 'chart' },
  { to: '/clinician-dashboard', label: 'Clinical', icon: 'stethoscope' },
  { to: '/profile', label: 'Profile', icon: 'person' },
]

/** The current entry carries aria-current="page". */
export function BottomNav() {
  return (
    <nav aria-label="Main" className={styles.nav}>
      {entries.map(({ to, label, icon }) => (
        <NavLink key={to} to={to} end={to === '/'} className={styles.entry ?? ''}>
          <Icon name={icon} />
          {label}
        </NavLink>
      ))}
    </nav>
  )
}
