import { NavLink } from 'react-router-dom'
import { authMode } from '../../data/local/index.ts'
import { Icon, type IconName } from '../../ui/primitives/icon.tsx'
import type { Path } from '../paths.ts'
import styles from './bottom-nav.module.css'

type Entry = { to: Path; label: string; icon: IconName }

/** In a clinic's own app patients have no way to the clinicians' side, which has neither 999 nor 111. */
const careEntry: Entry =
  authMode === 'real'
    ? { to: '/care', label: 'Care', icon: 'stethoscope' }
    : { to: '/clinician-dashboard', label: 'Clinical', icon: 'stethoscope' }

const entries: readonly Entry[] = [
  { to: '/', label: 'Home', icon: 'home' },
  { to: '/library', label: 'Library', icon: 'books' },
  { to: '/ai-triage', label: 'AI Triage', icon: 'speech' },
  { to: '/analytics', label: 'Analytics', icon: 'chart' },
  careEntry,
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
