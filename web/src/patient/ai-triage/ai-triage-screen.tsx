import { Analysing } from './analysing.tsx'
import { BeforeStart } from './before-start.tsx'
import { AnalysisResult } from './analysis-result.tsx'
import { useAnalysis } from './use-analysis.ts'
import styles from './ai-triage-screen.module.css'

/** /ai-triage: the disclaimer, three seconds of reading, what the rules found, and back. */
export function AiTriageScreen() {
  return (
    <div className={styles.screen}>
      <Steps />
    </div>
  )
}

function Steps() {
  const { state, start, goBack } = useAnalysis()
  switch (state.step) {
    case 'input':
      return <BeforeStart {...state} onStart={start} />
    case 'analysing':
      return <Analysing {...state} onStop={goBack} />
    case 'results':
      return <AnalysisResult {...state} onAgain={goBack} />
  }
}
