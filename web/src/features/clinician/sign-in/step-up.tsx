import { Button } from '@mantine/core'
import { accountWords } from '@second-wind/core/content/clinician-account/enrol-words'
import { signInWords } from '@second-wind/core/content/clinician-account/sign-in-words'
import { type FormEvent, useEffect, useState } from 'react'
import { stepUp, waysToStepUp } from '../../../server/clinician-auth.ts'
import { HttpError } from '../../../server/http-error.ts'
import { PlainField } from './fields.tsx'
import { NoPasskey, showPasskey } from '../../../pwa/passkeys.ts'
import styles from './sign-in.module.css'
import { troubleWords, waitOf } from './trouble-words.ts'
import { useTry } from '../../../ui/use-try.ts'

type Ways = Awaited<ReturnType<typeof waysToStepUp>>

const { stepUp: words } = accountWords

/** A passkey or a code once more, before something that nobody should do at an unattended desk. */
export function StepUp({ onProved }: { onProved: () => void }) {
  const [ways, setWays] = useState<Ways>()
  const [code, setCode] = useState('')
  const { attempt, isUnderway, trouble } = useTry(wordsFor)
  const { attempt: look, trouble: lookTrouble } = useTry(wordsFor)
  useEffect(() => {
    void look(async () => setWays(await waysToStepUp()))
    // Once: the answer holds a challenge that is good for one try.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [])

  const byPasskey = () =>
    attempt(async () => {
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
      {(trouble ?? lookTrouble) && (
        <p role="alert" className={styles.trouble}>
          {trouble ?? lookTrouble}
        </p>
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
