import { Button } from '@mantine/core'
import { planWords } from '@second-wind/core/content/self-care/plan-words'
import { useLiveQuery } from 'dexie-react-hooks'
import { Card } from '../../../ui/primitives/card.tsx'
import styles from './plan-view.module.css'
import { findPlanDraft } from './plan-draft.ts'

/** Before there is a plan: what it is for, and where it stays. Nothing is filled in for anybody. */
export function NoPlan({ onTypeIn }: { onTypeIn: () => void }) {
  const draft = useLiveQuery(() => findPlanDraft().catch(() => undefined))
  return (
    <Card className={styles.view}>
      <h3>{planWords.none}</h3>
      <p>{planWords.whatItIs}</p>
      <p>{planWords.noPaper}</p>
      <p className={styles.quiet}>{planWords.onlyHere}</p>
      <div className={styles.actions}>
        <Button color="green" onClick={onTypeIn}>
          {draft ? planWords.carryOn : planWords.typeIn}
        </Button>
      </div>
    </Card>
  )
}
