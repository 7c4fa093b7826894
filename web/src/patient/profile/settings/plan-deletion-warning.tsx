import { localDataWords } from '@second-wind/core/content/profile/local-data-words'
import { useState } from 'react'
import { saveExport } from '../../../rights/export/save-export.ts'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { TextButton } from '../../../ui/links/text-button.tsx'

/** Shown before all data is deleted: an action plan has no copy anywhere else. */
export function PlanDeletionWarning() {
  const [outcome, setOutcome] = useState('')
  return (
    <Notice tone="warning">
      <p>{localDataWords.planGoes}</p>
      <TextButton onClick={() => void saveExport('json').then(({ text }) => setOutcome(text))}>
        {localDataWords.planFile}
      </TextButton>
      <p role="status">{outcome}</p>
    </Notice>
  )
}
