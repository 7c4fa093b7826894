import { Stack } from '@mantine/core'
import { useState, type ReactNode } from 'react'
import type { FormProps } from './fields.tsx'
import type { ProfileField } from './profile-form.ts'
import styles from './profile-form.module.css'

type Props = FormProps & {
  summary: string
  /** An error in one of these opens the fold. */
  fields: readonly ProfileField[]
  isOpenAtFirst?: boolean
  children: ReactNode
}

/** A part of the form behind one tap. */
export function FoldedFields({ form, summary, fields, isOpenAtFirst = false, children }: Props) {
  const [isOpen, setIsOpen] = useState(isOpenAtFirst)
  const hasError = fields.some((field) => form.errors[field] !== undefined)
  return (
    <details
      className={styles.folded}
      open={isOpen || hasError}
      onToggle={(event) => setIsOpen(event.currentTarget.open)}
    >
      <summary>{summary}</summary>
      <Stack gap="md">{children}</Stack>
    </details>
  )
}
