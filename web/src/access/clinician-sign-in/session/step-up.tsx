import { Button } from '@mantine/core'
import { type FormEvent, useEffect, useEffectEvent, useState } from 'react'
import { NoPasskey, showPasskey } from '../../../data/pwa/passkeys.ts'
import { stepUp, fetchStepUpOptions } from '../../../data/server/clinician/clinician-auth.ts'
import { describeFailure } from '../../../data/server/describe-failure.ts'
import { useAsyncAction } from '../../../ui/hooks/use-async-action.ts'
import { ErrorText } from '../error-text.tsx'
import { PlainField } from '../fields.tsx'
import { stepUpWords as words } from '../own/sign-in-methods-words.ts'
import { signInFailureTexts, signInWords } from '../sign-in-words.ts'
import styles from '../sign-in.module.css'

type StepUpMethods = Awaited<ReturnType<typeof fetchStepUpOptions>>

/** A passkey or a code once more, before something that nobody should do at an unattended desk. */
export function StepUp({ onProved }: { onProved: () => void }) {
  const [ways, setWays] = useState<StepUpMethods>()
  const [code, setCode] = useState('')
  const { attempt, isUnderway, trouble } = useAsyncAction(errorMessage)
  const loadMethods = () => attempt(async () => setWays(await fetchStepUpOptions()))
  const lookOnce = useEffectEvent(() => void loadMethods())
  useEffect(() => lookOnce(), [])

  const byPasskey = () =>
    attempt(async () => {
      // Asked anew: a challenge is good for one try.
      const { passkey } = await fetchStepUpOptions()
      if (!passkey) throw new NoPasskey('none of theirs')
      await stepUp(await showPasskey(passkey))
      onProved()
    })
  const byCode = (event: FormEvent) => {
    event.preventDefault()
    void attempt(async () => {
      await stepUp({ code })
      onProved()
    })
  }

  return (
    <>
      <p>{words.how}</p>
      <ErrorText>{trouble}</ErrorText>
      {!ways && isUnderway && <p role="status">{words.looking}</p>}
      {!ways && !isUnderway && (
        <Button variant="outline" onClick={() => void loadMethods()}>
          {words.again}
        </Button>
      )}
      {ways?.passkey && (
        <Button aria-disabled={isUnderway} onClick={() => void byPasskey()}>
          {words.passkey}
        </Button>
      )}
      {ways?.hasCode && (
        <form onSubmit={byCode} className={styles.section}>
          <PlainField
            label={words.code}
            value={code}
            onChange={setCode}
            autoComplete="one-time-code"
            inputMode="numeric"
            required
          />
          <Button type="submit" aria-disabled={isUnderway}>
            {words.go}
          </Button>
        </form>
      )}
    </>
  )
}

const errorMessage = (failure: unknown): string =>
  describeFailure(failure, {
    ...signInFailureTexts,
    NoPasskey: signInWords.passkeyGone,
    403: words.refused,
  })
