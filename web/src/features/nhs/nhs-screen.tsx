/** Being built. */
export function NhsScreen() {
  return <p>Being built.</p>
}
