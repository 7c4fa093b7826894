import { rejectedProfileWords } from './rejected-profile-words.ts'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { fieldLabels } from '../../../ui/profile-form/field-labels.ts'
import type { RefusedChange } from './refused-change.ts'

/** Why the form is filled with something else than the profile, and what saving does. */
export function RefusedNotice({ wrong }: Pick<RefusedChange, 'wrong'>) {
  return (
    <Notice tone="warning">
      <p>
        {rejectedProfileWords.notice}{' '}
        {wrong ? rejectedProfileWords.where(fieldLabels[wrong]) : rejectedProfileWords.anywhere}{' '}
        {rejectedProfileWords.send}
      </p>
    </Notice>
  )
}
