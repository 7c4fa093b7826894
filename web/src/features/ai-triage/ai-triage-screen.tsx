/** Being built. */
export function AiTriageScreen() {
  return <p>Being built.</p>
}
