import type { EducationalResource } from '@second-wind/core/content/resources/resource'
import { CareCard } from '../../ui/clinical/care-card.tsx'
import { AdviceList } from './advice-list.tsx'
import { Timeline } from './timeline.tsx'

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
