import { describeThreshold } from '@second-wind/core/content/profile/usual-day-facts'
import {
  type ChangeThreshold,
  defaultChangeThreshold,
  isLaxerThanDefault,
} from '@second-wind/core/records/usual-day'
import { Notice } from '../../ui/feedback/notice.tsx'
import { thresholdWords as words } from './threshold-words.ts'

/** A wide threshold is a risk when it is set, and for as long as it is forgotten (HZ-37). */
export function LaxerNotice({ threshold }: { threshold: ChangeThreshold | undefined }) {
  if (!threshold || !isLaxerThanDefault(threshold)) return null
  return (
    <Notice tone="warning">
      <p>{words.laxer(describeThreshold(threshold), describeThreshold(defaultChangeThreshold))}</p>
    </Notice>
  )
}
