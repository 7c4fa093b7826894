import { honestNotices } from '@second-wind/core/content/settings/honest-notices'
import { plannedMonitoring } from '@second-wind/core/content/settings/planned-monitoring'
import * as paths from '../../paths.ts'
import { Notice } from '../../ui/feedback/notice.tsx'
import { ButtonLink } from '../../ui/links/button-link.tsx'
import { FoldedSection } from '../../ui/primitives/folded-section.tsx'
import { AvailableToday } from '../../widgets/available-today.tsx'
import styles from './monitoring-screen.module.css'

const { title, oneDay } = honestNotices['medical-monitoring']

/** The buttons that every screen has at its lower edge: the sentence names them. */
const inDock = ['tel:999', 'tel:111']

/** /medical-monitoring: what to do instead, and what the app does not measure. It uses no sensor (hazard C31). */
export function MonitoringScreen() {
  return (
    <div className={styles.panel}>
      <AvailableToday notice="medical-monitoring" heading="What you can do today" without={inDock} />
      <Notice tone="warning">
        <h2>{title}</h2>
        <p>{oneDay}</p>
      </Notice>
      <FoldedSection
        heading="Planned, but not available yet"
        fact="Breaths, movement, voice and cough, oxygen, heart trace"
        name="planned-monitoring"
      >
        <ul className={styles.planned}>
          {plannedMonitoring.map(({ id, text }) => (
            <li key={id}>{text}</li>
          ))}
        </ul>
      </FoldedSection>
      <div>
        <ButtonLink to={paths.home} look="plain">
          Close and return to Home
        </ButtonLink>
      </div>
    </div>
  )
}
