import { BadgesCard } from './badges-card.tsx'
import { ChallengesCard } from './challenges-card.tsx'
import { Group } from '../groups/group.tsx'
import { PointsCard } from './points-card.tsx'
import { QuoteCard } from './quote-card.tsx'
import { StreakCard } from './streak-card.tsx'
import type { HomeHistory } from '../use-home-history.ts'

/** What was done so far, never how ill somebody was (hazard C42). Not shown on a bad day. */
export function ProgressGroup({ history }: { history: HomeHistory }) {
  return (
    <Group heading="Your progress">
      <StreakCard history={history} />
      <PointsCard history={history} />
      <ChallengesCard history={history} />
      <BadgesCard history={history} />
      <QuoteCard history={history} />
    </Group>
  )
}
