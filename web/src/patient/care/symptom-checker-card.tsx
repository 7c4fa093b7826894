import { Button } from '@mantine/core'
import { Link } from 'react-router-dom'
import { Card } from '../../ui/primitives/card.tsx'
import styles from './symptom-checker-card.module.css'

export function SymptomCheckerCard() {
  return (
    <Card className={styles.card}>
      <div>
        <h2>Symptom Checker</h2>
        <p>Answer a few questions to find out what to do next.</p>
      </div>
      <Button component={Link} to="/symptom-checker" color="green">
        Start Assessment
      </Button>
    </Card>
  )
}
