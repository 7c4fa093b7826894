import { scoreLabels } from '@second-wind/core/content/symptom-labels'
import { scoreNames, type ScoreName } from '@second-wind/core/records/symptom-entry'
import { Confirm } from '../../../ui/feedback/confirm.tsx'

type Props = { scores: readonly ScoreName[]; onYes: () => void; onGoBack: () => void }

/** A score that was not set is no answer, though it is stored as 5 (hazard C15), so the form asks about it. */
export function ConfirmUntouched({ scores, onYes, onGoBack }: Props) {
  return (
    <Confirm
      question={`You have not rated ${whichScores(scores)}. Save anyway?`}
      yes="Yes, save"
      no="Go back"
      color="green"
      onYes={onYes}
      onNo={onGoBack}
    />
  )
}

function whichScores(scores: readonly ScoreName[]): string {
  if (scores.length === scoreNames.length) return 'any symptoms'
  const names = scoreNames
    .filter((name) => scores.includes(name))
    .map((name) => scoreLabels[name].toLowerCase())
  return new Intl.ListFormat('en-GB').format(names)
}
