import { useState } from 'react'
import styles from './not-monitored-banner.module.css'

/** No one must believe that the dashboard is watched at all times. Hazards HZ-09, C38. */
export const notMonitoredWords = {
  heading: 'Not monitored 24/7.',
  forClinicians:
    'Check-ins and alerts arrive when a phone has signal. Alerts stay open until a clinician resolves them.',
  whatPatientsExpect: 'Patients are told not to wait for a reply.',
} as const

/** On a phone only the first sentence is shown, so that the patients come first; a button shows the rest. */
export function NotMonitoredBanner() {
  const [isWhole, setIsWhole] = useState(false)
  return (
    <p className={styles.banner} data-whole={isWhole || undefined}>
      <strong>{notMonitoredWords.heading}</strong>{' '}
      <span className={styles.rest}>
        {notMonitoredWords.forClinicians} {notMonitoredWords.whatPatientsExpect}
      </span>
      <button
        type="button"
        className={styles.more}
        aria-expanded={isWhole}
        aria-label={isWhole ? 'Less about monitoring' : 'More about monitoring'}
        onClick={() => setIsWhole(!isWhole)}
      >
        {isWhole ? 'Less' : 'More'}
      </button>
    </p>
  )
}
