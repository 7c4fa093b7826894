import { Stack } from '@mantine/core'
import type { DescribedResult } from '@second-wind/core/content/triage/describe-result'
import { resultLines } from '@second-wind/core/content/triage/results'
import { type ReactNode, useId } from 'react'
import styles from './recommendations.module.css'

/** The warning signs, answers and rules behind the level, and the questions without an answer. */
export function ResultReasons({ result }: { result: DescribedResult }) {
  const { redFlags, reasons, unanswered } = result
  const hasSigns = redFlags.length > 0
  return (
    <>
      {(hasSigns || reasons.length > 0) && (
        <Part heading={resultLines.why.text}>
          {hasSigns && (
            <>
              <p className={styles.signs}>{resultLines.criticalSigns.text}</p>
              <Lines lines={redFlags} />
            </>
          )}
          {hasSigns && reasons.length > 0 && <p>{resultLines.otherReasons.text}</p>}
          <Lines lines={reasons} />
        </Part>
      )}
      {unanswered.length > 0 && (
        <Part heading={resultLines.unanswered.text}>
          <Lines lines={unanswered} />
        </Part>
      )}
    </>
  )
}

function Part({ heading, children }: { heading: string; children: ReactNode }) {
  const headingId = useId()
  return (
    <Stack component="section" aria-labelledby={headingId}>
      <h3 id={headingId}>{heading}</h3>
      {children}
    </Stack>
  )
}

function Lines({ lines }: { lines: readonly string[] }) {
  if (lines.length === 0) return null
  return (
    <ul className={styles.list}>
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  )
}
