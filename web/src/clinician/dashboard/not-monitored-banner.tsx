import { notMonitoredWords } from './not-monitored-words.ts'

/** Hazard HZ-09: nobody may believe that somebody is always looking. */
export function NotMonitoredBanner() {
  return (
    <p>
      <strong>{notMonitoredWords.heading}</strong> {notMonitoredWords.forClinicians}{' '}
      {notMonitoredWords.whatPatientsExpect}
    </p>
  )
}
