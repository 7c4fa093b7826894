/** What Home loads after its first paint, in one chunk. */
export { HomeGroups } from './home-groups.tsx'
export { MessageNotice } from './message-notice.tsx'
export { WeeklyGoalBar } from './hero/weekly-goal-bar.tsx'
export { UnfinishedLogNotice } from './unfinished-log-notice.tsx'
export { FollowUpCard } from '../../widgets/follow-up-card.tsx'
