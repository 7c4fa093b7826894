import { Button } from '@mantine/core'
import { linkDeviceWords } from '@second-wind/core/content/account/link-device-words'
import { useLiveQuery } from 'dexie-react-hooks'
import { useState } from 'react'
import { useAccount } from '../../../data/live/use-account.ts'
import { resetSession, readDeviceLink, saveDeviceLink } from '../../../data/local/lazy.ts'
import { canUsePasskeys } from '../../../data/pwa/passkeys.ts'
import { requestDeviceLink } from '../../../data/server/patient/device-links.ts'
import * as paths from '../../../paths.ts'
import { useAsyncAction } from '../../../ui/hooks/use-async-action.ts'
import { ButtonLink } from '../../../ui/links/button-link.tsx'
import { StepCard } from '../../../ui/primitives/step-card.tsx'
import { accountErrorMessage } from '../account-error-message.ts'
import { useSessionState } from '../sign-in/use-session-state.ts'
import { signedOutWords } from '../signed-out-words.ts'
import { describeThisDevice } from './describe-this-device.ts'
import { LinkByPasskey } from './link-by-passkey.tsx'
import { LinkCode } from './link-code.tsx'

const { new: words } = linkDeviceWords

/** On the new phone: asks another phone of the same person to approve it. */
export function LinkThisDevice() {
  const account = useAccount()
  const waiting = useLiveQuery(async () => ({ link: await readDeviceLink() }))
  const { attempt, isPending, error } = useAsyncAction((failure) =>
    accountErrorMessage(failure, { conflict: words.conflict }),
  )
  const [hasWaited, setHasWaited] = useState(false)
  if (!account || !waiting) return null
  if (waiting.link && !hasWaited) setHasWaited(true)
  const ask = () =>
    void attempt(async () => {
      await saveDeviceLink(await requestDeviceLink(await describeThisDevice()))
      await resetSession()
    })
  if (waiting.link) {
    return <LinkCode key={waiting.link.id} link={waiting.link} again={{ ask, isPending, error }} />
  }
  if (account.id !== undefined) return <AlreadyLinked />
  return (
    <>
      <StepCard title={words.title} isFirst={!hasWaited} error={error}>
        <p>{words.how}</p>
        <p>{words.entries}</p>
        <div>
          <Button color="green" aria-disabled={isPending} onClick={ask}>
            {isPending ? words.asking : words.go}
          </Button>
        </div>
      </StepCard>
      {canUsePasskeys() && <LinkByPasskey />}
    </>
  )
}

function AlreadyLinked() {
  const session = useSessionState()
  if (!session) return null
  const isOut = session.state === 'revoked'
  return (
    <StepCard title={words.linked.title} isFirst>
      <p>{isOut ? signedOutWords.revoked : words.linked.why}</p>
      <div>
        <ButtonLink to={isOut ? paths.signIn : paths.account} look="plain">
          {isOut ? signedOutWords.link : words.linked.go}
        </ButtonLink>
      </div>
    </StepCard>
  )
}
