/**
 * A line drawing on a 24 by 24 grid, which grows with the text. Hidden from screen readers, because it is always next to
 * or inside something with a name.
 */
export function LineDrawing({ path }: { path: string | undefined }) {
  return (
    <svg
      aria-hidden="true"
      focusable="false"
      width="1.5rem"
      height="1.5rem"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d={path} />
    </svg>
  )
}
