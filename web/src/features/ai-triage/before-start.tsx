import type { AiTriageSample } from '@second-wind/core/content/samples/shape/ai-triage'
import { ActionLink } from '../../ui/action-link.tsx'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { useFocusOnArrival } from '../../ui/use-focus-on-arrival.ts'
import styles from './step.module.css'

type Props = { words: AiTriageSample; isReturn: boolean; isUnreadable: boolean; onStart: () => void }

/** The disclaimer comes before anything can be started. */
export function BeforeStart({ words, isReturn, isUnreadable, onStart }: Props) {
  const heading = useFocusOnArrival<HTMLHeadingElement>(isReturn)
  return (
    <div className={styles.step}>
      <Notice tone="warning">
        <div className={styles.stack}>
          <h2 ref={heading} tabIndex={-1}>
            {words.disclaimer}
          </h2>
          <ul className={styles.bullets}>
            {words.limits.map((limit) => (
              <li key={limit}>{limit}</li>
            ))}
          </ul>
        </div>
      </Notice>
      <p>{words.explanation}</p>
      {isUnreadable && (
        <p role="alert">
          Your records on this phone could not be read. Nothing was deleted. Do the symptom check instead.
        </p>
      )}
      <div>
        <Button onClick={onStart}>{words.start}</Button>
      </div>
      <p>{words.realWay}</p>
      <ActionLink to="/symptom-checker">Do the symptom check</ActionLink>
    </div>
  )
}
