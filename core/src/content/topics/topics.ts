import { reviewedOn } from '../review.ts'
import type { TopicSummary } from './topic.ts'

const reviewed = () => reviewedOn('2026-11-23', 'own')

export const topicsHeading = 'Living with a lung condition'
export const topicsInShort = 'Stopping smoking, vaccines, unused medicines'

/** The topics in the order in which they are listed. Each loads when it is opened. */
export const topics: readonly TopicSummary[] = [
  {
    id: 'stop-smoking',
    ...reviewed(),
    title: 'Stopping smoking',
    note: 'What helps, and free services near you',
  },
  {
    id: 'flare-ups',
    ...reviewed(),
    title: 'COPD flare-ups and rescue packs',
    note: 'Know the signs, and when to use your pack',
    onlyWith: 'copd',
  },
  {
    id: 'vaccines',
    ...reviewed(),
    title: 'Vaccines',
    note: 'Flu, COVID-19, RSV and pneumonia',
  },
  {
    id: 'leftover-medicines',
    ...reviewed(),
    title: 'Old antibiotics and steroids',
    note: 'What to take back to a pharmacy, and when',
  },
]
