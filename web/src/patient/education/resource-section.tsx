import type { EducationalResource } from '@second-wind/core/content/resources/resource'
import { resourcesPage } from '@second-wind/core/content/resources/resource-tabs'
import { CareCard } from '../../ui/clinical/care-card.tsx'
import { Icon } from '../../ui/primitives/icon.tsx'
import styles from './resource-section.module.css'

type Section = EducationalResource['sections'][number]

export function ResourceSection({ section }: { section: Section }) {
  if (section.kind === 'timeline') return <Timeline {...section} />
  const { tone, heading, text, items } = section
  switch (tone) {
    case 'plain':
    case 'do':
    case 'do-not':
      return <AdviceList tone={tone} heading={heading} text={text} items={items} />
    case 'non-urgent':
    case 'urgent':
    case 'emergency':
      return (
        <CareCard level={tone} heading={heading}>
          {text && <p>{text}</p>}
          <ul>
            {items.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
        </CareCard>
      )
  }
}

type Props = Omit<Extract<EducationalResource['sections'][number], { kind: 'timeline' }>, 'kind'>

function Timeline({ heading, text, rows }: Props) {
  return (
    <section className={styles.timeline}>
      <h3>{heading}</h3>
      {text && <p>{text}</p>}
      <ol>
        {rows.map(({ id, when, often, helps }) => (
          <li key={id}>
            <h4>{when}</h4>
            <p>{often}</p>
            {helps && (
              <p className={styles.helps}>
                <strong>{resourcesPage.helps}</strong> {helps}
              </p>
            )}
          </li>
        ))}
      </ol>
    </section>
  )
}

type AdviceListProps = {
  tone: 'plain' | 'do' | 'do-not'
  heading: string
  text: string | undefined
  items: readonly string[]
}

/** Bullets, or ticks for what helps and crosses for what does not; the words say the same. */
function AdviceList({ tone, heading, text, items }: AdviceListProps) {
  const mark = tone === 'do' ? 'tick' : 'close'
  return (
    <section className={styles.advice} data-tone={tone}>
      <h3>{heading}</h3>
      {text && <p>{text}</p>}
      <ul>
        {items.map((item) => (
          <li key={item}>
            {tone !== 'plain' && <Icon name={mark} />}
            <span>{item}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
