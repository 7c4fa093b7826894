import type { ReactNode } from 'react'
import { TaskCard } from '../content/task-card.tsx'
import { ErrorText } from '../feedback/error-text.tsx'
import { useFocusOnArrival } from '../hooks/use-focus-on-arrival.ts'
import styles from './step-card.module.css'

type Props = {
  title: string
  /** The first card of the screen: the shell has focused the page title. */
  isFirst?: boolean
  /** Error text. */
  error?: string | undefined
  children: ReactNode
}

/** One step with a question. Its heading takes the focus when it replaces another step. */
export function StepCard({ title, isFirst = false, error, children }: Props) {
  const heading = useFocusOnArrival<HTMLHeadingElement>(!isFirst)
  return (
    <div className={styles.step}>
      <TaskCard>
        <h2 ref={heading} tabIndex={-1}>
          {title}
        </h2>
        {children}
        <ErrorText>{error}</ErrorText>
      </TaskCard>
    </div>
  )
}
