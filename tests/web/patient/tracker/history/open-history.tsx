import { captureMoment } from '@second-wind/core/platform/moment'
import type { SymptomReport } from '@second-wind/core/records/symptom-entry'
import { screen } from '@testing-library/react'
import { newId } from '../../../../../web/src/data/local/index.ts'
import { saveSymptoms } from '../../../../../web/src/data/local/lazy.ts'
import { aReport } from '../../../../fixtures/an-entry.ts'
import { openTracker } from '../open-tracker.tsx'

export const openHistory = () => openTracker('/tracking?tab=history')

/** An entry of an ordinary day without phlegm, at that time in UTC. */
export const saveEntryAt = (time: string, changes: Partial<SymptomReport> = {}) =>
  saveSymptoms(
    newId(),
    aReport({ sputumConsistency: 'none', ...changes }),
    captureMoment(Date.parse(time), 0),
  )

/** The entries in the order of the list. */
export const findCards = async () =>
  (await screen.findAllByRole('heading', { level: 3, name: /20\d\d, \d\d:\d\d$/ })).map((heading) =>
    heading.closest('li')!,
  )
