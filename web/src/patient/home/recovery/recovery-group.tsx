import { recoverySummary } from '@second-wind/core/recovery/summary'
import { useMemo } from 'react'
import { Group } from '../groups/group.tsx'
import { JourneyCard } from './journey-card.tsx'
import { NotEnoughData } from './not-enough-data.tsx'
import { RecoveryFigures } from './recovery-figures.tsx'
import type { DialogId } from '../use-dialog.ts'
import type { HomeHistory } from '../use-home-history.ts'

type Props = { history: HomeHistory; onOpen: (id: DialogId) => void }

/** How the current illness goes, in the patient's own figures. */
export function RecoveryGroup({ history: { entries, today }, onOpen }: Props) {
  const summary = useMemo(() => recoverySummary(entries, today), [entries, today])
  return (
    <Group heading="Your recovery">
      {summary.status === 'ready' ? <RecoveryFigures summary={summary} /> : <NotEnoughData />}
      <JourneyCard dayCount={summary.dayCount} onOpen={() => onOpen('timeline')} />
    </Group>
  )
}
