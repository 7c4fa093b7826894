import { Stack } from '@mantine/core'
import type { FirstAid } from '@second-wind/core/content/help/first-aid'
import type { Inhaler } from '@second-wind/core/records/patient'
import type { ReactNode } from 'react'
import { CallLink } from '../links/call-link.tsx'
import { AsthmaAttack } from './asthma-attack.tsx'
import { FirstAidSteps } from './first-aid-steps.tsx'
import styles from './first-aid-list.module.css'

type Props = {
  knownInhaler?: Inhaler | undefined
  others: readonly FirstAid[]
  /** Who to call in place of 999 alone, by the id of the topic. */
  calls?: Readonly<Record<string, ReactNode>>
}

/** First-aid topics, each in a disclosure. The 999 link is above all of them. */
export function FirstAidList({ knownInhaler, others, calls = {} }: Props) {
  return (
    <div className={styles.list}>
      <details>
        <summary>Asthma attack</summary>
        <AsthmaAttack knownInhaler={knownInhaler} />
      </details>
      {others.map((firstAid) => (
        <details key={firstAid.id}>
          <summary>{firstAid.title}</summary>
          <Stack>
            {calls[firstAid.id] ?? (
              <CallLink tel="999" level="emergency">
                Call 999
              </CallLink>
            )}
            <FirstAidSteps firstAid={firstAid} />
          </Stack>
        </details>
      ))}
    </div>
  )
}
