import type { ListedAlert } from '@second-wind/core/care/contract/alerts'
import { Tag } from '../tag.tsx'
import { alertWords as words } from './alert-words.ts'
import { SeverityBadge } from './severity-badge.tsx'

/** How severe an alert ever was, and that the patient has since corrected or deleted what made it so (HZ-09). */
export function SeverityState({ alert }: { alert: ListedAlert }) {
  const { severity, findings } = alert
  const asSevere = findings.filter((finding) => finding.severity === severity)
  const isCorrected = asSevere.length > 0 && asSevere.every(({ withdrawnAt }) => withdrawnAt !== null)
  const isAnyLeft = findings.some(({ withdrawnAt }) => withdrawnAt === null)
  const isDeleted = asSevere.every(({ isEntryDeleted }) => isEntryDeleted)
  return (
    <>
      <SeverityBadge severity={severity} />
      {isCorrected && (
        <Tag tone="outline">
          {isAnyLeft ? words.worseCorrected : isDeleted ? words.entryDeleted : words.entryCorrected}
        </Tag>
      )}
    </>
  )
}
