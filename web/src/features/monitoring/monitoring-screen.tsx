/** Being built. */
export function MonitoringScreen() {
  return <p>Being built.</p>
}
