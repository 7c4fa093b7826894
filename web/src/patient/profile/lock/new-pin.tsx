import { Button } from '@mantine/core'
import { validateNewPin } from '@second-wind/core/access/lock/pin'
import { appLockWords as words, pinErrorWords } from '@second-wind/core/content/lock/lock-words'
import { useState } from 'react'
import { enableLock } from '../../../data/live/enable-lock.ts'
import { PinField } from '../../../ui/form/pin-field.tsx'
import { useFocusOnce } from '../../../ui/hooks/use-focus-once.ts'
import styles from './lock-setting.module.css'

type Props = { onSet: () => void; onCancel: () => void }

/** Typed twice: a slip of the finger would lock its owner out. */
export function NewPin({ onSet, onCancel }: Props) {
  const first = useFocusOnce<HTMLInputElement>()
  const [pin, setPin] = useState('')
  const [again, setAgain] = useState('')
  const [problem, setProblem] = useState<keyof typeof pinErrorWords | 'failed'>()
  const [isSaving, setIsSaving] = useState(false)

  const save = async () => {
    const found = validateNewPin(pin, again)
    setProblem(found)
    if (found) return first.current?.focus()
    setIsSaving(true)
    const hasFailed = await enableLock(pin).then(
      () => false,
      () => true,
    )
    setIsSaving(false)
    if (hasFailed) setProblem('failed')
    else onSet()
  }
  return (
    <form
      noValidate
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault()
        void save()
      }}
    >
      <PinField ref={first} label={words.newPin} value={pin} onChange={setPin} error={errorOf(problem)} />
      <PinField label={words.again} value={again} onChange={setAgain} />
      <div className={styles.buttons}>
        <Button type="submit" color="green" disabled={isSaving}>
          {words.switchOn}
        </Button>
        <Button variant="outline" onClick={onCancel}>
          {words.cancel}
        </Button>
      </div>
    </form>
  )
}

function errorOf(problem: keyof typeof pinErrorWords | 'failed' | undefined): string | undefined {
  if (problem === undefined) return undefined
  return problem === 'failed' ? words.failed : pinErrorWords[problem]
}
