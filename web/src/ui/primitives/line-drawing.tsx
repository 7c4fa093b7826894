/** A drawing of one line on a 24 by 24 grid. Always beside or inside something that has a name: hidden from screen readers. */
export function LineDrawing({ path }: { path: string | undefined }) {
  return (
    <svg
      aria-hidden="true"
      focusable="false"
      width="24"
      height="24"
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
