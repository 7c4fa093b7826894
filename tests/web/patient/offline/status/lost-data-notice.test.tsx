import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { getDeviceId } from '../../../../../web/src/data/local/index.ts'
import { LostDataNotice } from '../../../../../web/src/patient/offline/status/lost-data-notice.tsx'
import { renderScreen } from '../../../../support/render.tsx'
import { withFreshDatabase } from '../../../data/local/fresh-database.ts'

withFreshDatabase()
let note: Response | undefined
beforeEach(() => {
  note = undefined
  const cache = {
    match: async () => note?.clone(),
    put: async (_: string, written: Response) => {
      note = written
    },
  }
  Object.assign(globalThis, { caches: { open: async () => cache } })
})
afterEach(() => Reflect.deleteProperty(globalThis, 'caches'))

const noteOf = (deviceId: string, unsent: number) =>
  Response.json({ deviceId, unsent, at: '2026-11-20T18:02:00.000Z' })

describe('the notice of lost data', () => {
  test.each([
    [0, /^This phone's storage was cleared\. Everything had been sent\./],
    [1, /^This phone's storage was cleared\. Up to 1 entry was not sent\./],
    [3, /^This phone's storage was cleared\. Up to 3 entries were not sent\./],
  ])('is shown once when the storage was cleared with %i unsent entries', async (unsent, text) => {
    note = noteOf('0199a000-0000-7000-8000-000000000001', unsent)
    renderScreen(<LostDataNotice />)
    const alert = await screen.findByRole('alert')
    expect(alert.querySelector('p')?.textContent).toMatch(text)

    await userEvent.click(screen.getByRole('button', { name: 'OK' }))
    expect(screen.queryByRole('alert')).toBeNull()
    const deviceId = await getDeviceId()
    await waitFor(async () => expect(await note?.clone().json()).toMatchObject({ deviceId }))
  })

  test('is not shown while the data is there', async () => {
    note = noteOf(await getDeviceId(), 3)
    const read = vi.spyOn(note, 'clone')
    renderScreen(<LostDataNotice />)
    await waitFor(() => expect(read).toHaveBeenCalled())
    expect(screen.queryByRole('alert')).toBeNull()
  })
})
