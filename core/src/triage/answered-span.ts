import { epochMs, hourMs } from '../platform/moment.ts'
import type { TriageResult } from './triage-result.ts'

/** A check is done in minutes. After more than this, its first answers may no longer be true at its end (HZ-02). */
const slowAfterMs = hourMs

/** When the first answer was given, if the check then took so long that its reader must know; undefined otherwise. */
export const answeredFrom = ({
  firstAnsweredAt,
  createdAt,
}: Pick<TriageResult, 'firstAnsweredAt' | 'createdAt'>): string | undefined =>
  firstAnsweredAt !== undefined && epochMs(createdAt) - epochMs(firstAnsweredAt) > slowAfterMs
    ? firstAnsweredAt
    : undefined
