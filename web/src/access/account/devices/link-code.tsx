import { Button } from '@mantine/core'
import type { DeviceLinkReply } from '@second-wind/core/access/contract/devices'
import { linkDeviceWords } from '@second-wind/core/content/account/link-device-words'
import type { PatientId } from '@second-wind/core/platform/ids'
import { useEffect, useEffectEvent } from 'react'
import { assignDeviceToRecord, forgetDeviceLink } from '../../../data/local/lazy.ts'
import { requestFlush } from '../../../data/pwa/request-flush.ts'
import { ShownCode } from '../../../ui/codes/shown-code.tsx'
import { VerificationPhrase } from '../../../ui/codes/verification-phrase.tsx'
import { toastSuccess } from '../../../ui/feedback/toast.ts'
import { useAsyncAction } from '../../../ui/hooks/use-async-action.ts'
import { useExitToHome } from '../../../ui/hooks/use-exit-to-home.ts'
import { StepCard } from '../../../ui/primitives/step-card.tsx'
import { accountErrorMessage } from '../account-error-message.ts'
import { useClaimDeviceLink } from './use-claim-device-link.ts'
import formStyles from '../../../ui/form/form.module.css'

const { new: words } = linkDeviceWords

type Props = {
  link: DeviceLinkReply
  again: { ask: () => void; isPending: boolean; error: string | undefined }
}

/** The code and the two words, until the other phone decides. */
export function LinkCode({ link, again }: Props) {
  const leave = useExitToHome()
  const { reply, isSilent } = useClaimDeviceLink(link)
  const patientId = reply.state === 'claimed' ? reply.patientId : undefined
  const { attempt, error } = useAsyncAction(accountErrorMessage)
  const completeLink = (owner: PatientId) =>
    void attempt(async () => {
      await assignDeviceToRecord({ patientId: owner })
      void requestFlush({ skipBackoff: true }).catch(() => undefined)
      if (await leave(forgetDeviceLink)) toastSuccess(words.done.title, words.done.text)
    })
  const stop = () => void attempt(forgetDeviceLink)
  const begin = useEffectEvent(completeLink)
  useEffect(() => {
    if (patientId === undefined) return
    begin(patientId)
  }, [patientId])

  if (error !== undefined && patientId !== undefined) {
    return (
      <StepCard title={words.title} error={error}>
        <div>
          <Button onClick={() => completeLink(patientId)}>{words.tryAgain}</Button>
        </div>
      </StepCard>
    )
  }

  if (reply.state === 'declined' || reply.state === 'expired') {
    return (
      <StepCard title={words.title} error={error ?? again.error}>
        <p>{words.over[reply.state]}</p>
        <div className={formStyles.buttons}>
          <Button aria-disabled={again.isPending} onClick={again.ask}>
            {again.isPending ? words.asking : words.again}
          </Button>
          <Button variant="outline" onClick={stop}>
            {words.stop}
          </Button>
        </div>
      </StepCard>
    )
  }
  return (
    <StepCard title={words.codeTitle} error={error}>
      <ShownCode>{link.code.match(/.{5}/g)?.join(' ') ?? link.code}</ShownCode>
      <p>{words.where}</p>
      <p>{words.compare}</p>
      <VerificationPhrase>{link.words}</VerificationPhrase>
      <p role="status">{isSilent ? words.silent : words.waiting}</p>
      <div className={formStyles.buttons}>
        <Button variant="outline" onClick={stop}>
          {words.stop}
        </Button>
      </div>
    </StepCard>
  )
}
