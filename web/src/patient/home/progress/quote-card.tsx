import type { Quote } from '@second-wind/core/content/motivation/quote-schema'
import { shuffleQuote, selectQuote } from '@second-wind/core/recovery/motivation/select-quote'
import { useState } from 'react'
import { Button } from '../../../ui/primitives/button.tsx'
import { Card } from '../../../ui/primitives/card.tsx'
import styles from '../cards.module.css'
import type { HomeHistory } from '../use-home-history.ts'
import { useStreak } from './use-streak.ts'

export function QuoteCard({ history }: { history: HomeHistory }) {
  const { days } = useStreak(history)
  const [shuffled, setShuffled] = useState<Quote>()
  const shown = shuffled ?? selectQuote(days)
  return (
    <Card className={styles.stack}>
      <h3>A few words</h3>
      <div role="status">
        <figure className={styles.quote}>
          <blockquote>{shown.text}</blockquote>
          <figcaption className={styles.quiet}>{shown.author}</figcaption>
        </figure>
      </div>
      <Button look="plain" onClick={() => setShuffled(shuffleQuote(shown.id, Math.random()))}>
        Shuffle
      </Button>
    </Card>
  )
}
