import { wordsForNation } from '@second-wind/core/content/help/words-for-nation'
import type { EducationalResource } from '@second-wind/core/content/resources/resource'
import { resourcesPage } from '@second-wind/core/content/resources/resource-tabs'
import { useNation } from '../../data/live/use-nation.ts'
import { CareCard } from '../../ui/clinical/care-card.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import { FoldedSection } from '../../ui/primitives/folded-section.tsx'
import { Icon } from '../../ui/primitives/icon.tsx'
import styles from './resource-section.module.css'

type Section = EducationalResource['sections'][number]

/** Open, or one line that opens on a tap. What says when to get help is always open. */
export function ResourceSection({ section: content }: { section: Section }) {
  const nation = useNation()
  const section = {
    ...content,
    heading: wordsForNation(nation, content.heading),
    text: content.text && wordsForNation(nation, content.text),
  }
  const { id, heading, inShort } = section
  if (inShort === undefined) return <OpenSection section={section} />
  return (
    <FoldedSection heading={heading} fact={inShort} name={`resource-${id}`} level={3}>
      <Body section={section} />
    </FoldedSection>
  )
}

function OpenSection({ section }: { section: Section }) {
  const tone = section.kind === 'timeline' ? 'plain' : section.tone
  if (tone === 'non-urgent' || tone === 'urgent' || tone === 'emergency') {
    return (
      <CareCard level={tone} heading={section.heading}>
        <Body section={section} />
      </CareCard>
    )
  }
  if (tone === 'warning') {
    return (
      <Notice tone="warning">
        <h3>{section.heading}</h3>
        <Body section={section} />
      </Notice>
    )
  }
  return (
    <section className={styles.section} data-tone={tone}>
      <h3>{section.heading}</h3>
      <Body section={section} />
    </section>
  )
}

/** A section without its heading. */
function Body({ section }: { section: Section }) {
  return (
    <>
      {section.text && <p>{section.text}</p>}
      {section.kind === 'timeline' ? <Timeline rows={section.rows} /> : <Items {...section} />}
    </>
  )
}

type Rows = Extract<Section, { kind: 'timeline' }>['rows']

function Timeline({ rows }: { rows: Rows }) {
  return (
    <ol className={styles.timeline}>
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
  )
}

/** Bullets, or ticks for what helps and crosses for what does not; the words say the same. */
function Items({ tone, items }: Pick<Extract<Section, { kind: 'list' }>, 'tone' | 'items'>) {
  const mark = tone === 'do' ? 'tick' : tone === 'do-not' ? 'close' : undefined
  return (
    <ul className={styles.items} data-tone={tone}>
      {items.map((item) => (
        <li key={item}>
          {mark && <Icon name={mark} />}
          <span>{item}</span>
        </li>
      ))}
    </ul>
  )
}
