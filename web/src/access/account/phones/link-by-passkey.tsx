import { Button } from '@mantine/core'
import { linkPhoneWords } from '@second-wind/core/content/account/link-phone-words'
import { passkeyWords } from '@second-wind/core/content/account/passkey-words'
import { useNavigate } from 'react-router-dom'
import { beginAnew, claimRecord } from '../../../data/local/lazy.ts'
import { NoPasskey, showPasskey } from '../../../data/pwa/passkeys.ts'
import { requestFlush } from '../../../data/pwa/request-flush.ts'
import { linkByPasskey, passkeyToLink } from '../../../data/server/patient/device-links.ts'
import { HttpError } from '../../../data/server/http-error.ts'
import { Step } from '../../../ui/primitives/step-card.tsx'
import { useTry } from '../../../ui/hooks/use-async-action.ts'
import { thisPhone } from './get-this-device.ts'
import { isRefused, troubleWords } from '../account-error-message.ts'

const { newPhone: words } = passkeyWords

/** On a new phone, also when the only other one is lost. Leads to where that one is reported. */
export function LinkByPasskey() {
  const navigate = useNavigate()
  const { attempt, isUnderway, trouble } = useTry(wordsFor)
  const link = () =>
    attempt(async () => {
      const passkey = await showPasskey(await passkeyToLink())
      const { patientId, replaces } = await linkByPasskey({ device: await thisPhone(), passkey })
      await claimRecord({ patientId })
      await beginAnew()
      void requestFlush({ hurry: true }).catch(() => undefined)
      const { done } = linkPhoneWords.new
      const replaced = replaces === null ? [] : [words.replaces(replaces)]
      const said = [`${done.title}.`, done.text, ...replaced, words.lost]
      // Told there, and not in passing: one of the phones may have been signed out for it.
      await navigate('/account', { state: said.join(' ') })
    })
  return (
    <Step title={words.title} isFirst trouble={trouble}>
      <p>{words.how}</p>
      <div>
        <Button color="green" aria-disabled={isUnderway} onClick={() => void link()}>
          {isUnderway ? words.underway : words.go}
        </Button>
      </div>
    </Step>
  )
}

function wordsFor(failure: unknown): string {
  if (failure instanceof NoPasskey) return words.none
  if (isRefused(failure)) return words.refused
  const isKnown = failure instanceof HttpError && failure.status === 409
  return isKnown ? linkPhoneWords.new.conflict : troubleWords(failure)
}
