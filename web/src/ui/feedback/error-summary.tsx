import { type ReactNode, useEffect, useRef } from 'react'
import styles from './error-summary.module.css'

type Props<Field extends string> = {
  errors: Record<string, unknown>
  /** All fields of the form, in screen order. */
  fields: readonly Field[]
  /** Navigates to the field, on any step of the form. */
  onGo: (field: Field) => void
  /** In place of "There is a problem", where nothing is wrong. */
  question?: string
  /** Below the list. */
  children?: ReactNode
}

/** Lists every error of a failed submission. Takes the focus when it appears and marks the page title with "Error". */
export function ErrorSummary<Field extends string>(props: Props<Field>) {
  const { errors, fields, onGo, question, children } = props
  const summary = useRef<HTMLDivElement>(null)
  useEffect(() => {
    summary.current?.focus()
    if (question !== undefined) return
    const { title } = document
    document.title = `Error: ${title}`
    return () => {
      document.title = title
    }
  }, [question])
  const wrong = fields.filter((field) => typeof errors[field] === 'string')
  return (
    <div
      ref={summary}
      role="alert"
      tabIndex={-1}
      aria-labelledby="error-summary"
      className={styles.summary}
      data-question={question !== undefined || undefined}
    >
      <h2 id="error-summary">{question ?? 'There is a problem'}</h2>
      <ul>
        {wrong.map((field) => (
          <li key={field}>
            <a
              href={`#${field}`}
              onClick={(event) => {
                event.preventDefault()
                onGo(field)
              }}
            >
              {String(errors[field])}
            </a>
          </li>
        ))}
      </ul>
      {children}
    </div>
  )
}
