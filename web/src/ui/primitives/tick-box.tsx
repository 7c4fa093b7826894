import { useId, type Ref } from 'react'
import styles from './tick-box.module.css'

type Props = {
  ref?: Ref<HTMLInputElement>
  isTicked: boolean
  onTick: (isTicked: boolean) => void
  /** Error text when the box is required. */
  error?: string | undefined
  children: string
}

/** A checkbox for a statement by the person. Never ticked in advance. */
export function TickBox({ ref, isTicked, onTick, error, children }: Props) {
  const errorId = useId()
  const isWrong = error !== undefined
  return (
    <>
      {isWrong && (
        <p id={errorId} role="alert" className={styles.error}>
          {error}
        </p>
      )}
      <label className={styles.tick}>
        <input
          ref={ref}
          type="checkbox"
          checked={isTicked}
          onChange={(event) => onTick(event.currentTarget.checked)}
          aria-invalid={isWrong || undefined}
          aria-describedby={isWrong ? errorId : undefined}
        />
        {children}
      </label>
    </>
  )
}
