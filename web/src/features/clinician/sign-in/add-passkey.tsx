import { Button } from '@mantine/core'
import { accountWords } from '@second-wind/core/content/clinician-account/enrol-words'
import { signInWords } from '@second-wind/core/content/clinician-account/sign-in-words'
import { useState } from 'react'
import { addPasskey, passkeyToAdd } from '../../../server/clinician-own-sign-in.ts'
import { HttpError } from '../../../server/http-error.ts'
import { Dialog, DialogTitle } from '../../../ui/dialog.tsx'
import { makePasskey, NoPasskey } from '../../../pwa/passkeys.ts'
import styles from './sign-in.module.css'
import { StepUp } from './step-up.tsx'
import { troubleWords } from './trouble-words.ts'
import { useTry } from '../../../ui/use-try.ts'

type Props = { isOpen: boolean; onClose: () => void }

const { add: words } = accountWords

/** A further way in for whoever is signed in, after a second proof unless there was one just now. */
export function AddPasskey({ isOpen, onClose }: Props) {
  const [stage, setStage] = useState<'ready' | 'step-up' | 'done'>('ready')
  const { attempt, isUnderway, trouble } = useTry((failure) =>
    failure instanceof NoPasskey
      ? words.failed
      : `${words.failed} ${troubleWords(failure, { noAnswer: signInWords.noAnswer, trouble: signInWords.trouble })}`,
  )
  const add = () =>
    attempt(async () => {
      try {
        await addPasskey(await makePasskey(await passkeyToAdd()))
        setStage('done')
      } catch (failure) {
        const isAsked = failure instanceof HttpError && failure.code === 'step_up_required'
        if (!isAsked) throw failure
        setStage('step-up')
      }
    })
  const close = () => {
    setStage('ready')
    onClose()
  }

  return (
    <Dialog isOpen={isOpen} onClose={close}>
      <DialogTitle>{accountWords.title}</DialogTitle>
      {trouble && (
        <p role="alert" className={styles.trouble}>
          {trouble}
        </p>
      )}
      <div role="status">{stage === 'done' && <p>{words.done}</p>}</div>
      {stage === 'ready' && (
        <>
          <p>{words.how}</p>
          <Button aria-disabled={isUnderway} onClick={() => void add()}>
            {isUnderway ? words.underway : words.go}
          </Button>
        </>
      )}
      {stage === 'step-up' && <StepUp onProved={() => setStage('ready')} />}
      <Button variant="outline" onClick={close}>
        {accountWords.close}
      </Button>
    </Dialog>
  )
}
