import type { RiskLevel } from '@second-wind/core/care/risk/risk-level'
import type { EducationCard } from '@second-wind/core/content/home-advice/education-card-schema'
import { loadEducationCards } from '@second-wind/core/content/home-advice/load-cards'
import { useEffect, useState } from 'react'
import { Link } from 'react-router-dom'
import { useNationWords } from '../../../data/live/use-nation-words.ts'
import * as paths from '../../../paths.ts'
import styles from '../advice.module.css'

type Props = {
  level: RiskLevel
  ids: readonly string[]
  /** The card to read at once, or those that follow it. */
  part?: 'first' | 'rest'
}

export function AdviceCards({ level, ids, part }: Props) {
  const cards = useEducationCards(level)
  if (cards === 'opening') return <p className={styles.opening}>Opening…</p>
  if (cards === 'failed') return <p>We could not open this advice. Close the app and open it again.</p>
  // The first card is enough to read at once.
  return cards
    .filter(({ id }) => ids.includes(id))
    .slice(part === 'rest' ? 1 : 0, part === 'first' ? 1 : undefined)
    .map((card, at) => <Card key={card.id} card={card} isFolded={at > 0} />)
}

function Card({ card, isFolded }: { card: EducationCard; isFolded: boolean }) {
  const { title, priority } = card
  const heading = <h3>{title}</h3>
  const words = <p className={styles.priority}>{priorityWords[priority]}</p>
  return (
    <article className={styles.card} data-priority={priority}>
      {isFolded ? (
        <details>
          <summary>{heading}</summary>
          {words}
          <Advice card={card} />
        </details>
      ) : (
        <>
          {words}
          {heading}
          <Advice card={card} />
        </>
      )}
    </article>
  )
}

function Advice({ card: { content, actionItems, more } }: { card: EducationCard }) {
  const inNation = useNationWords()
  return (
    <div className={styles.advice}>
      <p>{inNation(content)}</p>
      <ul className={styles.items}>
        {actionItems.map((item) => (
          <li key={item}>{inNation(item)}</li>
        ))}
      </ul>
      {more && (
        <p className={styles.more}>
          <Link to={paths.educationTopic(more.topic)}>{more.label}</Link>
        </p>
      )}
    </div>
  )
}

const priorityWords = { critical: 'Critical', important: 'Important', helpful: 'Helpful' } as const

function useEducationCards(level: RiskLevel): readonly EducationCard[] | 'opening' | 'failed' {
  const [loaded, setLoaded] = useState<readonly EducationCard[] | 'opening' | 'failed'>('opening')
  useEffect(() => {
    let isCurrent = true
    const show = (cards: readonly EducationCard[] | 'failed') => {
      if (isCurrent) setLoaded(cards)
    }
    loadEducationCards(level).then(show, () => show('failed'))
    return () => {
      isCurrent = false
    }
  }, [level])
  return loaded
}
