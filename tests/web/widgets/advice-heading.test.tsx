import { sameDayCard } from '@second-wind/core/content/insight/finding-cards'
import { renderHook, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { useAdviceHeading } from '../../../web/src/widgets/use-advice-heading.ts'
import { aPatient } from '../../fixtures/a-patient.ts'
import { withFreshDatabase } from '../data/local/fresh-database.ts'

const db = withFreshDatabase()
beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-30T12:00:00'), toFake: ['Date'] })
  return () => vi.useRealTimers()
})

describe('the heading of advice for today, at noon on St Andrew’s Day', () => {
  test.each([
    ['scotland', 'Call 111 or contact a GP surgery today'],
    ['england', 'Contact a GP surgery or call 111 today'],
  ] as const)('names first what is open in %s', async (nation, heading) => {
    await db.profile.put(aPatient({ nation }))
    const { result } = renderHook(() => useAdviceHeading())
    await waitFor(() => expect(result.current(sameDayCard.heading)).toBe(heading))
  })
})
