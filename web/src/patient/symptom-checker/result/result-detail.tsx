import type { DescribedResult } from '@second-wind/core/content/triage/describe-result'
import { resultLines } from '@second-wind/core/content/triage/results'
import type { ReactNode } from 'react'
import { useNationWords } from '../../../data/live/use-nation-words.ts'
import { CallRow } from '../../../widgets/call-row.tsx'
import { ResultEnd } from './result-end.tsx'
import { ResultReasons } from './result-reasons.tsx'

type Props = {
  /** What the answers say by themselves, without the earlier sign. */
  result: DescribedResult
  onAgain: () => void
  children: ReactNode
}

/**
 * Below an earlier 999 sign that is still open: what was answered now, as a detail, with the calls if the answers need
 * advice today. Milder advice beside the 999 card would be a second message (hazards HZ-01, HZ-02).
 *
 * @param children the save state of the result
 */
export function ResultDetail({ result, onAgain, children }: Props) {
  const inNation = useNationWords()
  return (
    <>
      <h2>{resultLines.answersNow.text}</h2>
      {result.level === 'stay_home' ? (
        <p>{resultLines.noNewSign.text}</p>
      ) : (
        <p>
          {resultLines.answersAlone.text} <strong>{result.title}</strong>
        </p>
      )}
      {result.level === 'monitor' && (
        <>
          <p>{inNation(resultLines.answersNeedAdvice.text)}</p>
          <CallRow />
        </>
      )}
      <ResultReasons result={result} />
      {children}
      <ResultEnd onAgain={onAgain} />
    </>
  )
}
