import { notMonitored } from './not-monitored-words.ts'

/** Hazard HZ-09: nobody may believe that somebody is always looking. */
export function NotMonitoredBanner() {
  return (
    <p>
      <strong>{notMonitored.heading}</strong> {notMonitored.forClinicians} {notMonitored.whatPatientsExpect}
    </p>
  )
}
