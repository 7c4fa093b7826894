import { Button } from '@mantine/core'
import { stepUpWords as words } from '../own/sign-in-methods-words.ts'
import { signInWords } from '../sign-in-words.ts'
import { type FormEvent, useEffect, useEffectEvent, useState } from 'react'
import { NoPasskey, showPasskey } from '../../../data/pwa/passkeys.ts'
import { stepUp, waysToStepUp } from '../../../data/server/clinician/clinician-auth.ts'
import { HttpError } from '../../../data/server/http-error.ts'
import { useTry } from '../../../ui/hooks/use-async-action.ts'
import { PlainField } from '../fields.tsx'
import styles from '../sign-in.module.css'
import { Trouble } from '../error-text.tsx'
import { troubleWords, waitOf } from '../server-error-message.ts'

type Ways = Awaited<ReturnType<typeof waysToStepUp>>

/** A passkey or a code once more, before something that nobody should do at an unattended desk. */
export function StepUp({ onProved }: { onProved: () => void }) {
  const [ways, setWays] = useState<Ways>()
  const [code, setCode] = useState('')
  const { attempt, isUnderway, trouble } = useTry(wordsFor)
  const look = () => attempt(async () => setWays(await waysToStepUp()))
  const lookOnce = useEffectEvent(() => void look())
  useEffect(() => lookOnce(), [])

  const byPasskey = () =>
    attempt(async () => {
      // Asked anew: a challenge is good for one try.
      const { passkey } = await waysToStepUp()
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
      <Trouble>{trouble}</Trouble>
      {!ways && isUnderway && <p role="status">{words.looking}</p>}
      {!ways && !isUnderway && (
        <Button variant="outline" onClick={() => void look()}>
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

function wordsFor(failure: unknown): string {
  if (failure instanceof NoPasskey) return signInWords.passkeyGone
  if (failure instanceof HttpError && failure.status === 403) return words.refused
  const waitS = waitOf(failure)
  return waitS === undefined ? troubleWords(failure, signInWords) : signInWords.slowDown(waitS)
}
