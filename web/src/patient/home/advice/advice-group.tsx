import { assessRisk } from '@second-wind/core/care/risk/risk-level'
import { isUsualMedium } from '@second-wind/core/care/risk/usual-medium'
import { earlierReasons } from '@second-wind/core/content/home-advice/earlier-reasons'
import { findingContextOf, type CurrentFinding } from '@second-wind/core/findings/current-findings'
import { selectEducation } from '@second-wind/core/recovery/home-advice/select-education'
import { Link } from 'react-router-dom'
import * as paths from '../../../paths.ts'
import { useNow } from '../../../ui/hooks/use-now.ts'
import { HomeSection } from '../groups/group.tsx'
import type { HomeHistory } from '../use-home-history.ts'
import { AdviceTabs } from './advice-tabs.tsx'
import styles from '../advice.module.css'

type Props = { history: HomeHistory; findings: readonly CurrentFinding[] }

/** Education by risk, with the reason first (hazards C12, HZ-15). Closed on a day without any sign. */
export function AdviceGroup({ history: { profile, entries, checks, today }, findings }: Props) {
  const nowMs = useNow()
  const facts = {
    person: profile ?? { isVulnerable: false },
    alertCount: profile?.alertCount ?? 0,
    entry: entries[0],
    triage: checks[0],
    findings,
  }
  const risk = assessRisk(facts)
  const isUsual = isUsualMedium(risk, facts, findingContextOf(profile), nowMs)
  const education = selectEducation(risk, profile, {
    ...facts,
    isUsual,
    earlier: earlierReasons(findings, entries, today),
    openAlerts: { count: facts.alertCount, since: profile?.openAlertSince, nowMs },
  })
  const isOpen = education.level !== 'low' || findings.length > 0
  return (
    <HomeSection heading="Advice for you" fact={education.reasonLine} name="advice" isOpen={isOpen}>
      {isOpen && <p className={styles.reason}>{education.reasonLine}</p>}
      {education.unanswered.length > 0 && facts.entry?.localDate === today && (
        <p>
          <Link to={paths.editEntry(facts.entry.id)}>Add what is missing</Link>
        </p>
      )}
      <AdviceTabs key={education.level} education={education} />
    </HomeSection>
  )
}
