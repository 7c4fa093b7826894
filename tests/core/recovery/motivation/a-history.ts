import { tasks } from '@second-wind/core/content/motivation/tasks'
import { addDays } from '@second-wind/core/platform/moment'
import type {
  CheckIn,
  HistoryActivity,
  ActivityHistory,
} from '@second-wind/core/recovery/motivation/activity-history'
import fc from 'fast-check'
import { idNumbered } from '../../../fixtures/ids.ts'

export const today = '2026-11-20'
export const daysAgo = (days: number): string => addDays(today, -days)

/** A symptom entry of that day, at this time in winter. */
export const checkIn = (localDate: string, at = '08:00'): CheckIn => ({
  localDate,
  date: `${localDate}T${at}:00Z`,
})

/** Something done on that day, at this time in winter. */
export const aDoneActivity = (
  type: string,
  localDate = today,
  at = '09:00',
  rest: Partial<HistoryActivity> = {},
): HistoryActivity => ({
  id: idNumbered(1),
  type,
  completed: true,
  localDate,
  date: `${localDate}T${at}:00Z`,
  ...rest,
})

export const aHistory = (history: Partial<ActivityHistory> = {}): ActivityHistory => ({
  entries: [],
  activities: [],
  ...history,
})

const types = [
  ...tasks.flatMap(({ id, activityTypes }) => [id, ...activityTypes]),
  'rest-day',
  'antibiotic-basics',
]

const anyDay = fc.integer({ min: -40, max: 3 }).map((days) => addDays(today, days))
const anyTime = fc
  .tuple(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 59 }))
  .map((parts) => parts.map((part) => String(part).padStart(2, '0')).join(':'))

const anyActivity = fc
  .record({
    type: fc.constantFrom(...types, 'something-else'),
    day: anyDay,
    at: anyTime,
    id: fc.integer({ min: 1, max: 1_000_000 }),
    completed: fc.boolean(),
    progress: fc.option(fc.integer({ min: 0, max: 20 })),
    durationMin: fc.option(fc.integer({ min: 0, max: 20 })),
  })
  .map(({ type, day, at, id, completed, progress, durationMin }) =>
    aDoneActivity(type, day, at, {
      id: idNumbered(id),
      completed,
      ...(progress === null ? {} : { progress }),
      ...(durationMin === null ? {} : { durationMin }),
    }),
  )

/** Any six weeks with any records, some of them dated ahead of today by a wrong clock. */
export const anyHistory: fc.Arbitrary<ActivityHistory> = fc.record({
  entries: fc.array(
    fc.tuple(anyDay, anyTime).map(([day, at]) => checkIn(day, at)),
    { maxLength: 40 },
  ),
  activities: fc.uniqueArray(anyActivity, { maxLength: 80, selector: ({ id }) => id }),
})

/** Every number anywhere in a result. */
export function numbersIn(result: unknown): number[] {
  if (typeof result === 'number') return [result]
  return typeof result === 'object' && result !== null ? Object.values(result).flatMap(numbersIn) : []
}
