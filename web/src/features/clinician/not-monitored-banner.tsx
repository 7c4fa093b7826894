/** Hazard HZ-09: nobody may believe that somebody is always looking. */
export function NotMonitoredBanner() {
  return (
    <p>
      <strong>Not monitored 24/7.</strong> Check-ins arrive when a phone has signal.
    </p>
  )
}
