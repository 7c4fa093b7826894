import { Button } from '@mantine/core'
import { clinicianName } from '@second-wind/core/content/clinician/clinician-name'
import { joinWords } from '@second-wind/core/content/join/join-words'
import type { PendingJoin } from '../../data/local/lazy.ts'
import * as paths from '../../paths.ts'
import { ButtonLink } from '../../ui/links/button-link.tsx'
import { StepCard } from '../../ui/primitives/step-card.tsx'
import formStyles from '../../ui/form/form.module.css'

const { elsewhere, profile, another, finishing, done } = joinWords

/** The claim sends the profile, so there must be one first. */
export function ProfileMissingStep() {
  return (
    <StepCard title={profile.title}>
      <p>{profile.why}</p>
      <p>{profile.until}</p>
      <div>
        <ButtonLink to={paths.onboarding} look="go">
          {profile.go}
        </ButtonLink>
      </div>
    </StepCard>
  )
}

/** Another window of the app holds the lock and claims the join. */
export function OtherWindowStep() {
  return (
    <StepCard title={elsewhere.title}>
      <p>{elsewhere.how}</p>
    </StepCard>
  )
}

/** The phone is linked and a code was shown. A new code would invalidate it, so it is created only on request. */
export function ReissueCodeStep({ onRequest, onKept }: { onRequest: () => void; onKept: () => void }) {
  return (
    <StepCard title={another.title}>
      <p>{another.why}</p>
      <p>{another.ends}</p>
      <div className={formStyles.buttons}>
        <Button color="green" onClick={onKept}>
          {another.kept}
        </Button>
        <Button variant="outline" onClick={onRequest}>
          {another.show}
        </Button>
      </div>
    </StepCard>
  )
}

/** The claim is running, or failed with `error`. */
export function ClaimStep({ error, onRetry }: { error: string | undefined; onRetry: () => void }) {
  return (
    <StepCard title={finishing.title} error={error}>
      {error === undefined ? (
        <p role="status">{finishing.underway}</p>
      ) : (
        <div>
          <Button variant="outline" onClick={onRetry}>
            {finishing.again}
          </Button>
        </div>
      )}
    </StepCard>
  )
}

/** Linked without a recovery code: one more clinician, or the hour for reissuing a code is over. */
export function LinkedStep({ pending, onGo }: { pending: PendingJoin; onGo: () => void }) {
  return (
    <StepCard title={done.title}>
      <p>{done.who(clinicianName(pending.by.clinician))}</p>
      {!pending.isFurther && <p>{done.noCode}</p>}
      <p>{done.notLive}</p>
      <div>
        <Button color="green" onClick={onGo}>
          {done.go}
        </Button>
      </div>
    </StepCard>
  )
}
