import { notMonitored } from '@second-wind/core/content/help/not-monitored'
import type { DescribedResult } from '@second-wind/core/content/triage/describe-result'
import { resultLines } from '@second-wind/core/content/triage/results'
import type { Patient } from '@second-wind/core/records/patient'
import type { ReactNode } from 'react'
import { CallLink } from '../../../ui/links/call-link.tsx'
import { OnlineAdvice } from './online-advice.tsx'
import { ResultNotes } from './result-notes.tsx'
import { ResultReasons } from './result-reasons.tsx'
import { WhileYouWait } from './while-you-wait.tsx'

type Props = { result: DescribedResult; patient: Patient | undefined; children: ReactNode }

/**
 * Nothing comes before the emergency call, and then the steps until help comes.
 *
 * @param children the save state of the result, which says whether anybody has seen it
 */
export function SeekHelp({ result, patient, children }: Props) {
  const notes = result.notes.filter((note) => note !== notMonitored.text)
  return (
    <>
      <CallLink tel="999" level="emergency">
        Call 999 (NHS Emergency)
      </CallLink>
      <p>{result.description}</p>
      <WhileYouWait result={result} inhaler={patient?.inhaler} />
      <ResultReasons result={result} />
      {notes.length > 0 && <ResultNotes notes={notes} />}
      {children}
      <p>{resultLines.afterEmergency.text}</p>
      <OnlineAdvice nation={patient?.nation} />
    </>
  )
}
