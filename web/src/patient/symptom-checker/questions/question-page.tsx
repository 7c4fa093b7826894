import '@mantine/core/styles/Progress.layer.css'
import { Progress } from '@mantine/core'
import { describeResult } from '@second-wind/core/content/triage/describe-result'
import { questions } from '@second-wind/core/content/triage/questions'
import type { Patient } from '@second-wind/core/records/patient'
import { assessTriage } from '@second-wind/core/triage/assess'
import { needsEmergencyCard } from '@second-wind/core/triage/needs-emergency-card'
import type { CheckDraft } from '../../../data/live/unfinished-check.ts'
import { Icon } from '../../../ui/primitives/icon.tsx'
import { BackButton } from '../back-button.tsx'
import { EmergencyCard } from './emergency-card.tsx'
import { QuestionForm } from './question-form.tsx'
import styles from './question-page.module.css'

type Props = {
  check: CheckDraft
  /** From 1. */
  number: number
  patient: Patient | undefined
  onAnswer: (question: string, option: string) => void
  /** The person has asked for help because of a warning sign. */
  onHelp: () => void
  onBack: () => void
}

/** One question, below the emergency card once an answer requires it (rule A1). */
export function QuestionPage({ check, number, patient, onAnswer, onHelp, onBack }: Props) {
  const { track, answers } = check
  const trackQuestions = questions[track]
  const question = trackQuestions[number - 1]
  if (question === undefined) return null
  const isEmergency = needsEmergencyCard(track, answers, patient)
  const isNew = isNewEmergency(check, number, patient)
  return (
    <div className={styles.page}>
      <BackButton onClick={onBack} />
      <Progress aria-label="Questions" value={Math.round((100 * number) / trackQuestions.length)} />
      {isEmergency && (
        <EmergencyCard
          result={describeResult(assessTriage(track, answers, patient), patient, answers)}
          isNew={isNew}
          inhaler={patient?.inhaler}
          onHelp={onHelp}
        />
      )}
      {!isNew && <LastChoice check={check} number={number} />}
      <QuestionForm
        key={question.id}
        question={question}
        count={`Question ${number} of ${trackQuestions.length}`}
        stored={answers[question.id]}
        patient={patient}
        isReadFirst={!isNew}
        onAnswer={(option) => onAnswer(question.id, option)}
      />
    </div>
  )
}

/** The answer given by the last tap, so that a slip is noticed at once. */
function LastChoice({ check: { track, answers }, number }: { check: CheckDraft; number: number }) {
  const previous = questions[track][number - 2]
  const chosen = previous?.options.find(({ id }) => id === answers[previous.id])
  if (chosen === undefined) return null
  return (
    <p className={styles.chosen}>
      <Icon name="tick" />
      <span>Your last answer: {chosen.label}</span>
    </p>
  )
}

/** Whether the last answer added a warning sign. */
function isNewEmergency(
  { track, answers }: CheckDraft,
  number: number,
  patient: Patient | undefined,
): boolean {
  const previous = questions[track][number - 2]
  if (previous === undefined) return false
  const { [previous.id]: _, ...others } = answers
  const count = (given: CheckDraft['answers']) => assessTriage(track, given, patient).redFlagReasons.length
  return count(answers) > count(others)
}
