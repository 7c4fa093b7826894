import { SimpleGrid, Stack } from '@mantine/core'
import { exampleFigures } from '@second-wind/core/content/example-figures'
import { loadSample } from '@second-wind/core/content/samples/load-sample'
import type { AnalyticsSamples } from '@second-wind/core/content/samples/shape/analytics'
import type { ReactNode } from 'react'
import { ExampleFigure } from '../../ui/content/example-figure.tsx'
import { ExampleSection } from '../../ui/content/example-section.tsx'
import { LoadFailedNotice } from '../../ui/feedback/load-failed-notice.tsx'
import { useLazyContent } from '../../ui/hooks/use-lazy-content.ts'
import styles from './example-facts.module.css'

type Props = {
  facts: 'population' | 'predictions'
  /** Above the figures. */
  children?: ReactNode
}

/** Invented figures, each with a tag. They are open at first, because the specification shows them. */
export function ExampleFacts({ facts, children }: Props) {
  const { content, retry } = useSamples()
  if (content === 'opening') return <p>Opening…</p>
  if (content === 'failed') return <LoadFailedNotice what="The examples" onRetry={retry} />
  return (
    <ExampleSection
      fact="Made-up figures. They are not about you."
      name={facts}
      note={content.note}
      startsOpen
    >
      {children}
      <SimpleGrid minColWidth="min(16rem, 100%)" autoFlow="auto-fit" spacing="sm">
        {content[facts].map((example) => (
          <Example key={example.id} {...example} />
        ))}
      </SimpleGrid>
    </ExampleSection>
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
