import { exampleFigures } from '@second-wind/core/content/example-figures'
import { loadSample } from '@second-wind/core/content/samples/load-sample'
import type { AnalyticsSamples } from '@second-wind/core/content/samples/shape/analytics'
import { ExampleFigure } from '../../ui/content/example-figure.tsx'
import { LoadFailedNotice } from '../../ui/feedback/load-failed-notice.tsx'
import { useLazyContent } from '../../ui/hooks/use-lazy-content.ts'
import { FoldedSection } from '../../ui/primitives/folded-section.tsx'
import styles from './example-facts.module.css'

type Props = { facts: 'population' | 'predictions' }

/** Invented figures, each with a tag. They are open at first, because the specification shows them. */
export function ExampleFacts({ facts }: Props) {
  const { content, retry } = useSamples()
  if (content === 'opening') return <p>Opening…</p>
  if (content === 'failed') return <LoadFailedNotice what="The examples" onRetry={retry} />
  return (
    <FoldedSection heading="See an example" fact="Made-up figures" name={`example-${facts}`} startsOpen>
      <div className={styles.examples}>
        <p className={styles.note}>{content.note}</p>
        {content[facts].map((example) => (
          <Example key={example.id} {...example} />
        ))}
      </div>
    </FoldedSection>
  )
}

function Example({ label, figure }: AnalyticsSamples['population'][number]) {
  const { value, sentence } = exampleFigures[figure]
  return (
    <div>
      <h3 className={styles.label}>{label}</h3>
      <ExampleFigure>
        <strong className={styles.value}>{value}</strong> <span className={styles.sentence}>{sentence}</span>
      </ExampleFigure>
    </div>
  )
}

const opened = new Map<'analytics', AnalyticsSamples>()

const useSamples = () => useLazyContent('analytics', opened, loadSample.analytics)
