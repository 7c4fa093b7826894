import { useEffect, useRef } from 'react'
import { microLearningWords as words } from '@second-wind/core/content/learning/micro-learning-words'
import styles from './explanation.module.css'

/** Comes after the answer, into sight. */
export function Explanation({ isRight, children }: { isRight: boolean; children: string }) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    box.current?.scrollIntoView?.({ block: 'nearest' })
  }, [])
  return (
    <div ref={box} className={styles.explanation}>
      <p className={styles.outcome}>{isRight ? words.right : words.wrong}</p>
      <p>
        <strong>{words.explanation}</strong> {children}
      </p>
    </div>
  )
}
