import { Button } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { useFocusOnce } from '../../../ui/hooks/use-focus-once.ts'
import { PlainField } from '../fields.tsx'
import { signInMethodsWords } from './sign-in-methods-words.ts'
import styles from '../your-sign-in.module.css'

type Props = { label: string; onNamed: (label: string) => void; onCancel: () => void }

const { passkeys: words, cancel } = signInMethodsWords

export function RenamePasskey({ label, onNamed, onCancel }: Props) {
  const [name, setName] = useState(label)
  const [isMissing, setIsMissing] = useState(false)
  const form = useFocusOnce<HTMLFormElement>()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (name.trim() === '') setIsMissing(true)
    else onNamed(name.trim())
  }
  return (
    <form
      ref={form}
      tabIndex={-1}
      aria-label={words.renameWhich(label)}
      className={styles.form}
      onSubmit={submit}
    >
      <PlainField
        label={words.name}
        hint={words.nameHint}
        value={name}
        onChange={(text) => setName(text.slice(0, longestLabel))}
        autoComplete="off"
        error={isMissing ? words.nameMissing : undefined}
      />
      <div className={styles.row}>
        <Button type="submit">{words.saveName}</Button>
        <Button variant="outline" onClick={onCancel}>
          {cancel}
        </Button>
      </div>
    </form>
  )
}

/** As in the contract. */
const longestLabel = 60
