import { Fragment, type ReactNode, type Ref, useId } from 'react'
import { ErrorText } from '../../../ui/feedback/error-text.tsx'
import { resolveReasons, resolveWords } from './resolve-words.ts'
import styles from './resolve-dialog.module.css'

type ReasonChoiceProps = {
  legend: string
  offered: readonly string[]
  chosen: string
  firstRef: Ref<HTMLInputElement>
  error: ReactNode
  onChoose: (reason: string) => void
  /** Under the reason that is chosen. */
  children: ReactNode
}

/** The ready reasons. */
export function ReasonChoice({ legend, offered, chosen, firstRef, error, ...on }: ReasonChoiceProps) {
  const errorId = useId()
  return (
    <fieldset
      className={styles.reasons}
      aria-describedby={error ? errorId : undefined}
      data-wrong={error ? true : undefined}
    >
      <legend>{legend}</legend>
      {offered.length < resolveReasons.length && <p>{resolveWords.neverExpected}</p>}
      <ErrorText id={errorId}>{error}</ErrorText>
      {offered.map((reason, n) => (
        <Fragment key={reason}>
          <label>
            <input
              ref={n === 0 ? firstRef : undefined}
              type="radio"
              name="reason"
              checked={chosen === reason}
              onChange={() => on.onChoose(reason)}
            />
            {reason}
          </label>
          {chosen === reason && on.children}
        </Fragment>
      ))}
    </fieldset>
  )
}
