import { Button } from '@mantine/core'
import { enrolWords } from '../enrol/enrol-words.ts'
import { ownSignInWords } from './sign-in-methods-words.ts'
import type { EnrolTotpReply } from '@second-wind/core/access/contract/clinician-auth'
import { type FormEvent, useState } from 'react'
import { changeTotp, totpToChange } from '../../../data/server/clinician/clinician-sign-in-settings.ts'
import { refusedFields } from '../../../data/server/refused-fields.ts'
import { useTry } from '../../../ui/hooks/use-async-action.ts'
import { changeTrouble } from './change-error-message.ts'
import { OwnSection } from './own-section.tsx'
import { SaveOrCancel } from './save-or-cancel.tsx'
import { TotpKey } from '../totp-key.tsx'
import { Trouble } from '../error-text.tsx'
import type { MakeChange } from './use-own-sign-in.ts'
import styles from '../your-sign-in.module.css'

const { authenticator: words } = ownSignInWords

export function OwnAuthenticator({ change }: { change: MakeChange }) {
  const [totp, setTotp] = useState<EnrolTotpReply>()
  const { attempt, isUnderway, trouble } = useTry(changeTrouble)
  const start = () => attempt(async () => setTotp(await change(totpToChange)))

  return (
    <OwnSection title={words.title}>
      <p>{words.how}</p>
      <Trouble>{trouble}</Trouble>
      {totp ? (
        <ChangeAuthenticator totp={totp} change={change} onClose={() => setTotp(undefined)} />
      ) : (
        <Button variant="outline" aria-disabled={isUnderway} onClick={() => void start()}>
          {words.open}
        </Button>
      )}
    </OwnSection>
  )
}

type Props = { totp: EnrolTotpReply; change: MakeChange; onClose: () => void }

function ChangeAuthenticator({ totp, change, onClose }: Props) {
  const [code, setCode] = useState('')
  const [isWrong, setIsWrong] = useState(false)
  const { attempt, isUnderway, trouble } = useTry(changeTrouble)

  const submit = (event: FormEvent) => {
    event.preventDefault()
    setIsWrong(false)
    void attempt(async () => {
      try {
        await change(() => changeTotp({ challengeId: totp.challengeId, code }), words.done)
        onClose()
      } catch (failure) {
        if (refusedFields(failure).code === undefined) throw failure
        setIsWrong(true)
      }
    })
  }

  return (
    <form className={styles.form} onSubmit={submit}>
      <TotpKey
        totp={totp}
        code={code}
        onCode={setCode}
        error={isWrong ? enrolWords.password.codeWrong : undefined}
      />
      <Trouble>{trouble}</Trouble>
      <SaveOrCancel words={words} isUnderway={isUnderway} onCancel={onClose} />
    </form>
  )
}
