import { Button } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useEffect, useEffectEvent, useState } from 'react'
import { NoPasskey, requestPasskey } from '../../../data/pwa/passkeys.ts'
import { stepUp, fetchStepUpOptions } from '../../../data/server/clinician/clinician-auth.ts'
import { describeFailure } from '../../../data/server/describe-failure.ts'
import { ErrorText } from '../../../ui/feedback/error-text.tsx'
import { useAsyncAction } from '../../../ui/hooks/use-async-action.ts'
import { PlainField } from '../fields.tsx'
import { stepUpWords as words } from '../methods/sign-in-methods-words.ts'
import { signInFailureTexts, signInWords } from '../sign-in-words.ts'
import styles from '../sign-in.module.css'

type StepUpMethods = Awaited<ReturnType<typeof fetchStepUpOptions>>

/** Asks for a passkey or a code again before a sensitive action, in case the desk is unattended. */
export function StepUp({ onProved }: { onProved: () => void }) {
  const [methods, setMethods] = useState<StepUpMethods>()
  const form = useForm({ name: 'step-up', initialValues: { code: '' } })
  const { attempt, isPending, error } = useAsyncAction(errorMessage)
  const loadMethods = () => attempt(async () => setMethods(await fetchStepUpOptions()))
  const lookOnce = useEffectEvent(() => void loadMethods())
  useEffect(() => lookOnce(), [])

  const byPasskey = () =>
    attempt(async () => {
      // A challenge is valid for one attempt.
      const { passkey } = await fetchStepUpOptions()
      if (!passkey) throw new NoPasskey('none of theirs')
      await stepUp(await requestPasskey(passkey))
      onProved()
    })
  const byCode = form.onSubmit(
    ({ code }) =>
      void attempt(async () => {
        await stepUp({ code })
        onProved()
      }),
  )

  return (
    <>
      <p>{words.how}</p>
      <ErrorText>{error}</ErrorText>
      {!methods && isPending && <p role="status">{words.looking}</p>}
      {!methods && !isPending && (
        <Button variant="outline" onClick={() => void loadMethods()}>
          {words.again}
        </Button>
      )}
      {methods?.passkey && (
        <Button aria-disabled={isPending} onClick={() => void byPasskey()}>
          {words.passkey}
        </Button>
      )}
      {methods?.hasCode && (
        <form onSubmit={byCode} className={styles.section}>
          <PlainField
            label={words.code}
            autoComplete="one-time-code"
            inputMode="numeric"
            required
            {...form.getInputProps('code')}
          />
          <Button type="submit" aria-disabled={isPending}>
            {words.go}
          </Button>
        </form>
      )}
      {methods && <p>{words.lost}</p>}
    </>
  )
}

const errorMessage = (failure: unknown): string =>
  describeFailure(failure, {
    ...signInFailureTexts,
    NoPasskey: signInWords.passkeyGone,
    403: words.refused,
  })
