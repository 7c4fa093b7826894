/** Being built. */
export function MicroLearningScreen() {
  return <p>Being built.</p>
}
