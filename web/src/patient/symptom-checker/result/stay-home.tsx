import { Stack } from '@mantine/core'
import { resultScreenMythsFor } from '@second-wind/core/content/myths'
import type { DescribedResult } from '@second-wind/core/content/triage/describe-result'
import { resultLines } from '@second-wind/core/content/triage/results'
import type { Patient } from '@second-wind/core/records/patient'
import type { ReactNode } from 'react'
import * as paths from '../../../paths.ts'
import { CareCard } from '../../../ui/clinical/care-card.tsx'
import { ButtonLink } from '../../../ui/links/button-link.tsx'
import { Card } from '../../../ui/primitives/card.tsx'
import { Recommendations } from './recommendations.tsx'
import { ResultEnd } from './result-end.tsx'
import { ResultNotes } from './result-notes.tsx'
import { ResultReasons } from './result-reasons.tsx'
import mythsAndFactsStyles from './myths-and-facts.module.css'

type Props = {
  result: DescribedResult
  patient: Patient | undefined
  onAgain: () => void
  children: ReactNode
}

/** When to get help comes before any reassurance. @param children the save state of the result */
export function StayHome({ result, patient, onAgain, children }: Props) {
  const { getHelpIf } = result
  return (
    <>
      <Recommendations result={result} />
      {getHelpIf && (
        <CareCard level={getHelpIf.level} heading={getHelpIf.heading}>
          <ul>
            {getHelpIf.items.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
          <p>{getHelpIf.footer}</p>
        </CareCard>
      )}
      <ResultNotes notes={result.notes} />
      <ResultReasons result={result} />
      {children}
      <CalmAndRecovery />
      <MythsAndFacts patient={patient} />
      <ResultEnd onAgain={onAgain} />
    </>
  )
}

/** The text below prevents breathlessness from being mistaken for anxiety (hazard C23). */
function CalmAndRecovery() {
  return (
    <Stack gap="xs">
      <ButtonLink to={paths.tracker} look="go">
        Start My Recovery Journey
      </ButtonLink>
      <ButtonLink to={paths.library} look="plain">
        Anxiety Support & Relaxation
      </ButtonLink>
      <p>{resultLines.calmBreathing.text}</p>
    </Stack>
  )
}

function MythsAndFacts({ patient }: Pick<Props, 'patient'>) {
  return (
    <Card>
      <Stack>
        <h3>Myths vs Facts</h3>
        {resultScreenMythsFor(patient).map(({ id, myth, fact }) => (
          <div key={id} className={mythsAndFactsStyles.pair}>
            <p>
              <strong>Myth:</strong> {myth}
            </p>
            <p>
              <strong>Fact:</strong> {fact}
            </p>
          </div>
        ))}
      </Stack>
    </Card>
  )
}
