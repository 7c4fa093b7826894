import '@mantine/core/styles/Input.layer.css'
import { Textarea, type TextareaProps } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { maxNotesLength } from '@second-wind/core/model/symptom-entry'
import styles from './notes-field.module.css'

type Props = TextareaProps & { value?: string }

const countFromLength = maxNotesLength - 200
const speakAfterMs = 1_000

/** Free text, kept as typed. Too much is told, never cut off. */
export function NotesField({ value = '', ...field }: Props) {
  const count = value.length < countFromLength ? '' : countWords(maxNotesLength - value.length)
  const [spoken] = useDebouncedValue(count, speakAfterMs)
  return (
    <div>
      <Textarea
        label={
          <>
            Notes{' '}
            <span className={styles.optional}>(optional, up to {inNumbers(maxNotesLength)} characters)</span>
          </>
        }
        description={<NotesAreNotRead />}
        descriptionProps={{ className: styles.description ?? '' }}
        inputWrapperOrder={['label', 'input', 'error', 'description']}
        rows={4}
        value={value}
        {...field}
      />
      <p className={styles.count} aria-hidden>
        {count}
      </p>
      <p role="status" className={styles.spoken}>
        {spoken}
      </p>
    </div>
  )
}

/** Hazard C44: notes can hold a cry for help. */
function NotesAreNotRead() {
  return (
    <>
      We do not read notes live. In danger? Call <a href="tel:999">999</a>. In crisis call{' '}
      <a href="tel:111">111</a> (mental health option) or Samaritans <a href="tel:116123">116 123</a>.
    </>
  )
}

const inNumbers = (count: number): string => count.toLocaleString('en-GB')

function countWords(left: number): string {
  const characters = `${inNumbers(Math.abs(left))} character${Math.abs(left) === 1 ? '' : 's'}`
  return left < 0 ? `You have ${characters} too many` : `You have ${characters} left`
}
