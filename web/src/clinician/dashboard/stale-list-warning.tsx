import { Notice } from '../../ui/feedback/notice.tsx'

/** Above a list that is too old to act on. Hazard HZ-11. */
const staleListWords = {
  heading: 'This list is more than a day old.',
  advice: 'Patients may be worse now. Call them before you rely on this list.',
} as const

/** Beside a list that is greyed out: why, and what to do. */
export function StaleListWarning() {
  return (
    <div role="alert">
      <Notice tone="warning">
        <p>
          <strong>{staleListWords.heading}</strong> {staleListWords.advice}
        </p>
      </Notice>
    </div>
  )
}
