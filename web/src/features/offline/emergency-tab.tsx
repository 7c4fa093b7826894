import { CareCard } from '../../ui/care-card.tsx'
import { Card } from '../../ui/card.tsx'
import { Icon } from '../../ui/icon.tsx'
import { callEmergencyIf, callUrgentIf, firstAid, helplines } from './emergency-content.ts'
import styles from './emergency-tab.module.css'
import shared from './tab.module.css'

/** Part of the app itself: no data, no network. */
export function EmergencyTab() {
  return (
    <div className={shared.tab}>
      <Card className={styles.helplines}>
        {helplines.map(({ title, detail, calls }) => (
          <section key={title} className={styles.helpline}>
            <h2>{title}</h2>
            <p>{detail}</p>
            <p className={styles.calls}>
              {calls.map(({ name, tel, level }) => (
                <a key={tel} href={`tel:${tel}`} data-level={level}>
                  <Icon name="phone" />
                  {name}
                </a>
              ))}
            </p>
          </section>
        ))}
      </Card>
      <div className={shared.pair}>
        <CareCard level="emergency" heading="Call 999 or go to A&E now if:">
          <Signs signs={callEmergencyIf} />
          <p>Do not drive yourself.</p>
        </CareCard>
        <CareCard level="urgent" heading="Call 111 or ask for an urgent GP appointment if:">
          <Signs signs={callUrgentIf} />
        </CareCard>
      </div>
      <FirstAid />
    </div>
  )
}

function Signs({ signs }: { signs: readonly string[] }) {
  return (
    <ul>
      {signs.map((sign) => (
        <li key={sign}>{sign}</li>
      ))}
    </ul>
  )
}

function FirstAid() {
  return (
    <Card className={styles.firstAid}>
      <h2>Asthma attack or COPD flare-up</h2>
      <p>If your own action plan says something different, follow your plan.</p>
      {firstAid.map(({ title, steps }) => (
        <details key={title}>
          <summary>{title}</summary>
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
