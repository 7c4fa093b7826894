import { Button } from '@mantine/core'
import { linkDeviceWords } from '@second-wind/core/content/account/link-device-words'
import { passkeyWords } from '@second-wind/core/content/account/passkey-words'
import { useNavigate } from 'react-router-dom'
import { resetSession, assignDeviceToRecord } from '../../../data/local/lazy.ts'
import { requestPasskey } from '../../../data/pwa/passkeys.ts'
import { requestFlush } from '../../../data/pwa/request-flush.ts'
import { linkByPasskey, fetchLinkPasskeyOptions } from '../../../data/server/patient/device-links.ts'
import * as paths from '../../../paths.ts'
import { useAsyncAction } from '../../../ui/hooks/use-async-action.ts'
import { StepCard } from '../../../ui/primitives/step-card.tsx'
import { accountErrorMessage } from '../account-error-message.ts'
import { describeThisDevice } from './describe-this-device.ts'

const { linkByPasskey: words } = passkeyWords

/**
 * On a new phone, also when the only other one is lost. Then leads to the screen where that phone can be reported lost.
 */
export function LinkByPasskey() {
  const navigate = useNavigate()
  const { attempt, isPending, error } = useAsyncAction(errorMessage)
  const link = () =>
    attempt(async () => {
      const passkey = await requestPasskey(await fetchLinkPasskeyOptions())
      const { patientId, replaces } = await linkByPasskey({ device: await describeThisDevice(), passkey })
      await assignDeviceToRecord({ patientId })
      await resetSession()
      void requestFlush({ skipBackoff: true }).catch(() => undefined)
      const { done } = linkDeviceWords.new
      const replaced = replaces === null ? [] : [words.replaces(replaces)]
      const sentences = [`${done.title}.`, done.text, ...replaced, words.lost]
      // A full screen rather than a toast, because another phone may have been signed out.
      await navigate(paths.account, { state: sentences.join(' ') })
    })
  return (
    <StepCard title={words.title} isFirst error={error}>
      <p>{words.how}</p>
      <div>
        <Button color="green" aria-disabled={isPending} onClick={() => void link()}>
          {isPending ? words.underway : words.go}
        </Button>
      </div>
    </StepCard>
  )
}

const errorMessage = (failure: unknown): string =>
  accountErrorMessage(failure, {
    NoPasskey: words.none,
    401: words.refused,
    revoked: words.refused,
    conflict: linkDeviceWords.new.conflict,
  })
