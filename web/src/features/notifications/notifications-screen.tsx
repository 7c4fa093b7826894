/** Being built. */
export function NotificationsScreen() {
  return <p>Being built.</p>
}
