import type { TriageLevel } from '@second-wind/core/triage/triage-result'

/** The result of a symptom check on a tag: the same words in the list, the record and the print. */
export const symptomCheckTags = {
  seek_help: { text: '999 advice', tone: 'red' },
  monitor: { text: 'Same-day advice', tone: 'amber' },
  stay_home: { text: 'Self-care advice', tone: 'green' },
} as const satisfies Record<TriageLevel, { text: string; tone: 'red' | 'amber' | 'green' }>
