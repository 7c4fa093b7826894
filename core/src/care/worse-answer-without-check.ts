import { newestAnswerOfState } from '../findings/flare-up/newest-answer-of-state.ts'
import { findingCountsForMs } from '../findings/time-windows.ts'
import { epochMs } from '../platform/moment.ts'
import type { TriageResult } from '../triage/triage-result.ts'
import type { Message } from './message.ts'

/**
 * When the patient answered "Worse" in the last two days and has done no symptom check since. "Better" afterwards ends
 * it, "The same" and "Please call me" do not (HZ-39, HZ-02).
 */
export function worseAnswerWithoutCheckAt(
  messages: readonly Pick<Message, 'answers'>[],
  checks: readonly Pick<TriageResult, 'track' | 'createdAt'>[],
  nowMs: number,
): string | undefined {
  const newest = newestAnswerOfState(messages)
  if (newest?.answer !== 'worse') return undefined
  const answeredMs = epochMs(newest.answeredAt)
  const isChecked = checks.some(
    ({ track, createdAt }) => track !== 'follow-up' && epochMs(createdAt) > answeredMs,
  )
  return isChecked || nowMs - answeredMs > findingCountsForMs.emergency ? undefined : newest.answeredAt
}
