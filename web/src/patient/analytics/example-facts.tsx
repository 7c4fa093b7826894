import { SimpleGrid, Stack } from '@mantine/core'
import { exampleFigures } from '@second-wind/core/content/example-figures'
import { loadSample } from '@second-wind/core/content/samples/load-sample'
import type { AnalyticsSamples } from '@second-wind/core/content/samples/shape/analytics'
import { ExampleFigure } from '../../ui/content/example-figure.tsx'
import { LoadFailedNotice } from '../../ui/feedback/load-failed-notice.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import { useLazyContent } from '../../ui/hooks/use-lazy-content.ts'
import styles from './example-facts.module.css'
import tab from './tab.module.css'

type Props = {
  heading: string
  facts: 'population' | 'predictions'
  needs: 'populationNeeds' | 'predictionNeeds'
}

/** Invented figures, each with a tag, and what measuring them would require. */
export function ExampleFacts({ heading, facts, needs }: Props) {
  const { content, retry } = useSamples()
  if (content === 'opening') return <p>Opening…</p>
  if (content === 'failed') return <LoadFailedNotice what="The examples" onRetry={retry} />
  return (
    <>
      <section className={tab.section}>
        <h2>{heading}</h2>
        <Notice tone="info">
          <p>{content.note} They are the same for every range.</p>
        </Notice>
        <SimpleGrid minColWidth="min(20rem, 100%)" autoFlow="auto-fit" spacing="sm">
          {content[facts].map((fact) => (
            <Example key={fact.id} {...fact} />
          ))}
        </SimpleGrid>
      </section>
      <section className={tab.section}>
        <h2>What it would take to show real figures</h2>
        <ul className={tab.bullets}>
          {content[needs].map((need) => (
            <li key={need}>{need}</li>
          ))}
        </ul>
      </section>
    </>
  )
}

function Example({ label, figure }: AnalyticsSamples['population'][number]) {
  const { value, sentence } = exampleFigures[figure]
  return (
    <Stack gap="xs">
      <h3>{label}</h3>
      <ExampleFigure>
        <strong className={styles.value}>{value}</strong> <span className={styles.sentence}>{sentence}</span>
      </ExampleFigure>
    </Stack>
  )
}

const opened = new Map<'analytics', AnalyticsSamples>()

const useSamples = () => useLazyContent('analytics', opened, loadSample.analytics)
