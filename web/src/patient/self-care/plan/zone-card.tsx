import { planWords } from '@second-wind/core/content/self-care/plan-words'
import type { PlanZone } from '@second-wind/core/records/action-plan'
import type { ReactNode } from 'react'
import { Icon, type IconName } from '../../../ui/primitives/icon.tsx'
import styles from './zone-card.module.css'

const icons: Record<PlanZone, IconName> = { green: 'tick', amber: 'upward', red: 'warning' }

/** One zone of the plan: a coloured edge, an icon and its name. */
export function ZoneCard({ zone, children }: { zone: PlanZone; children: ReactNode }) {
  const { name, when } = planWords.zones[zone]
  return (
    <section className={styles.zone} data-zone={zone}>
      <h3 className={styles.heading}>
        <Icon name={icons[zone]} />
        <span>
          {name}: {when}
        </span>
      </h3>
      <div className={styles.body}>{children}</div>
    </section>
  )
}
