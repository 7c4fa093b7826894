import type { ReactNode } from 'react'
import type { FirstAid } from '@second-wind/core/content/help/first-aid'
import styles from './help-steps.module.css'

/** @param children stands beside the step that counts puffs */
export function HelpSteps({ help, children }: { help: FirstAid; children?: ReactNode }) {
  return (
    <div className={styles.help}>
      <h4>{help.title}</h4>
      {help.intro !== undefined && <p>{help.intro}</p>}
      <ol>
        {help.steps.map((step, index) => (
          <li key={step}>
            {step}
            {help.puffs?.atStep === index + 1 && children}
          </li>
        ))}
      </ol>
    </div>
  )
}
