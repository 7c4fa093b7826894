import type { LogWarningId } from '@second-wind/core/recovery/log-warnings'
import { useFocusOnce } from '../../../ui/hooks/use-focus-once.ts'
import { InsightHelp } from './insight-help.tsx'
import { LogWarnings } from './log-warnings.tsx'
import styles from './inline-warnings.module.css'

/** The warnings of an entry that no dialog opens for. They come into view and take the focus. */
export function InlineWarnings({ warnings }: { warnings: readonly LogWarningId[] }) {
  const place = useFocusOnce<HTMLDivElement>()
  return (
    <div
      ref={place}
      role="group"
      aria-label="Warning about this entry"
      tabIndex={-1}
      className={styles.place}
    >
      <LogWarnings warnings={warnings} />
      <InsightHelp help="check-and-emergency" onLeave={() => undefined} />
    </div>
  )
}
