import { useState } from 'react'
import type { Category } from '@second-wind/core/content/library/category-schema'
import type { LibraryActivity } from './library-activity.ts'
import { ActivityView } from './activity-view.tsx'
import { Player } from './player/player.tsx'

type Props = { category: Category; activity: LibraryActivity }

/** An activity: first what it is, then step by step. */
export function ActivityPage({ category, activity }: Props) {
  const [stage, setStage] = useState<'reading' | 'doing' | 'left'>('reading')
  if (stage === 'doing') {
    return <Player category={category} activity={activity} onLeave={() => setStage('left')} />
  }
  return (
    <ActivityView
      category={category}
      activity={activity}
      hasLeft={stage === 'left'}
      onStart={() => setStage('doing')}
    />
  )
}
