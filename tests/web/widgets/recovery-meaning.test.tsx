import { captureMoment } from '@second-wind/core/platform/moment'
import { recoveryTimeline } from '@second-wind/core/recovery/timeline'
import { cleanup, screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { newId } from '../../../web/src/data/local/index.ts'
import { Achievements } from '../../../web/src/patient/care/achievements.tsx'
import { TimelineDialog } from '../../../web/src/patient/home/recovery/timeline-dialog.tsx'
import { InsightDialog } from '../../../web/src/patient/tracker/insight/insight-dialog.tsx'
import { assessLoggedSymptoms } from '../../../web/src/patient/tracker/log/assess-logged-symptoms.ts'
import { aPatient } from '../../fixtures/a-patient.ts'
import { aReport } from '../../fixtures/an-entry.ts'
import { withSectionsOpen } from '../../support/open-sections.ts'
import { openApp, renderScreen } from '../../support/render.tsx'
import { FakeSyncServer } from '../data/local/fake-sync-server.ts'
import { withFreshDatabase } from '../data/local/fresh-database.ts'

const db = withFreshDatabase()
withSectionsOpen()
const today = '2026-11-20'
beforeEach(() => {
  new FakeSyncServer().install()
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse(`${today}T10:00:00Z`) })
  return () => vi.useRealTimers()
})

const ignore = () => undefined
const places: [string, () => Promise<unknown>][] = [
  [
    'My Recovery Timeline',
    async () =>
      renderScreen(
        <TimelineDialog isOpen onClose={ignore} timeline={recoveryTimeline([], today)} today={today} />,
      ),
  ],
  ['Recovery Achievements', async () => renderScreen(<Achievements profile={undefined} />)],
  [
    'Recovery Insight',
    async () => {
      const at = captureMoment(Date.now(), 0)
      const logged = await assessLoggedSymptoms(newId(), aReport({ breathlessness: 2 }), at, undefined)
      renderScreen(<InsightDialog logged={logged} isOpen onClose={ignore} onViewProgress={ignore} />)
    },
  ],
  ['the empty history', () => openApp('/tracking?tab=history')],
]
const meaning = /^By recovery we mean feeling like your usual self\./

// Ruling D-08: a person with a lifelong illness never reads that it goes away.
describe('the word "recovery"', () => {
  test.each(['COPD', 'Asthma', 'Pulmonary Fibrosis'])(
    'is explained with %s in every place',
    async (condition) => {
      await db.profile.put(aPatient({ respiratoryDiagnosis: undefined, conditions: [condition] }))
      for (const [name, open] of places) {
        await open()
        await waitFor(() => expect(screen.queryAllByText(meaning).length, name).toBeGreaterThan(0))
        cleanup()
      }
    },
  )

  test.each(places)('needs no explanation without a lung condition: %s', async (_, open) => {
    await db.profile.put(aPatient({ respiratoryDiagnosis: undefined, conditions: [] }))
    await open()
    await expect(screen.findByText(meaning, undefined, { timeout: 300 })).rejects.toThrow(/Unable to find/)
  })
})
