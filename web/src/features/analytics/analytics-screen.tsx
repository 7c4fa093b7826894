/** Being built. */
export function AnalyticsScreen() {
  return <p>Being built.</p>
}
