import { Link } from 'react-router-dom'
import { Group } from './group.tsx'
import { LinkRows } from './link-rows.tsx'
import styles from './more-group.module.css'

/** Every screen that nothing above opens, so that none is out of reach (ruling C-43). */
export function MoreGroup() {
  return (
    <Group heading="More">
      <h3>Enhanced Features</h3>
      <LinkRows rows={enhanced} />
      <h3>Advanced Features</h3>
      <LinkTiles tiles={advanced} />
    </Group>
  )
}

const enhanced = [
  {
    to: '/enhanced-symptom-checker',
    label: 'Enhanced symptom check',
    note: 'For asthma, COPD and other lung conditions',
  },
  { to: '/enhanced-self-care', label: 'Enhanced Self-Care', note: 'Guided breathing and your plan' },
  { to: '/educational-resources', label: 'Educational Resources', note: 'Understand your condition' },
  { to: '/micro-learning', label: 'Micro-Learning', note: 'Short lessons' },
]

const advanced = [
  { to: '/telemedicine', label: 'Video Consults' },
  { to: '/notifications', label: 'Smart Alerts' },
  { to: '/nhs-integration', label: 'NHS Connect' },
  { to: '/offline-features', label: 'Offline Mode' },
  { to: '/social-support', label: 'Social Support' },
  { to: '/ai-triage', label: 'AI Triage' },
  { to: '/analytics', label: 'Health Analytics' },
  { to: '/medical-monitoring', label: 'Planned monitoring' },
]

function LinkTiles({ tiles }: { tiles: readonly { to: string; label: string }[] }) {
  return (
    <ul className={styles.tiles}>
      {tiles.map(({ to, label }) => (
        <li key={to}>
          <Link to={to} className={styles.tile}>
            {label}
          </Link>
        </li>
      ))}
    </ul>
  )
}
