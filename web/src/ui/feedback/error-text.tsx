import type { ReactNode } from 'react'
import styles from './error-text.module.css'

/** What went wrong, announced at once. Nothing while there is no message. */
export function ErrorText({ id, children }: { id?: string; children: ReactNode }) {
  if (!children) return null
  return (
    <p id={id} role="alert" className={styles.error}>
      {children}
    </p>
  )
}

/** The same for the `error` of a Mantine field, which styles it and links it to the field. */
export const fieldError = (message: ReactNode): ReactNode => message && <span role="alert">{message}</span>
