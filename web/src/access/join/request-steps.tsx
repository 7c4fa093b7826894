import { Button } from '@mantine/core'
import { clinicianName } from '@second-wind/core/content/clinician/clinician-name'
import { joinWords } from '@second-wind/core/content/join/join-words'
import { Link } from 'react-router-dom'
import type { PendingJoin } from '../../data/local/lazy.ts'
import * as paths from '../../paths.ts'
import { VerificationPhrase } from '../../ui/codes/verification-phrase.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import { toastSuccess } from '../../ui/feedback/toast.ts'
import { formatDateAndTime } from '../../ui/format/format-time.ts'
import { useAsyncAction } from '../../ui/hooks/use-async-action.ts'
import { ButtonLink } from '../../ui/links/button-link.tsx'
import { StepCard } from '../../ui/primitives/step-card.tsx'
import { joinErrorMessage } from './join-error-message.ts'
import type { Join } from './use-join.ts'
import formStyles from '../../ui/form/form.module.css'
import styles from './request-steps.module.css'

const { waiting, held, expired, done, person } = joinWords

type WaitingProps = Pick<Join, 'cancel' | 'isSilent'> & { pending: PendingJoin }

/** The two words to compare, until the clinic decides. `isSilent`: the server did not respond to the last request. */
export function WaitingStep({ pending, isSilent, cancel }: WaitingProps) {
  const { stop, isPending, error } = useCancel(pending, cancel)
  return (
    <StepCard title={waiting.title} error={error}>
      <VerificationPhrase>{pending.join.words}</VerificationPhrase>
      <p>{waiting.why}</p>
      <p role="status">{isSilent ? waiting.silent : waiting.who(clinicianName(pending.by.clinician))}</p>
      <p>{waiting.leave}</p>
      <div className={formStyles.buttons}>
        <Button variant="outline" aria-disabled={isPending} onClick={stop}>
          {waiting.stop}
        </Button>
      </div>
    </StepCard>
  )
}

type HeldProps = WaitingProps & {
  /** Undefined until the server has said it. */
  heldUntil: string | undefined
}

/**
 * Approved, but another phone of the patient is in use: what to do instead of waiting, and that the app works
 * meanwhile.
 */
export function HeldStep({ pending, heldUntil, isSilent, cancel }: HeldProps) {
  const { stop, isPending, error } = useCancel(pending, cancel)
  return (
    <StepCard title={held.title} error={error}>
      <p>{held.why}</p>
      {heldUntil !== undefined && (
        <p>
          <strong>{held.until(formatDateAndTime(Date.parse(heldUntil)))}</strong>
        </p>
      )}
      {isSilent && <p role="status">{held.silent}</p>}
      <Notice tone="warning">
        <p>{held.now}</p>
      </Notice>
      <p>{held.soon}</p>
      <ul className={styles.ways}>
        {held.ways.map((way) => (
          <li key={way}>{way}</li>
        ))}
        <li>
          {held.passkey} <Link to={paths.linkDevice}>{held.passkeyGo}</Link>
        </li>
      </ul>
      <p>{held.phrase}</p>
      <VerificationPhrase>{pending.join.words}</VerificationPhrase>
      <div className={formStyles.buttons}>
        <ButtonLink to={paths.home} look="go">
          {held.go}
        </ButtonLink>
        <Button variant="outline" aria-disabled={isPending} onClick={stop}>
          {waiting.stop}
        </Button>
      </div>
    </StepCard>
  )
}

function useCancel(pending: PendingJoin, cancel: Join['cancel']) {
  const { attempt, isPending, error } = useAsyncAction(joinErrorMessage)
  const stop = () =>
    void attempt(async () => {
      const { isDeleted, isServerInformed } = await cancel(pending)
      if (isDeleted) toastSuccess(waiting.stop, isServerInformed ? waiting.stopped : waiting.stoppedHere)
    })
  return { stop, isPending, error }
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
