/** No one must believe that the dashboard is watched at all times. Hazards HZ-09, C38. */
export const notMonitoredWords = {
  heading: 'Not monitored 24/7.',
  forClinicians:
    'Check-ins and alerts arrive when a phone has signal. Alerts stay open until a clinician resolves them.',
  whatPatientsExpect: 'Patients are told not to wait for a reply.',
} as const

export function NotMonitoredBanner() {
  return (
    <p>
      <strong>{notMonitoredWords.heading}</strong> {notMonitoredWords.forClinicians}{' '}
      {notMonitoredWords.whatPatientsExpect}
    </p>
  )
}
