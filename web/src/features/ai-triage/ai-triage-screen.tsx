import { loadSample } from '@second-wind/core/content/samples/load-sample'
import type { AiTriageSample } from '@second-wind/core/content/samples/shape/ai-triage'
import { NotOnPhone } from '../../ui/not-on-phone.tsx'
import { useContent } from '../../ui/use-content.ts'
import { Analysing } from './analysing.tsx'
import { BeforeStart } from './before-start.tsx'
import { Result } from './result.tsx'
import { useAnalysis } from './use-analysis.ts'
import styles from './ai-triage-screen.module.css'

const opened = new Map<'ai-triage', AiTriageSample>()

/** /ai-triage: the disclaimer, three seconds of reading, what the rules found, and back. */
export function AiTriageScreen() {
  const { content: words, retry } = useContent('ai-triage', opened, loadSample.aiTriage)
  if (words === 'opening') return <p>Opening…</p>
  if (words === 'failed') return <NotOnPhone what="The words of this page" onRetry={retry} />
  return (
    <div className={styles.screen}>
      <Steps words={words} />
    </div>
  )
}

function Steps({ words }: { words: AiTriageSample }) {
  const { state, start, goBack } = useAnalysis()
  switch (state.step) {
    case 'input':
      return <BeforeStart words={words} {...state} onStart={start} />
    case 'analysing':
      return <Analysing words={words} {...state} onStop={goBack} />
    case 'results':
      return <Result words={words} {...state} onAgain={goBack} />
  }
}
