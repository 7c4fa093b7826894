import { amina } from '@second-wind/api/demo/people/amina'
import { addDays } from '@second-wind/core/platform/moment'
import type { ActivityHistory } from '@second-wind/core/recovery/motivation/activity-history'
import { idNumbered } from '../../../fixtures/ids.ts'
import { today } from './a-history.ts'

/** What the demo patient's phone holds today. */
export function demoPatientHistory(): ActivityHistory {
  const when = ({ daysAgo, at }: { daysAgo: number; at: string }) => {
    const localDate = addDays(today, -daysAgo)
    return { localDate, date: `${localDate}T${at}:00Z` }
  }
  return {
    entries: amina.symptoms.map((entry) => when(entry)),
    activities: (amina.activities ?? []).map((done, index) => ({
      ...done.report,
      ...when(done),
      id: idNumbered(index + 1),
    })),
  }
}
