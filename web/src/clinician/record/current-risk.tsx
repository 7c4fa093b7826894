import type { ListedAlert } from '@second-wind/core/care/contract/alerts'
import type { DashboardPatient, RosterFinding } from '@second-wind/core/care/contract/clinician-dashboard'
import { replyWords } from '@second-wind/core/care/roster/last-contact'
import { asksForAdviceToday } from '@second-wind/core/findings/finding'
import { epochMs } from '@second-wind/core/platform/moment'
import { isMilderThan } from '../risk/describe-risk-reasons.ts'
import { explainRisk } from '../risk/explain-risk.ts'
import { RiskBadge } from '../risk/risk-badge.tsx'
import { CurrentFindings } from '../roster/current-findings.tsx'

type Props = {
  patient: DashboardPatient
  /** Above it in the record. */
  openAlerts: readonly ListedAlert[]
  now: number
  /** Below the row of the list, which shows the level and the sentence. */
  isBesideRow?: boolean
}

/**
 * The level and why, each fact once: what the sentence or an open alert shows is not listed again. What calls for no help
 * today is behind "Also".
 */
export function CurrentRisk({ patient, openAlerts, now, isBesideRow = false }: Props) {
  const alertFindings = openAlerts.flatMap(({ findings }) => findings)
  const sentence = explainRisk(patient, now)
  // The sentence has this reply in its own words.
  const notUsual = replyWords['not-usual']
  const shown = [
    sentence,
    ...alertFindings.filter(({ withdrawnAt }) => withdrawnAt === null).map(({ message }) => message),
  ].map((text) => text.toLowerCase())
  const others = patient.findings.filter(
    ({ id, logged, reply, isNamedByOther }) =>
      reply ||
      (!isNamedByOther &&
        !(id === 'follow-up-not-usual' && sentence.includes(notUsual)) &&
        !shown.some((text) => text.includes(logged.toLowerCase()))),
  )
  const isLesser = (finding: RosterFinding) =>
    !isSerious(finding) || patient.findings.some((other) => isOutweighed(finding, other))
  const lesser = others.filter(isLesser)
  return (
    <RiskBadge
      patient={patient}
      now={now}
      isEachFactOnce
      isBesideRow={isBesideRow}
      findings={{
        serious: <CurrentFindings findings={others.filter((finding) => !isLesser(finding))} now={now} />,
        lesser: <CurrentFindings name="Less serious findings" findings={lesser} now={now} />,
        lesserCount: lesser.length,
      }}
    />
  )
}

/** An older and milder finding of the same measure, though the alert above it names the worse one. */
const isOutweighed = (finding: RosterFinding, other: RosterFinding): boolean =>
  isMilderThan(finding.id, other.id) && epochMs(other.at) >= epochMs(finding.at)

const isSerious = (finding: RosterFinding): boolean =>
  !finding.isBelowThreshold && (asksForAdviceToday(finding) || finding.id === 'follow-up-not-usual')
