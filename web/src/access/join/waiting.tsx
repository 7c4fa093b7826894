import { Button } from '@mantine/core'
import { clinicianName } from '@second-wind/core/content/clinician/clinician-name'
import { joinWords } from '@second-wind/core/content/joining/join-words'
import { deletePendingJoin, type PendingJoin } from '../../data/local/lazy.ts'
import { cancelJoin } from '../../data/server/patient/join.ts'
import { TwoWords } from '../../ui/codes/two-words.tsx'
import { toastSuccess } from '../../ui/feedback/toast.ts'
import { useAsyncAction } from '../../ui/hooks/use-async-action.ts'
import { useExitToHome } from '../../ui/hooks/use-exit-to-home.ts'
import { StepCard } from '../../ui/primitives/step-card.tsx'
import { joinErrorMessage } from './join-error-message.ts'
import formStyles from '../../ui/form/form.module.css'

const { waiting: words } = joinWords

export function Waiting({ joining, isSilent }: { joining: PendingJoin; isSilent: boolean }) {
  const leave = useExitToHome()
  const { attempt, isUnderway, trouble } = useAsyncAction(joinErrorMessage)
  const stop = () =>
    attempt(async () => {
      const { joinId, secret } = joining.join
      // Whose secret is gone can take up nothing, whatever the clinic says.
      const isServerInformed = await cancelJoin({ joinId, secret }).then(
        () => true,
        () => false,
      )
      if (await leave(deletePendingJoin))
        toastSuccess(words.stop, isServerInformed ? words.stopped : words.stoppedHere)
    })
  return (
    <StepCard title={words.title} trouble={trouble}>
      <TwoWords>{joining.join.words}</TwoWords>
      <p>{words.why}</p>
      <p role="status">{isSilent ? words.silent : words.who(clinicianName(joining.by.clinician))}</p>
      <p>{words.leave}</p>
      <div className={formStyles.buttons}>
        <Button variant="outline" aria-disabled={isUnderway} onClick={() => void stop()}>
          {words.stop}
        </Button>
      </div>
    </StepCard>
  )
}
