import { logWarningWords } from '@second-wind/core/content/insight/log-warning-words'
import type { LogWarningId } from '@second-wind/core/recovery/log-warnings'
import { CareCard } from '../../../ui/clinical/care-card.tsx'

/** What one log calls for before anything else is said. */
export function LogWarnings({ warnings }: { warnings: readonly LogWarningId[] }) {
  return warnings.map((id) => (
    <CareCard key={id} level="urgent" heading={logWarningWords[id].heading}>
      <p>{logWarningWords[id].message}</p>
    </CareCard>
  ))
}
