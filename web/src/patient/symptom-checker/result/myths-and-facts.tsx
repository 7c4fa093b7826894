import { resultScreenMyths } from '@second-wind/core/content/myths'
import { Card } from '../../../ui/primitives/card.tsx'
import styles from './myths-and-facts.module.css'

export function MythsAndFacts() {
  return (
    <Card className={styles.box}>
      <h3>Myths vs Facts</h3>
      {resultScreenMyths.map(({ id, myth, fact }) => (
        <div key={id} className={styles.pair}>
          <p>
            <strong>Myth:</strong> {myth}
          </p>
          <p>
            <strong>Fact:</strong> {fact}
          </p>
        </div>
      ))}
    </Card>
  )
}
