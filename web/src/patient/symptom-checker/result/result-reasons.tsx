import { Stack } from '@mantine/core'
import type { DescribedResult } from '@second-wind/core/content/triage/describe-result'
import { resultLines } from '@second-wind/core/content/triage/results'
import { useId } from 'react'
import styles from './recommendations.module.css'

/** The answers and rules behind the level, and the questions without an answer. */
export function ResultReasons({ result: { reasons, unanswered } }: { result: DescribedResult }) {
  return (
    <>
      <Lines heading={resultLines.why.text} lines={reasons} />
      <Lines heading={resultLines.unanswered.text} lines={unanswered} />
    </>
  )
}

function Lines({ heading, lines }: { heading: string; lines: readonly string[] }) {
  const headingId = useId()
  if (lines.length === 0) return null
  return (
    <Stack component="section" aria-labelledby={headingId}>
      <h3 id={headingId}>{heading}</h3>
      <ul className={styles.list}>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </Stack>
  )
}
