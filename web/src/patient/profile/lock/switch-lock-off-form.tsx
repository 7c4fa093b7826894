import { Button } from '@mantine/core'
import { appLockWords as words, lockoutWords, wrongPinWords } from '@second-wind/core/content/lock/lock-words'
import { useState } from 'react'
import { disableLock } from '../../../data/live/enable-lock.ts'
import { tryPin } from '../../../data/local/lazy.ts'
import { PinField } from '../../../ui/form/pin-field.tsx'
import { useFocusOnce } from '../../../ui/hooks/use-focus-once.ts'
import styles from './lock-setting.module.css'

type Props = { onOff: () => void; onCancel: () => void }

/** With the PIN, and by the same count of tries: an open phone on a table is not its owner. */
export function SwitchLockOffForm({ onOff, onCancel }: Props) {
  const field = useFocusOnce<HTMLInputElement>()
  const [pin, setPin] = useState('')
  const [error, setError] = useState<string>()

  const switchOff = async () => {
    const answer = await tryPin(pin, Date.now())
    if (answer.is === 'wrong') setError(wrongPinWords(answer.triesLeft))
    else if (answer.is === 'waiting') setError(lockoutWords(answer.waitMs))
    else {
      await disableLock()
      onOff()
    }
  }
  return (
    <form
      noValidate
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault()
        setPin('')
        field.current?.focus()
        switchOff().catch(() => setError(words.failed))
      }}
    >
      <PinField ref={field} label={words.switchOffWith} value={pin} onChange={setPin} error={error} />
      <div className={styles.buttons}>
        <Button type="submit">{words.switchOff}</Button>
        <Button variant="outline" onClick={onCancel}>
          {words.cancel}
        </Button>
      </div>
    </form>
  )
}
