import { Notice } from '../../../ui/feedback/notice.tsx'
import { useFocusOnce } from '../../../ui/hooks/use-focus-once.ts'

/** What was just changed, if anything was. */
export function Done({ children }: { children: string | undefined }) {
  return <div role="status">{children !== undefined && <Said>{children}</Said>}</div>
}

/** Takes the focus, because the button that did it may be gone. */
function Said({ children }: { children: string }) {
  const target = useFocusOnce<HTMLDivElement>()
  return (
    <div ref={target} tabIndex={-1}>
      <Notice tone="info">{children}</Notice>
    </div>
  )
}
