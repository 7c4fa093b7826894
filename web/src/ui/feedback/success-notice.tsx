import { useFocusOnce } from '../hooks/use-focus-once.ts'
import { Notice } from './notice.tsx'

/** What was just changed, if anything was. */
export function SuccessNotice({ children }: { children: string | undefined }) {
  return <div role="status">{children !== undefined && <FocusedNotice>{children}</FocusedNotice>}</div>
}

/** Takes the focus, because the pressed button may be gone. */
function FocusedNotice({ children }: { children: string }) {
  const target = useFocusOnce<HTMLDivElement>()
  return (
    <div ref={target} tabIndex={-1}>
      <Notice tone="info">{children}</Notice>
    </div>
  )
}
