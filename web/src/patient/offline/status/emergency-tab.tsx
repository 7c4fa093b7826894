import { Stack } from '@mantine/core'
import { emergencyTier, tierForNation, urgentTier } from '@second-wind/core/content/help/care-tiers'
import { copdFlareUp } from '@second-wind/core/content/help/copd-flare-up'
import type { Helpline } from '@second-wind/core/content/help/helpline-schema'
import { emergencyServices, urgentAdvice, urgentAdviceIn } from '@second-wind/core/content/help/helplines'
import { callsForNation } from '@second-wind/core/content/help/northern-ireland'
import { poisoningHelp, poisoningSteps } from '@second-wind/core/content/help/poisoning'
import { wordsForNation } from '@second-wind/core/content/help/words-for-nation'
import type { Nation } from '@second-wind/core/records/patient'
import { useNation } from '../../../data/live/use-nation.ts'
import { CareTierCard } from '../../../ui/clinical/care-tier-card.tsx'
import { FirstAidList } from '../../../ui/first-aid/first-aid-list.tsx'
import { CallLink } from '../../../ui/links/call-link.tsx'
import { Card } from '../../../ui/primitives/card.tsx'
import shared from '../tab.module.css'
import styles from './emergency-tab.module.css'

/** Part of the app itself: needs no data and no network. Shows 111 until the nation is known. */
export function EmergencyTab() {
  const nation = useNation()
  return (
    <Stack>
      <Card>
        <Stack>
          {helplinesIn(nation).map(({ id, title, detail, calls }) => (
            <section key={id} className={styles.helpline}>
              <h2>{title}</h2>
              <p>{wordsForNation(nation, detail)}</p>
              <p className={styles.calls}>
                {calls.map(({ label, tel, level }) => (
                  <CallLink key={tel} tel={tel} level={level}>
                    {label}
                  </CallLink>
                ))}
              </p>
            </section>
          ))}
        </Stack>
      </Card>
      <div className={shared.pair}>
        <CareTierCard tier={tierForNation(nation, emergencyTier)} />
        <CareTierCard tier={tierForNation(nation, urgentTier)} />
      </div>
      <section>
        <h2>What to do</h2>
        <FirstAidList others={[copdFlareUp, poisoningSteps]} />
      </section>
    </Stack>
  )
}

function helplinesIn(nation: Nation | undefined): Helpline[] {
  if (nation === undefined) return [emergencyServices, urgentAdvice, poisoningHelp]
  const poisoning = { ...poisoningHelp, calls: callsForNation(nation, poisoningHelp.calls) }
  return [emergencyServices, urgentAdviceIn[nation], poisoning]
}
