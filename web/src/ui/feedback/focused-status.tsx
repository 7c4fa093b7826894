import { useFocusOnce } from '../hooks/use-focus-once.ts'

/** A status line that takes the focus because the pressed button has disappeared. */
export function FocusedStatus({ children }: { children: string }) {
  const line = useFocusOnce<HTMLParagraphElement>()
  return (
    <p ref={line} role="status" tabIndex={-1}>
      {children}
    </p>
  )
}
