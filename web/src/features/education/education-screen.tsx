/** Being built. */
export function EducationScreen() {
  return <p>Being built.</p>
}
