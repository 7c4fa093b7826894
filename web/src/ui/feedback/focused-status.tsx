import { useFocusOnce } from '../hooks/use-focus-once.ts'

/** The button that was pressed is gone: the reader goes on here. */
export function FocusedStatus({ children }: { children: string }) {
  const line = useFocusOnce<HTMLParagraphElement>()
  return (
    <p ref={line} role="status" tabIndex={-1}>
      {children}
    </p>
  )
}
