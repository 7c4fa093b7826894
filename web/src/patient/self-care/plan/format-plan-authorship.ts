import { addDays } from '@second-wind/core/platform/moment'
import type { ActionPlan } from '@second-wind/core/records/action-plan'
import { longDate } from '../../../ui/format/uk-time.ts'

/** "Written by the asthma nurse on Monday 3 August 2026."; empty when neither was entered. */
export function formatPlanAuthorship({
  writtenBy,
  writtenOn,
}: Pick<ActionPlan, 'writtenBy' | 'writtenOn'>): string {
  const by = writtenBy.trim() === '' ? '' : ` by ${writtenBy.trim()}`
  const on = writtenOn === '' ? '' : ` on ${longDate(Date.parse(`${writtenOn}T12:00:00Z`), 0)}`
  return by + on === '' ? '' : `Written${by}${on}.`
}

/** Whether a plan's review is due. A plan without a date is never called old. */
export const isOverAYearOld = (writtenOn: string, today: string): boolean =>
  writtenOn !== '' && writtenOn < addDays(today, -366)
