import { aiTriage } from '@second-wind/core/content/samples/ai-triage'
import { ActionLink } from '../../ui/links/action-link.tsx'
import { Button } from '../../ui/primitives/button.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import { useFocusOnArrival } from '../../ui/hooks/use-focus-on-arrival.ts'
import styles from './step.module.css'

type Props = { isReturn: boolean; isUnreadable: boolean; onStart: () => void }

/** The disclaimer comes before anything can be started. */
export function BeforeStart({ isReturn, isUnreadable, onStart }: Props) {
  const heading = useFocusOnArrival<HTMLHeadingElement>(isReturn)
  return (
    <div className={styles.step}>
      <Notice tone="warning">
        <div className={styles.stack}>
          <h2 ref={heading} tabIndex={-1}>
            {aiTriage.disclaimer}
          </h2>
          <ul className={styles.bullets}>
            {aiTriage.limits.map((limit) => (
              <li key={limit}>{limit}</li>
            ))}
          </ul>
        </div>
      </Notice>
      <p>{aiTriage.explanation}</p>
      {isUnreadable && (
        <p role="alert">
          Your records on this phone could not be read. Nothing was deleted. Do the symptom check instead.
        </p>
      )}
      <div>
        <Button onClick={onStart}>{aiTriage.start}</Button>
      </div>
      <p>{aiTriage.realWay}</p>
      <ActionLink to="/symptom-checker">Do the symptom check</ActionLink>
    </div>
  )
}
