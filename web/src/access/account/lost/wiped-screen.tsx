import { Button } from '@mantine/core'
import { useLiveQuery } from 'dexie-react-hooks'
import { Link, Navigate, useNavigate } from 'react-router-dom'
import { resetSession, readAccountId } from '../../../data/local/lazy.ts'
import * as paths from '../../../paths.ts'
import { useAsyncAction } from '../../../ui/hooks/use-async-action.ts'
import { StepCard } from '../../../ui/primitives/step-card.tsx'
import { accountErrorMessage } from '../account-error-message.ts'
import { useSessionState } from '../sign-in/use-session-state.ts'
import { signedOutWords } from '../signed-out-words.ts'

const { wiped: words, erased } = signedOutWords

/** Explains that the phone was wiped, without naming its owner. */
export function WipedScreen() {
  const navigate = useNavigate()
  const session = useSessionState()
  const account = useLiveQuery(async () => ({ id: await readAccountId().catch(() => undefined) }))
  const { attempt, error } = useAsyncAction(accountErrorMessage)
  if (!session || !account) return null
  // The phone may have been linked again before the person came back to this page.
  if (account.id !== undefined) return <Navigate to={paths.home} replace />
  const start = () =>
    attempt(async () => {
      await resetSession()
      await navigate(paths.home)
    })
  return (
    <StepCard title={words.title} isFirst error={error}>
      {session.state === 'wiped' && (
        <>
          <p>{words.why}</p>
          <p>{words.unsent}</p>
          <p>{words.notYou}</p>
        </>
      )}
      {session.state === 'erased' && <p>{erased.why}</p>}
      <p>{words.help}</p>
      {session.state === 'wiped' && (
        <p>
          {words.found} <Link to={paths.linkDevice}>{words.link}</Link>
        </p>
      )}
      <p>
        <Link to={paths.join}>{words.join}</Link>
      </p>
      <div>
        <Button variant="outline" onClick={() => void start()}>
          {words.go}
        </Button>
      </div>
    </StepCard>
  )
}
