/** What Home fetches after its first paint, in one piece. */
export { HomeGroups } from './home-groups.tsx'
export { WeekWords } from './hero/week-words.tsx'
