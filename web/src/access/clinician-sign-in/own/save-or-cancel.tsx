import { Button } from '@mantine/core'
import { signInMethodsWords } from './sign-in-methods-words.ts'
import styles from '../your-sign-in.module.css'

type Props = { words: { save: string; saving: string }; isUnderway: boolean; onCancel: () => void }

/** The foot of a form that changes how somebody signs in. */
export function SaveOrCancel({ words, isUnderway, onCancel }: Props) {
  return (
    <div className={styles.row}>
      <Button type="submit" aria-disabled={isUnderway}>
        {isUnderway ? words.saving : words.save}
      </Button>
      <Button variant="outline" onClick={onCancel}>
        {signInMethodsWords.cancel}
      </Button>
    </div>
  )
}
