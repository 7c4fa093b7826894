import { minuteMs, hourMs } from '@second-wind/core/platform/moment'
import { initialSyncChannel } from '@second-wind/core/sync/sync-channel'
import { screen } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { writeMeta } from '../../../../../web/src/data/local/database/meta.ts'
import { WrongClockNotice } from '../../../../../web/src/patient/offline/status/wrong-clock-notice.tsx'
import { renderScreen } from '../../../../support/render.tsx'
import { withFreshDatabase } from '../../../data/local/fresh-database.ts'

describe('the notice about a wrong clock', () => {
  withFreshDatabase()
  const contact = (clockOffsetMs: number) =>
    writeMeta('channel', { ...initialSyncChannel, reach: 'ok', lastContactAt: Date.now(), clockOffsetMs })

  test.each([
    [72 * hourMs, '3 days slow'],
    [-hourMs, '60 minutes fast'],
  ])(
    'says by how much, and what to do, when the server replied with an offset of %i ms',
    async (offset, by) => {
      await contact(offset)
      renderScreen(<WrongClockNotice />)
      expect(
        await screen.findByText(new RegExp(`This phone's clock was ${by} when it last sent`)),
      ).toBeTruthy()
      expect(screen.getByText(/Switch on automatic date and time/)).toBeTruthy()
    },
  )

  test('is absent when the clock was within 10 minutes', async () => {
    await contact(9 * minuteMs)
    renderScreen(<WrongClockNotice />)
    await new Promise((resolve) => setTimeout(resolve, 50))
    expect(screen.queryByText(/clock was/)).toBeNull()
  })
})
