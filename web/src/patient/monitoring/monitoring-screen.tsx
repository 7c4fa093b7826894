import { honestNotices } from '@second-wind/core/content/settings/honest-notices'
import { plannedMonitoring } from '@second-wind/core/content/settings/planned-monitoring'
import * as paths from '../../paths.ts'
import { Notice } from '../../ui/feedback/notice.tsx'
import { ButtonLink } from '../../ui/links/button-link.tsx'
import { Card } from '../../ui/primitives/card.tsx'
import { NoticeRoutes } from '../../widgets/notice-routes.tsx'
import styles from './monitoring-screen.module.css'

const { title, oneDay, today, routes } = honestNotices['medical-monitoring']

/** /medical-monitoring: what the app does not measure, and what to do instead. It uses no sensor (hazard C31). */
export function MonitoringScreen() {
  return (
    <Card className={styles.panel}>
      <Notice tone="warning">
        <h2 className={styles.title}>{title}</h2>
        <p>{oneDay}</p>
      </Notice>
      <section className={styles.part}>
        <h3>What you can do today</h3>
        <p>{today}</p>
        <NoticeRoutes routes={routes} />
      </section>
      <section className={styles.part}>
        <h3>Planned, but not available yet</h3>
        <ul className={styles.planned}>
          {plannedMonitoring.map(({ id, text }) => (
            <li key={id}>{text}</li>
          ))}
        </ul>
      </section>
      <div>
        <ButtonLink to={paths.home} look="plain">
          Close and return to Home
        </ButtonLink>
      </div>
    </Card>
  )
}
