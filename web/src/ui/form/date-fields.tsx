import { TextInput } from '@mantine/core'
import { useId } from 'react'
import styles from './date-fields.module.css'
import fieldStyles from './field.module.css'

type Props = {
  label: string
  hint: string
  /** Year, month and day as typed, with a hyphen between them; empty when nothing is typed. */
  value: string
  onChange: (value: string) => void
  error?: string | undefined
  /** How the form finds the first field. */
  'data-path'?: string
}

/** A day that people know by heart or read from a paper: three fields, as on NHS sites, and no calendar. */
export function DateFields({ label, hint, value, onChange, error, ...form }: Props) {
  const hintId = useId()
  const errorId = useId()
  const [year = '', month = '', day = ''] = value.split('-')
  const change = (parts: { year: string; month: string; day: string }) => {
    const typed = [parts.year, parts.month, parts.day].map((part) => part.replaceAll(/\D/g, ''))
    onChange(typed.every((part) => part === '') ? '' : typed.join('-'))
  }
  const field = (name: 'Day' | 'Month' | 'Year', part: string, set: (typed: string) => void) => (
    <TextInput
      label={name}
      inputMode="numeric"
      autoComplete="off"
      className={`${fieldStyles.field} ${name === 'Year' ? styles.year : styles.part}`}
      value={part}
      onChange={(event) => set(event.currentTarget.value)}
      {...(error !== undefined && { 'aria-invalid': true })}
      {...(name === 'Day' && form)}
    />
  )
  return (
    <fieldset
      className={styles.date}
      aria-describedby={error === undefined ? hintId : `${hintId} ${errorId}`}
    >
      <legend>{label}</legend>
      <p id={hintId} className={styles.hint}>
        {hint}
      </p>
      {error !== undefined && (
        <p id={errorId} className={styles.error}>
          {error}
        </p>
      )}
      <div className={styles.parts}>
        {field('Day', day, (typed) => change({ year, month, day: typed }))}
        {field('Month', month, (typed) => change({ year, month: typed, day }))}
        {field('Year', year, (typed) => change({ year: typed, month, day }))}
      </div>
    </fieldset>
  )
}

/** "2026-08-03" for the "2026-8-3" that was typed; what is no whole date stays as it is. */
export function toLocalDate(typed: string): string {
  const [year = '', month = '', day = ''] = typed.split('-')
  return year.length === 4 && month !== '' && day !== ''
    ? `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
    : typed
}
