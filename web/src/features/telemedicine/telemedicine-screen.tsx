/** Being built. */
export function TelemedicineScreen() {
  return <p>Being built.</p>
}
