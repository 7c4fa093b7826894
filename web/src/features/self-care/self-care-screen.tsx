/** Being built. */
export function SelfCareScreen() {
  return <p>Being built.</p>
}
