import { assessRisk } from '@second-wind/core/care/risk/risk-level'
import { selectEducation } from '@second-wind/core/recovery/education/select-education'
import { Group } from '../groups/group.tsx'
import type { HomeHistory } from '../use-home-history.ts'
import { AdviceTabs } from './advice-tabs.tsx'
import styles from '../advice.module.css'

/** Education by risk, with the reason first (hazards C12, HZ-15). */
export function AdviceGroup({ history: { profile, entries, checks } }: { history: HomeHistory }) {
  const education = selectEducation(
    assessRisk({
      person: profile ?? { isVulnerable: false },
      alertCount: profile?.alertCount ?? 0,
      entry: entries[0],
      triage: checks[0],
    }),
    profile,
  )
  return (
    <Group heading="Advice for you">
      <p className={styles.reason}>{education.reasonLine}</p>
      <AdviceTabs key={education.level} education={education} />
    </Group>
  )
}
