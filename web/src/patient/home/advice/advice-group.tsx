import type { Message } from '@second-wind/core/care/message'
import { earlierReasons } from '@second-wind/core/content/home-advice/earlier-reasons'
import { reasonLineWords } from '@second-wind/core/content/home-advice/reason-line-words'
import { openAlertNote } from '@second-wind/core/content/home-advice/risk-reason-words'
import type { CurrentFinding } from '@second-wind/core/findings/current-findings'
import { isWarning } from '@second-wind/core/findings/finding'
import { symptomChecks } from '@second-wind/core/findings/follow-up-reply'
import { capitalise } from '@second-wind/core/platform/first-letter'
import { selectEducation } from '@second-wind/core/recovery/home-advice/select-education'
import { riskNow } from '@second-wind/core/recovery/risk-now'
import { Link } from 'react-router-dom'
import type { UnfinishedLog } from '../../../data/live/unfinished-log.ts'
import * as paths from '../../../paths.ts'
import { Disclosure } from '../../../ui/feedback/disclosure.tsx'
import { useNow } from '../../../ui/hooks/use-now.ts'
import { useUnfinishedAnswers } from '../../../widgets/unfinished/use-unfinished-answers.ts'
import { HomeSection } from '../groups/group.tsx'
import type { HomeHistory } from '../use-home-history.ts'
import { AdviceTabs, FoldedAdvice } from './advice-tabs.tsx'
import styles from '../advice.module.css'

type Props = {
  history: HomeHistory
  findings: readonly CurrentFinding[]
  messages: readonly Message[]
  unfinished: UnfinishedLog | undefined
  /** A symptom check that was left half-way asks for advice today. */
  mustAdvise: boolean
}

/** Education by risk, with the reason first (hazards C12, HZ-15). Closed on a day without any sign. */
export function AdviceGroup({ history, findings, messages, unfinished, mustAdvise }: Props) {
  const { profile, entries, checksAndReplies, today } = history
  const nowMs = useNow()
  const isUnfinished = unfinished !== undefined
  const logged = { profile, entries, checks: checksAndReplies, messages, isUnfinished, today, now: nowMs }
  const { risk, isUsual, earlierAlertSince, isAlertWithoutSign } = riskNow(logged, findings)
  const alertCount = profile?.alertCount ?? 0
  const [entry] = entries
  const isLogForToday = useUnfinishedAnswers(unfinished, today)?.isAdviceToday === true
  const isUnsavedForToday = mustAdvise || isLogForToday
  const education = selectEducation(risk, profile, {
    isUnsavedForToday,
    entry,
    findings,
    isUsual,
    ofToday: new Set(findings.filter(({ localDate }) => localDate === today).map(({ id }) => id)),
    earlier: earlierReasons(findings, entries, today, symptomChecks(checksAndReplies)[0]),
    openAlerts: {
      count: alertCount,
      since: profile?.openAlertSince,
      nowMs,
      isWithoutSign: isAlertWithoutSign,
    },
  })
  const isOpen = education.level !== 'low' || findings.length > 0
  const Advice = isOpen ? FoldedAdvice : AdviceTabs
  const fact = isUnfinished && !isOpen ? reasonLineWords.unfinished : education.reasonLine
  return (
    <HomeSection heading="Advice for you" fact={fact} name="advice" isOpen={isOpen}>
      {isOpen &&
        (findings.some(isWarning) && !isUsual && education.clauses.length > 1 ? (
          <Reasons clauses={education.clauses} />
        ) : (
          <p className={styles.reason}>{education.reasonLine}</p>
        ))}
      {earlierAlertSince !== undefined && (
        <p className={styles.reason}>
          {openAlertNote({ count: alertCount, since: earlierAlertSince }, 'advice')}
        </p>
      )}
      {education.unanswered.length > 0 && entry?.localDate === today && (
        <p>
          <Link to={paths.editEntry(entry.id)}>Add what is missing</Link>
        </p>
      )}
      <Advice key={education.level} education={education} />
    </HomeSection>
  )
}

const listedAtOnce = 3

/** Several reasons below a warning sign: the most serious ones, and the rest folded. */
function Reasons({ clauses }: { clauses: readonly string[] }) {
  return (
    <div className={styles.reason}>
      <p>{reasonLineWords.because}</p>
      <ClauseList clauses={clauses.slice(0, listedAtOnce)} />
      {clauses.length > listedAtOnce && (
        <Disclosure summary={`Show all ${clauses.length} reasons`}>
          <ClauseList clauses={clauses.slice(listedAtOnce)} />
        </Disclosure>
      )}
    </div>
  )
}

const ClauseList = ({ clauses }: { clauses: readonly string[] }) => (
  <ul className={styles.items}>
    {clauses.map((clause) => (
      <li key={clause}>{capitalise(clause)}.</li>
    ))}
  </ul>
)
