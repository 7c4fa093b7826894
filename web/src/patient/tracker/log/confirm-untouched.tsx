import { Button } from '@mantine/core'
import { scoreLabels } from '@second-wind/core/content/symptom-labels'
import { scoreNames, type ScoreName } from '@second-wind/core/records/symptom-entry'
import { ErrorSummary } from '../../../ui/feedback/error-summary.tsx'

type Props = {
  scores: readonly ScoreName[]
  /** "My usual day", and it is not known yet what that is: nothing has gone wrong. */
  isFirstDay: boolean
  onYes: () => void
  onGo: (score: ScoreName) => void
}

/** A score that was not set is no answer, though it is stored as 5 (hazard C15), so the form asks about it. */
export function ConfirmUntouched({ scores, isFirstDay, onYes, onGo }: Props) {
  const errors = Object.fromEntries(
    scores.map((name) => [name, `Rate your ${scoreLabels[name].toLowerCase()}`]),
  )
  return (
    <ErrorSummary
      errors={errors}
      fields={scoreNames}
      onGo={onGo}
      {...(isFirstDay && { question: 'What is your usual day like?' })}
    >
      {isFirstDay && <p>Next time we can fill this in for you.</p>}
      <p>You can also save without {scores.length === 1 ? 'it' : 'them'}.</p>
      <Button variant="outline" onClick={onYes}>
        Save anyway
      </Button>
    </ErrorSummary>
  )
}
