import { notMonitored } from '@second-wind/core/content/help/not-monitored'
import type { DescribedResult } from '@second-wind/core/content/triage/describe-result'
import { resultLines } from '@second-wind/core/content/triage/results'
import type { Patient } from '@second-wind/core/records/patient'
import type { ReactNode } from 'react'
import { CareCard } from '../../../ui/clinical/care-card.tsx'
import { CallLink } from '../../../ui/links/call-link.tsx'
import { OnlineAdvice } from './online-advice.tsx'
import { Recommendations } from './recommendations.tsx'
import { ResultNotes } from './result-notes.tsx'
import { ResultReasons } from './result-reasons.tsx'

type Props = { result: DescribedResult; patient: Patient | undefined; children: ReactNode }

/**
 * Nothing comes before the emergency call, and then the steps until help comes.
 *
 * @param children the save state of the result, which says whether anybody has seen it
 */
export function SeekHelp({ result, patient, children }: Props) {
  return (
    <>
      <CallLink tel="999" level="emergency">
        Call 999 (NHS Emergency)
      </CallLink>
      <p>{result.description}</p>
      {result.redFlags.length > 0 && (
        <CareCard level="emergency" heading="Critical warning signs in your answers">
          <ul>
            {result.redFlags.map((sign) => (
              <li key={sign}>{sign}</li>
            ))}
          </ul>
        </CareCard>
      )}
      <Recommendations result={result} inhaler={patient?.inhaler} />
      <ResultReasons result={result} />
      <ResultNotes notes={result.notes.filter((note) => note !== notMonitored.text)} />
      {children}
      <p>{resultLines.afterEmergency.text}</p>
      <OnlineAdvice nation={patient?.nation} />
    </>
  )
}
