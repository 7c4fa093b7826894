import { captureMoment, epochMs } from '@second-wind/core/platform/moment'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router-dom'
import { expect, test, vi } from 'vitest'
import { newId } from '../../../web/src/data/local/index.ts'
import { saveSymptoms } from '../../../web/src/data/local/lazy.ts'
import { subscribeToToasts } from '../../../web/src/ui/feedback/toast.ts'
import { FollowUpCard } from '../../../web/src/widgets/follow-up-card.tsx'
import { aPatient } from '../../fixtures/a-patient.ts'
import { aReport } from '../../fixtures/an-entry.ts'
import { FakeSyncServer } from '../data/local/fake-sync-server.ts'
import { withFreshDatabase } from '../data/local/fresh-database.ts'

const db = withFreshDatabase()

test('"Yes, both" says that the reminder has ended, and what to do if the person gets worse again', async () => {
  new FakeSyncServer().install()
  vi.useFakeTimers({ now: new Date('2026-11-20T10:00:00Z'), toFake: ['Date'] })
  await db.profile.put(aPatient({ conditions: ['COPD'] }))
  const worse = aReport({ breathlessness: 7, coughSeverity: 7 })
  await saveSymptoms(newId(), worse, captureMoment(epochMs('2026-11-18T09:00:00Z'), 0))
  const toasts: (string | undefined)[] = []
  const stop = subscribeToToasts((toast) => toasts.push(toast?.message))
  render(<FollowUpCard />, { wrapper: MemoryRouter })
  for (const name of ['Yes', 'Yes, both']) await userEvent.click(await screen.findByRole('button', { name }))
  await vi.waitFor(() =>
    expect(toasts).toEqual([
      'This reminder has ended. If you get worse again, contact a GP surgery or call 111 today.',
    ]),
  )
  stop()
  vi.useRealTimers()
})
