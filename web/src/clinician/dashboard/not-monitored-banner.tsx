import { notMonitoredWords } from './not-monitored-words.ts'

/** Hazard HZ-09: no one must believe that the dashboard is watched at all times. */
export function NotMonitoredBanner() {
  return (
    <p>
      <strong>{notMonitoredWords.heading}</strong> {notMonitoredWords.forClinicians}{' '}
      {notMonitoredWords.whatPatientsExpect}
    </p>
  )
}
