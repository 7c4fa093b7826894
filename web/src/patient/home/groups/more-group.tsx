import { Link } from 'react-router-dom'
import * as paths from '../../../paths.ts'
import { FoldedSection } from '../../../ui/primitives/folded-section.tsx'
import { LinkRows } from './link-rows.tsx'
import styles from './more-group.module.css'

/** Every screen that Home does not link to elsewhere, so that each can be reached (ruling C-43). */
export function MoreGroup() {
  return (
    <FoldedSection heading="More" fact="Lessons, appointments, trends" name="more">
      <h3>Enhanced Features</h3>
      <LinkRows rows={enhanced} />
      <h3>Advanced Features</h3>
      <LinkTiles tiles={advanced} />
    </FoldedSection>
  )
}

const enhanced = [
  {
    to: paths.enhancedSymptomChecker,
    label: 'Enhanced symptom check',
    note: 'For asthma, COPD and other lung conditions',
  },
  { to: paths.selfCare, label: 'Enhanced Self-Care', note: 'Guided breathing and your plan' },
  { to: paths.education, label: 'Educational Resources', note: 'Understand your condition' },
  { to: paths.microLearning, label: 'Micro-Learning', note: 'Short lessons' },
]

const advanced = [
  { to: paths.telemedicine, label: 'Video Consults' },
  { to: paths.notifications, label: 'Smart Alerts' },
  { to: paths.nhs, label: 'NHS Connect' },
  { to: paths.offline, label: 'Offline Mode' },
  { to: paths.social, label: 'Social Support' },
  { to: paths.aiTriage, label: 'AI Triage' },
  { to: paths.analytics, label: 'Health Analytics' },
  { to: paths.monitoring, label: 'Planned monitoring' },
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
