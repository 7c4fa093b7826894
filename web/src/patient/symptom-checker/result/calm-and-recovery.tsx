import { resultLines } from '@second-wind/core/content/triage/results'
import { ButtonLink } from '../../../ui/links/button-link.tsx'
import styles from './result-end.module.css'

/** The sub-text keeps breathlessness from being taken for nerves (hazard C23). */
export function CalmAndRecovery() {
  return (
    <div className={styles.stack}>
      <ButtonLink to="/tracking" look="go">
        Start My Recovery Journey
      </ButtonLink>
      <ButtonLink to="/library" look="plain">
        Anxiety Support & Relaxation
      </ButtonLink>
      <p>{resultLines.calmBreathing.text}</p>
    </div>
  )
}
