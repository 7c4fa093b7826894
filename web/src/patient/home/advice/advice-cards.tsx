import type { EducationCard } from '@second-wind/core/content/education/education-card-schema'
import type { RiskLevel } from '@second-wind/core/care/risk/risk-level'
import styles from '../advice.module.css'
import { useEducationCards } from './use-education-cards.ts'

export function AdviceCards({ level, ids }: { level: RiskLevel; ids: readonly string[] }) {
  const cards = useEducationCards(level)
  if (cards === 'opening') return <p className={styles.opening}>Opening…</p>
  if (cards === 'failed') return <p>This advice could not be opened. Close the app and open it again.</p>
  return cards.filter(({ id }) => ids.includes(id)).map((card) => <Card key={card.id} card={card} />)
}

function Card({ card: { title, priority, content, actionItems } }: { card: EducationCard }) {
  return (
    <article className={styles.card} data-priority={priority}>
      <p className={styles.priority}>{priorityWords[priority]}</p>
      <h3>{title}</h3>
      <p>{content}</p>
      <ul className={styles.items}>
        {actionItems.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </article>
  )
}

const priorityWords = { critical: 'Critical', important: 'Important', helpful: 'Helpful' } as const
