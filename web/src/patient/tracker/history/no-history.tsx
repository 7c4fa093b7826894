import { Button } from '@mantine/core'
import { Companion } from '../../../ui/companion/companion.tsx'
import { useCompanion } from '../insight/use-companion.ts'
import styles from './no-history.module.css'

export function NoHistory({ onLog }: { onLog: () => void }) {
  const who = useCompanion()
  return (
    <div className={styles.empty}>
      <Companion who={who} expression="hello" />
      <h2>No symptom history yet.</h2>
      <p>Start logging your symptoms to track your recovery progress.</p>
      <Button color="green" onClick={onLog}>
        Log your first symptoms
      </Button>
    </div>
  )
}
