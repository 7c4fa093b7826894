import { useState } from 'react'
import { Navigate, useNavigate, useSearchParams } from 'react-router-dom'
import { useAccount } from '../../../data/live/use-account.ts'
import { requestFlush } from '../../../data/pwa/request-flush.ts'
import { useOpenForm } from '../../../data/pwa/use-open-form.ts'
import * as paths from '../../../paths.ts'
import { toastSuccess } from '../../../ui/feedback/toast.ts'
import { RecoveryCode } from '../../../ui/form/recovery-code.tsx'
import { ButtonLink } from '../../../ui/links/button-link.tsx'
import { StepCard } from '../../../ui/primitives/step-card.tsx'
import { signedOutWords } from '../signed-out-words.ts'
import { signInAgainWords as words } from './sign-in-again-words.ts'
import { SignInOptions } from './sign-in-options.tsx'
import { useSessionState } from './use-session-state.ts'

/** For a linked phone: the person authenticates, then the waiting changes are sent. */
export function PatientSignInScreen() {
  const account = useAccount()
  const session = useSessionState()
  const navigate = useNavigate()
  const [params] = useSearchParams()
  const goOn = () => void navigate(params.get('next') === 'account' ? paths.account : paths.home)
  const [newCode, setNewCode] = useState<string>()
  useOpenForm(newCode !== undefined)
  if (!account || !session) return null
  if (newCode !== undefined) return <RecoveryCode code={newCode} go={words.goOn} onKept={goOn} />
  if (account.id === undefined) return <Navigate to={paths.account} replace />
  if (session.state === 'revoked') return <Revoked />

  const signedIn = (recoveryCode: string | undefined) => {
    void requestFlush({ skipBackoff: true }).catch(() => undefined)
    if (recoveryCode !== undefined) return setNewCode(recoveryCode)
    toastSuccess(signedOutWords.go, words.done)
    goOn()
  }
  return <SignInOptions isFirst onSignedIn={signedIn} />
}

function Revoked() {
  const { revokedHow: how } = signedOutWords
  return (
    <StepCard title={how.title} isFirst>
      <p>{how.kept}</p>
      <p>{how.file}</p>
      <p>{how.again}</p>
      <div>
        <ButtonLink to={paths.profileSettings} look="plain">
          {how.go}
        </ButtonLink>
      </div>
    </StepCard>
  )
}
