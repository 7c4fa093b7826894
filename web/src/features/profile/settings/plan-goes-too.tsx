import { leavingWords } from '@second-wind/core/content/profile/leaving-words'
import { useState } from 'react'
import { Notice } from '../../../ui/notice.tsx'
import { TextButton } from '../../../ui/text-button.tsx'
import { saveExport } from '../../../export/save-export.ts'

/** For whoever is about to delete everything: a plan of their own has no copy anywhere else. */
export function PlanGoesToo() {
  const [outcome, setOutcome] = useState('')
  return (
    <Notice tone="warning">
      <p>{leavingWords.planGoes}</p>
      <TextButton onClick={() => void saveExport('json').then(({ words }) => setOutcome(words))}>
        {leavingWords.planFile}
      </TextButton>
      <p role="status">{outcome}</p>
    </Notice>
  )
}
