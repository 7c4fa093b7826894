import { recoverySummary } from '@second-wind/core/recovery/summary'
import { useMemo } from 'react'
import { Button } from '../../../ui/primitives/button.tsx'
import { Card } from '../../../ui/primitives/card.tsx'
import { Group } from '../groups/group.tsx'
import type { DialogId } from '../use-dialog.ts'
import type { HomeHistory } from '../use-home-history.ts'
import { NotEnoughData } from './not-enough-data.tsx'
import { RecoveryFigures } from './recovery-figures.tsx'
import styles from '../cards.module.css'

type Props = { history: HomeHistory; onOpen: (id: DialogId) => void }

/** The course of the current illness, from the patient's own entries. */
export function RecoveryGroup({ history: { entries, today }, onOpen }: Props) {
  const summary = useMemo(() => recoverySummary(entries, today), [entries, today])
  return (
    <Group heading="Your recovery">
      {summary.status === 'ready' ? <RecoveryFigures summary={summary} /> : <NotEnoughData />}
      <JourneyCard dayCount={summary.dayCount} onOpen={() => onOpen('timeline')} />
    </Group>
  )
}

type JourneyCardProps = { dayCount: number; onOpen: () => void }

function JourneyCard({ dayCount, onOpen }: JourneyCardProps) {
  return (
    <Card className={styles.stack}>
      <h3>Recovery journey</h3>
      {dayCount > 0 && <p>Day {dayCount} since your first check-in.</p>}
      <Button look="plain" onClick={onOpen}>
        My Recovery Timeline
      </Button>
    </Card>
  )
}
