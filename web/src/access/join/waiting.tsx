import { Button } from '@mantine/core'
import { clinicianName } from '@second-wind/core/content/clinician/clinician-name'
import { joinWords } from '@second-wind/core/content/joining/join-words'
import { forgetJoining, type Joining } from '../../data/local/lazy.ts'
import { stopJoining } from '../../data/server/patient/join.ts'
import { toastSuccess } from '../../ui/feedback/toast.ts'
import formStyles from '../../ui/form/form.module.css'
import { useTry } from '../../ui/hooks/use-async-action.ts'
import { useLeaveForHome } from '../../ui/hooks/use-exit-to-home.ts'
import { TwoWords } from '../../ui/primitives/two-words.tsx'
import { Step } from '../../ui/primitives/step-card.tsx'
import { troubleWords } from './join-error-message.ts'

const { waiting: words } = joinWords

export function Waiting({ joining, isSilent }: { joining: Joining; isSilent: boolean }) {
  const leave = useLeaveForHome()
  const { attempt, isUnderway, trouble } = useTry(troubleWords)
  const stop = () =>
    attempt(async () => {
      const { joinId, secret } = joining.join
      // Whose secret is gone can take up nothing, whatever the clinic says.
      const isTold = await stopJoining({ joinId, secret }).then(
        () => true,
        () => false,
      )
      if (await leave(forgetJoining)) toastSuccess(words.stop, isTold ? words.stopped : words.stoppedHere)
    })
  return (
    <Step title={words.title} trouble={trouble}>
      <TwoWords>{joining.join.words}</TwoWords>
      <p>{words.why}</p>
      <p role="status">{isSilent ? words.silent : words.who(clinicianName(joining.by.clinician))}</p>
      <p>{words.leave}</p>
      <div className={formStyles.buttons}>
        <Button variant="outline" aria-disabled={isUnderway} onClick={() => void stop()}>
          {words.stop}
        </Button>
      </div>
    </Step>
  )
}
