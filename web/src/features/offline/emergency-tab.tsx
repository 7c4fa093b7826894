import { asthmaAttack } from '@second-wind/core/content/help/asthma-attack'
import type { CareTier } from '@second-wind/core/content/help/care-tier'
import { emergencyTier, urgentTier } from '@second-wind/core/content/help/care-tiers'
import { copdFlareUp } from '@second-wind/core/content/help/copd-flare-up'
import { emergencyServices, urgentAdvice } from '@second-wind/core/content/help/numbers'
import { poisoningHelp } from '@second-wind/core/content/help/poisoning'
import { CareCard } from '../../ui/care-card.tsx'
import { Card } from '../../ui/card.tsx'
import { Icon } from '../../ui/icon.tsx'
import styles from './emergency-tab.module.css'
import shared from './tab.module.css'

const helplines = [emergencyServices, urgentAdvice, poisoningHelp]
const firstAid = [asthmaAttack.blue, asthmaAttack['air-or-mart'], asthmaAttack.unknown, copdFlareUp]

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
                <a key={tel} href={`tel:${tel}`} data-level={level}>
                  <Icon name="phone" />
                  {label}
                </a>
              ))}
            </p>
          </section>
        ))}
      </Card>
      <div className={shared.pair}>
        <Tier tier={emergencyTier} />
        <Tier tier={urgentTier} />
      </div>
      <FirstAid />
    </div>
  )
}

function Tier({ tier: { level, heading, items, footer } }: { tier: CareTier }) {
  return (
    <CareCard level={level} heading={heading}>
      <ul>
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
      <p>{footer}</p>
    </CareCard>
  )
}

function FirstAid() {
  return (
    <Card className={styles.firstAid}>
      <h2>Asthma attack or COPD flare-up</h2>
      <p>If your own action plan says something different, follow your plan.</p>
      {firstAid.map(({ id, title, intro, steps }) => (
        <details key={id}>
          <summary>{title}</summary>
          {intro && <p>{intro}</p>}
          <ol>
            {steps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
        </details>
      ))}
    </Card>
  )
}
