import { Icon } from '../../../ui/primitives/icon.tsx'
import styles from './step-list.module.css'

/** All steps, so that the way can be seen; one of them is now. @param current index, from 0 */
export function StepList({ steps, current }: { steps: readonly string[]; current: number }) {
  return (
    <ol className={styles.steps}>
      {steps.map((step, index) => (
        <li
          key={step}
          data-when={index < current ? 'done' : index === current ? 'now' : 'later'}
          aria-current={index === current ? 'step' : undefined}
        >
          <span className={styles.number}>{index < current ? <Icon name="tick" /> : index + 1}</span>
          <span className={styles.text}>{step}</span>
        </li>
      ))}
    </ol>
  )
}
