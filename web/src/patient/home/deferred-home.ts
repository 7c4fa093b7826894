/** What Home loads after its first paint, in one chunk. */
export { HomeGroups } from './home-groups.tsx'
export { FirstCards } from './first-cards.tsx'
export { WeeklyGoalBar } from './hero/weekly-goal-bar.tsx'
