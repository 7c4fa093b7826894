import { lastStep } from './step-config.ts'
import styles from './setup-progress.module.css'

/** The progress of onboarding: 25, 50, 75, 100 %. */
export function SetupProgress({ step }: { step: number }) {
  const percent = (step / lastStep) * 100
  const text = `Step ${step} of ${lastStep}`
  return (
    <div className={styles.progress}>
      <p>{text}</p>
      <svg
        className={styles.bar}
        role="progressbar"
        aria-label="Profile setup"
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent}
        aria-valuetext={text}
        viewBox="0 0 100 1"
        preserveAspectRatio="none"
      >
        <rect width={percent} height="1" />
      </svg>
    </div>
  )
}
