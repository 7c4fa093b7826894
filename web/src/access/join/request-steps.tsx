import { Button } from '@mantine/core'
import { clinicianName } from '@second-wind/core/content/clinician/clinician-name'
import { joinWords } from '@second-wind/core/content/join/join-words'
import type { PendingJoin } from '../../data/local/lazy.ts'
import { VerificationPhrase } from '../../ui/codes/verification-phrase.tsx'
import { toastSuccess } from '../../ui/feedback/toast.ts'
import { useAsyncAction } from '../../ui/hooks/use-async-action.ts'
import { StepCard } from '../../ui/primitives/step-card.tsx'
import { joinErrorMessage } from './join-error-message.ts'
import type { Join } from './use-join.ts'
import formStyles from '../../ui/form/form.module.css'

const { waiting, expired, done, person } = joinWords

type WaitingProps = Pick<Join, 'cancel' | 'isSilent'> & { pending: PendingJoin }

/** The two words to compare, until the clinic decides. `isSilent`: the server did not answer the last request. */
export function WaitingStep({ pending, isSilent, cancel }: WaitingProps) {
  const { attempt, isPending, error } = useAsyncAction(joinErrorMessage)
  const stop = () =>
    attempt(async () => {
      const { isDeleted, isServerInformed } = await cancel(pending)
      if (isDeleted) toastSuccess(waiting.stop, isServerInformed ? waiting.stopped : waiting.stoppedHere)
    })
  return (
    <StepCard title={waiting.title} error={error}>
      <VerificationPhrase>{pending.join.words}</VerificationPhrase>
      <p>{waiting.why}</p>
      <p role="status">{isSilent ? waiting.silent : waiting.who(clinicianName(pending.by.clinician))}</p>
      <p>{waiting.leave}</p>
      <div className={formStyles.buttons}>
        <Button variant="outline" aria-disabled={isPending} onClick={() => void stop()}>
          {waiting.stop}
        </Button>
      </div>
    </StepCard>
  )
}

/** The clinic did not decide in time: the same request can be sent again. */
export function ExpiredStep({ resubmit }: { resubmit: () => Promise<void> }) {
  const { attempt, isPending, error } = useAsyncAction(joinErrorMessage)
  return (
    <StepCard title={expired.title} error={error}>
      <p>{expired.why}</p>
      <div className={formStyles.buttons}>
        <Button color="green" aria-disabled={isPending} onClick={() => void attempt(resubmit)}>
          {isPending ? person.underway : expired.again}
        </Button>
      </div>
    </StepCard>
  )
}

/** Declined, or no longer possible. Shown until the person leaves, which deletes the pending join. */
export function JoinEndedStep({ title, why, onGo }: { title: string; why: string; onGo: () => void }) {
  return (
    <StepCard title={title}>
      <p>{why}</p>
      <div>
        <Button color="green" onClick={onGo}>
          {done.go}
        </Button>
      </div>
    </StepCard>
  )
}
