/** Being built. */
export function SocialScreen() {
  return <p>Being built.</p>
}
