import { joinWords } from '@second-wind/core/content/join/join-words'
import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { usePendingJoin } from '../../data/live/use-pending-join.ts'
import type { PendingJoin } from '../../data/local/lazy.ts'
import { RecoveryCode } from '../../ui/form/recovery-code.tsx'
import {
  ClaimStep,
  LinkedStep,
  OtherWindowStep,
  ProfileMissingStep,
  ReissueCodeStep,
} from './claim-steps.tsx'
import { ConsentStep } from './consent-step.tsx'
import { InstallStep } from './install-step.tsx'
import { InvitationCodeStep } from './invitation-code-step.tsx'
import { InviterStep } from './inviter-step.tsx'
import { ConfirmOwnEntriesStep, ExistingConsentStep, DeviceAlreadyLinkedStep } from './new-device-steps.tsx'
import { PersonStep } from './person-step.tsx'
import { OfferPasskeyStep, PasskeyMadeStep, ReplacedStep } from './recovery-steps.tsx'
import { ExpiredStep, HeldStep, JoinEndedStep, WaitingStep } from './request-steps.tsx'
import { useJoin } from './use-join.ts'

/** /join, or /join#i=<token>: from an invitation to a clinician who can see the record. */
export function JoinScreen() {
  const stored = usePendingJoin()
  const { token, forgetToken } = useInvitationToken()
  if (!stored) return null
  return <JoinStep stored={stored.pendingJoin} token={token} forgetToken={forgetToken} />
}

type Props = { stored: PendingJoin | undefined; token: string | undefined; forgetToken: () => void }

/** One component per state of the join machine. */
// oxlint-disable-next-line max-lines-per-function -- a table: one case for each state
function JoinStep(props: Props) {
  const join = useJoin(props)
  const { state, send, pending, finish } = join
  switch (state.name) {
    case 'install':
      return <InstallStep onGoOn={() => send({ type: 'installSkipped' })} />
    case 'find':
      return <InvitationCodeStep key={props.token} token={props.token} find={join.find} />
    case 'alreadyLinked':
      return <DeviceAlreadyLinkedStep />
    case 'inviter':
      return <InviterStep invitation={state.invitation} onGoOn={() => void join.acceptInviter()} />
    case 'confirmEntries':
      return <ConfirmOwnEntriesStep onGoOn={() => send({ type: 'entriesConfirmed' })} />
    case 'confirmConsent':
      return (
        <ExistingConsentStep invitation={state.invitation} onGoOn={() => send({ type: 'consentGiven' })} />
      )
    case 'consent':
      return (
        <ConsentStep
          invitation={state.invitation}
          isChanged={state.isTextChanged}
          onAgreed={() => send({ type: 'consentGiven' })}
        />
      )
    case 'identify':
      return <PersonStep submit={(person) => join.submit(state.invitation, person)} />
    case 'waiting':
      return pending && <WaitingStep pending={pending} isSilent={join.isSilent} cancel={join.cancel} />
    case 'held':
      return (
        pending && (
          <HeldStep
            pending={pending}
            heldUntil={join.heldUntil}
            isSilent={join.isSilent}
            cancel={join.cancel}
          />
        )
      )
    case 'expired':
      return pending && <ExpiredStep resubmit={() => join.resubmit(pending)} />
    case 'declined':
      return (
        <JoinEndedStep {...(pending?.isNewPhone ? joinWords.refused : joinWords.declined)} onGo={finish} />
      )
    case 'over':
      return <JoinEndedStep title={joinWords.expired.gone} why={joinWords.expired.over} onGo={finish} />
    case 'approved':
      return null
    case 'profileMissing':
      return <ProfileMissingStep />
    case 'otherWindow':
      return <OtherWindowStep />
    case 'reissueCode':
      return <ReissueCodeStep onRequest={() => send({ type: 'claimRequested' })} onKept={finish} />
    case 'claiming':
    case 'claimFailed':
      return (
        <ClaimStep
          error={state.name === 'claimFailed' ? state.message : undefined}
          onRetry={() => send({ type: 'claimRequested' })}
        />
      )
    case 'linked':
      return pending && <LinkedStep pending={pending} onGo={finish} />
    case 'replaced':
      return (
        <ReplacedStep label={state.recovery.replaced ?? ''} onGoOn={() => send({ type: 'replacedRead' })} />
      )
    case 'offerPasskey':
      return (
        <OfferPasskeyStep
          onMade={() => send({ type: 'passkeyMade' })}
          onCode={() => send({ type: 'codeChosen' })}
        />
      )
    case 'passkeyMade':
      return <PasskeyMadeStep onCode={() => send({ type: 'codeChosen' })} onDone={finish} />
    case 'recoveryCode':
      return <RecoveryCode code={state.recovery.code} go={joinWords.recovery.go} onKept={finish} />
  }
}

/** The token of a scanned invitation. Removed from the address at once, so that the history does not keep it. */
function useInvitationToken(): { token: string | undefined; forgetToken: () => void } {
  const { hash, pathname } = useLocation()
  const navigate = useNavigate()
  const scanned = tokenIn(hash)
  const [token, setToken] = useState(scanned)
  if (scanned !== undefined && scanned !== token) setToken(scanned)
  useEffect(() => {
    if (hash !== '') void navigate(pathname, { replace: true })
  }, [hash, pathname, navigate])
  return { token, forgetToken: () => setToken(undefined) }
}

const tokenIn = (hash: string): string | undefined => new URLSearchParams(hash.slice(1)).get('i') ?? undefined
