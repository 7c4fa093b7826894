import '@mantine/core/styles/Input.layer.css'
import { Textarea, type TextareaProps } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { notesNotReadIn } from '@second-wind/core/content/help/notes-not-read'
import { maxNotesLength } from '@second-wind/core/records/symptom-entry'
import { useNation } from '../../../data/live/use-nation.ts'
import styles from './notes-field.module.css'

type Props = TextareaProps & { value?: string }

const countFromLength = maxNotesLength - 200
const speakAfterMs = 1_000

/** Free text, stored as typed. Text that is too long gets an error and is never cut off. */
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

/** A number in the text can be tapped. */
function NotesAreNotRead() {
  const parts = notesNotReadIn(useNation()).split(/(\d[\d ]*\d)/)
  return parts.map((part) =>
    /^\d/.test(part) ? (
      <a key={part} href={`tel:${part.replaceAll(' ', '')}`}>
        {part}
      </a>
    ) : (
      part
    ),
  )
}

const inNumbers = (count: number): string => count.toLocaleString('en-GB')

function countWords(left: number): string {
  const characters = `${inNumbers(Math.abs(left))} character${Math.abs(left) === 1 ? '' : 's'}`
  return left < 0 ? `You have ${characters} too many` : `You have ${characters} left`
}
