import type { Patient } from '@second-wind/core/records/patient'
import { lungConditions } from '@second-wind/core/recovery/home-advice/lung-conditions'
import type { Track } from '@second-wind/core/triage/options'
import { asksForAdvice, type CheckDraft, firstUnansweredNumber } from '../../data/live/unfinished-check.ts'
import { useCurrentFindings } from '../../data/live/use-current-findings.ts'
import { useProfile } from '../../data/live/use-profile.ts'
import { useOpenForm } from '../../data/pwa/use-open-form.ts'
import { useNow } from '../../ui/hooks/use-now.ts'
import { useTimeoutElapsed } from '../../ui/hooks/use-timeout-elapsed.ts'
import { isCheckOpen, findCheckPlace, whenGivenLongAgo } from './check.ts'
import { QuestionPage } from './questions/question-page.tsx'
import { useSteps } from './questions/use-steps.ts'
import { CheckResult } from './result/check-result.tsx'
import { OutdatedCheckNotice } from './start/outdated-check-notice.tsx'
import { StartScreen } from './start/start-screen.tsx'
import { useCheck } from './use-check.ts'
import { useFocusOnPlace } from './use-focus-on-place.ts'

type Props = {
  /** The tab that /enhanced-symptom-checker opens. */
  startTrack?: 'respiratory'
}

const writtenForAge = 16
/** After this time the check opens without the profile: a database that does not answer must not delay a warning. */
const databaseAnswersInMs = 2_000

/** /symptom-checker, then ?step=1 and so on: the address contains the step, never the answers. */
export function SymptomCheckerScreen({ startTrack }: Props) {
  const { patient, current, isProfileRead, hasWaited, now } = usePersonFacts()
  const { check, start, answer, report, forget } = useCheck(patient)
  const steps = useSteps()
  const isChild = patient !== undefined && patient.age < writtenForAge
  const place = findCheckPlace(steps.step, check)
  const isRead = check !== 'opening' && isProfileRead && current !== undefined
  const isWaiting = steps.step > 0 && !hasWaited && !isRead
  const isStart = place.at === 'start' || (isChild && place.at === 'question')
  useFocusOnPlace(isWaiting ? undefined : isStart ? 'start' : `${place.at} ${place.number}`)
  useOpenForm(!isStart && place.at === 'question')

  const unfinished = readUnfinished(check, patient, now)
  const begin = (track: Track) => {
    start(track)
    steps.goTo(1)
  }
  const startAgain = () => {
    forget()
    steps.restart()
  }

  if (isWaiting) return <p>Opening…</p>
  if (place.at === 'start' || isStart) {
    return (
      <StartScreen
        startTrack={startTrack ?? (isCheckOpen(check) ? check.track : trackFor(patient))}
        {...{ patient, isChild, unfinished }}
        isReading={!isProfileRead && !hasWaited}
        onStart={begin}
        onCarryOn={() => steps.goTo(unfinished?.next ?? 1)}
        onStartAgain={forget}
      />
    )
  }
  const onBack = () => steps.back(place.number)
  const onAnswer = (question: string, option: string) => {
    answer(question, option)
    steps.goTo(place.number + 1)
  }
  return (
    <>
      <OutdatedCheckNotice {...{ place, unfinished }} onStartAgain={startAgain} />
      {place.at === 'result' ? (
        <CheckResult
          {...{ patient, onBack }}
          key={place.check.id}
          check={place.check}
          current={current ?? []}
          onAgain={startAgain}
        />
      ) : (
        <QuestionPage
          {...{ patient, onBack, onAnswer }}
          check={place.check}
          number={place.number}
          onHelp={report}
        />
      )}
    </>
  )
}

/** Who is asked, and what still counts of earlier records. */
function usePersonFacts() {
  const now = useNow()
  const read = useProfile()
  return {
    patient: read?.profile,
    isProfileRead: read !== undefined,
    current: useCurrentFindings(now),
    hasWaited: useTimeoutElapsed(databaseAnswersInMs),
    now,
  }
}

/** A person with asthma or COPD starts with the questions about breathing; the general check is one tap away. */
const trackFor = (patient: Patient | undefined): Track =>
  lungConditions(patient).length > 0 ? 'respiratory' : 'general'

/**
 * A check with at least one answer that is not finished: when the answers were given if that is hours ago, and the next
 * question, which is then the first.
 */
function readUnfinished(check: CheckDraft | 'none' | 'opening', patient: Patient | undefined, now: number) {
  if (!isCheckOpen(check)) return undefined
  const reached = firstUnansweredNumber(check)
  if (reached === 1 || findCheckPlace(reached, check).at !== 'question') return undefined
  const longAgo = whenGivenLongAgo(check, now)
  return { longAgo, asksForAdvice: asksForAdvice(check, patient), next: longAgo === undefined ? reached : 1 }
}
