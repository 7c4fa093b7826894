import type { ReactNode } from 'react'
import type { DescribedResult } from '@second-wind/core/content/triage/describe-result'
import type { Patient } from '@second-wind/core/records/patient'
import { CareCard } from '../../../ui/clinical/care-card.tsx'
import { CalmAndRecovery } from './calm-and-recovery.tsx'
import { MythsAndFacts } from './myths-and-facts.tsx'
import { ResultEnd } from './result-end.tsx'
import { ResultNotes } from './result-notes.tsx'
import { Recommendations } from './recommendations.tsx'
import { ResultReasons } from './result-reasons.tsx'

type Props = {
  result: DescribedResult
  patient: Patient | undefined
  onAgain: () => void
  children: ReactNode
}

/** When to get help all the same stands before everything kind. @param children what became of the result */
export function StayHome({ result, patient, onAgain, children }: Props) {
  const { getHelpIf } = result
  return (
    <>
      <Recommendations result={result} inhaler={patient?.inhaler} />
      {getHelpIf && (
        <CareCard level="non-urgent" heading={getHelpIf.heading}>
          <ul>
            {getHelpIf.items.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
          <p>{getHelpIf.footer}</p>
        </CareCard>
      )}
      <ResultNotes notes={result.notes} nation={patient?.nation} />
      <ResultReasons result={result} />
      {children}
      <CalmAndRecovery />
      <MythsAndFacts />
      <ResultEnd onAgain={onAgain} />
    </>
  )
}
