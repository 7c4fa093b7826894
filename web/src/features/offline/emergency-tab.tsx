import { emergencyTier, urgentTier } from '@second-wind/core/content/help/care-tiers'
import { copdFlareUp } from '@second-wind/core/content/help/copd-flare-up'
import { emergencyServices, urgentAdvice } from '@second-wind/core/content/help/numbers'
import { poisoningHelp } from '@second-wind/core/content/help/poisoning'
import { CallLink } from '../../ui/call-link.tsx'
import { Card } from '../../ui/card.tsx'
import { CareTierCard } from '../../ui/care-tier-card.tsx'
import { FirstAidList } from '../../ui/first-aid/first-aid-list.tsx'
import styles from './emergency-tab.module.css'
import shared from './tab.module.css'

const helplines = [emergencyServices, urgentAdvice, poisoningHelp]

/** Part of the app itself: no data, no network. */
export function EmergencyTab() {
  return (
    <div className={shared.tab}>
      <Card className={styles.helplines}>
        {helplines.map(({ id, title, detail, calls }) => (
          <section key={id} className={styles.helpline}>
            <h2>{title}</h2>
            <p>{detail}</p>
            <p className={styles.calls}>
              {calls.map(({ label, tel, level }) => (
                <CallLink key={tel} tel={tel} level={level}>
                  {label}
                </CallLink>
              ))}
            </p>
          </section>
        ))}
      </Card>
      <div className={shared.pair}>
        <CareTierCard tier={emergencyTier} />
        <CareTierCard tier={urgentTier} />
      </div>
      <section>
        <h2>Asthma attack or COPD flare-up</h2>
        <FirstAidList others={[copdFlareUp]} />
      </section>
    </div>
  )
}
