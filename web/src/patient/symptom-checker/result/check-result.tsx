import { Stack } from '@mantine/core'
import {
  describeCurrentFindings,
  describeOtherFindings,
} from '@second-wind/core/content/findings/current-finding-words'
import { cardFor } from '@second-wind/core/content/insight/choose-finding-card'
import { type DescribedResult, describeResult } from '@second-wind/core/content/triage/describe-result'
import { resultLines } from '@second-wind/core/content/triage/results'
import type { CurrentFinding } from '@second-wind/core/findings/current-findings'
import { type FindingLevel, findingLevels, worstLevelOfAdvice } from '@second-wind/core/findings/finding'
import { byGravity } from '@second-wind/core/findings/finding-gravity'
import { followUpCard } from '@second-wind/core/findings/follow-up-card'
import { isChosenByMistake } from '@second-wind/core/findings/follow-up-reply'
import { groupBy } from '@second-wind/core/platform/group-by'
import type { Patient } from '@second-wind/core/records/patient'
import { assessTriage } from '@second-wind/core/triage/assess'
import { toTriageOutcome } from '@second-wind/core/triage/triage-outcome'
import { type ReactNode, useState } from 'react'
import type { CheckDraft } from '../../../data/live/unfinished-check.ts'
import { useCurrentFindingsAndEntries } from '../../../data/live/use-current-findings.ts'
import { useNationWords } from '../../../data/live/use-nation-words.ts'
import { captureAt } from '../../../data/local/index.ts'
import { CareCard } from '../../../ui/clinical/care-card.tsx'
import { Disclosure } from '../../../ui/feedback/disclosure.tsx'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { useNow } from '../../../ui/hooks/use-now.ts'
import { Icon } from '../../../ui/primitives/icon.tsx'
import { FollowUpCard } from '../../../widgets/follow-up-card.tsx'
import { BackButton } from '../back-button.tsx'
import { placeHeading } from '../use-focus-on-place.ts'
import { AdviceCalls, Monitor } from './monitor.tsx'
import { ResultDetail } from './result-detail.tsx'
import { SaveState } from './save-state.tsx'
import { SeekHelp } from './seek-help.tsx'
import { StayHome } from './stay-home.tsx'
import { useSavedResult } from './use-saved-result.ts'
import styles from './check-result.module.css'

type Props = {
  check: CheckDraft
  patient: Patient | undefined
  /** What else was logged in the last two days. */
  current: readonly CurrentFinding[]
  onBack: () => void
  onAgain: () => void
}

/** The result of the answers. Computed here and shown at once, whether or not it can be saved or sent. */
export function CheckResult({ check, patient, current, onBack, onAgain }: Props) {
  const { id, track, answers, firstAnsweredAt } = check
  const assessment = assessTriage(track, answers, patient, useWorstEarlier(current, id))
  const result = describeResult(assessment, patient, answers)
  const saved = useSavedResult(id, toTriageOutcome(assessment, answers, result.redFlags, firstAnsweredAt))
  const isEmergency = result.level === 'seek_help'
  const earlierCard = followUpCard(current, id)
  const earlier = earlierCard?.findings.some(isChosenByMistake) ? undefined : earlierCard?.state
  const isEarlierFirst = !isEmergency && (earlier === 'ask' || earlier === 'still')
  // An earlier red flag is more serious than the result, also after the reply "I am better".
  const isEarlierAbove = isEarlierFirst || (!isEmergency && earlier === 'better')
  const saveState = <SaveState saved={saved} result={result} />
  return (
    <div className={styles.result}>
      <BackButton onClick={onBack} />
      {isEarlierFirst ? (
        <h2 {...placeHeading}>{resultLines.earlierFirst.text}</h2>
      ) : (
        result.firstLines.map((line) => (
          <Notice key={line} tone="warning">
            <p>{line}</p>
          </Notice>
        ))
      )}
      {isEarlierAbove && <FollowUpCard exceptId={id} />}
      {isEarlierFirst ? (
        <ResultDetail
          result={describeResult(assessTriage(track, answers, patient), patient, answers)}
          onAgain={onAgain}
        >
          {saveState}
        </ResultDetail>
      ) : (
        <>
          {result.level === 'monitor' ? (
            <ResultBanner result={result}>
              <AdviceCalls patient={patient} />
            </ResultBanner>
          ) : (
            <ResultBanner result={result} />
          )}
          {/* Nothing comes before the call of a result that is at least as serious. */}
          {!isEmergency && !isEarlierAbove && (
            <EarlierSigns current={current} exceptId={id} isOpen={result.level === 'stay_home'} />
          )}
          <Level result={result} patient={patient} onAgain={onAgain}>
            {saveState}
          </Level>
        </>
      )}
    </div>
  )
}

/** The most serious level seen while the result is open: it does not become milder when an earlier sign expires. */
function useWorstEarlier(current: readonly CurrentFinding[], checkId: string): FindingLevel | undefined {
  // A mistake is what this check is done again for.
  const now = worstLevelOfAdvice(
    current.filter((finding) => finding.source.id !== checkId && !isChosenByMistake(finding)),
  )
  const [worst, setWorst] = useState(now)
  const mostSerious = findingLevels.find((level) => level === now || level === worst)
  if (mostSerious !== worst) setWorst(mostSerious)
  return mostSerious
}

type LevelProps = {
  result: DescribedResult
  patient: Patient | undefined
  onAgain: () => void
  children: ReactNode
}

function Level({ result, patient, onAgain, children }: LevelProps) {
  switch (result.level) {
    case 'seek_help':
      return (
        <SeekHelp result={result} patient={patient}>
          {children}
        </SeekHelp>
      )
    case 'monitor':
      return (
        <Monitor result={result} patient={patient} onAgain={onAgain}>
          {children}
        </Monitor>
      )
    case 'stay_home':
      return (
        <StayHome result={result} patient={patient} onAgain={onAgain}>
          {children}
        </StayHome>
      )
  }
}

type EarlierProps = { current: readonly CurrentFinding[]; exceptId: string; isOpen: boolean }

/** What was logged earlier: in one line that opens if the result calls for as much, and open below a milder result. */
function EarlierSigns({ current, exceptId, isOpen }: EarlierProps) {
  const today = captureAt(useNow()).localDate
  const card = followUpCard(current, exceptId)
  if (isOpen) return card ? <FollowUpCard exceptId={exceptId} /> : <WatchedSigns exceptId={exceptId} />
  if (!card) return null
  const signs = [card.findings, ...card.others].flat()
  const when = signs.every(({ localDate }) => localDate === today) ? 'Earlier today' : 'Earlier'
  return (
    <Disclosure summary={`${when}: ${signs.length} more ${signs.length === 1 ? 'sign' : 'signs'}`}>
      <FollowUpCard exceptId={exceptId} />
    </Disclosure>
  )
}

/** Signs that are only to be watched: the advice of their entry also counts after a check without signs. */
function WatchedSigns({ exceptId }: { exceptId: string }) {
  const now = useNow()
  const inNation = useNationWords()
  const current = useCurrentFindingsAndEntries(now)
  const watched = (current?.findings ?? []).filter(({ source }) => source.id !== exceptId).toSorted(byGravity)
  const [first, ...others] = groupBy(watched, ({ source }) => source.id).values()
  if (!current || !first) return null
  const { tier, heading, message } = cardFor('watch', watched)
  const today = captureAt(now).localDate
  return (
    <CareCard level={tier} heading={inNation(heading)}>
      <p>{describeCurrentFindings(first, current.entries, today)}</p>
      {others.map((findings) => (
        <p key={findings[0].source.id}>{describeOtherFindings(findings, first, current.entries, today)}</p>
      ))}
      <p>{inNation(message)}</p>
    </CareCard>
  )
}

/** The level in colour, icon and words, and for advice today how to get it. */
function ResultBanner({ result, children }: { result: DescribedResult; children?: ReactNode }) {
  const { level, levelName, title, description, icon } = result
  return (
    <section aria-labelledby="result-heading" className={styles.banner} data-level={level}>
      <Icon name={icon} />
      <Stack gap="xs">
        {!title.startsWith(levelName) && <p className={styles.level}>{levelName}</p>}
        <h2 id="result-heading" {...placeHeading}>
          {title}
        </h2>
        {/* Under the button that calls 999. */}
        {level !== 'seek_help' && <p>{description}</p>}
        {children}
      </Stack>
    </section>
  )
}
