import '@mantine/core/styles/Input.layer.css'
import { Textarea, TextInput, type TextareaProps, type TextInputProps } from '@mantine/core'
import styles from '../../../ui/form/field.module.css'

/** `about` is what the label is about, for those who hear it by itself. */
type TextProps = TextareaProps & { label: string; about?: string }

/** Several lines. */
export function TextField({ label, about, ...field }: TextProps) {
  return (
    <Textarea
      rows={3}
      label={label}
      {...(about !== undefined && { 'aria-label': `${about}: ${label}` })}
      className={styles.field ?? ''}
      {...field}
    />
  )
}

/** One line, or a day. */
export function LineField(field: TextInputProps) {
  return <TextInput className={styles.field ?? ''} {...field} />
}
