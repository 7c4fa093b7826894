import { captureMoment } from '@second-wind/core/platform/moment'
import { screen, waitFor } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { newId } from '../../../../web/src/data/local/index.ts'
import { saveMedicineReminder } from '../../../../web/src/data/local/lazy.ts'
import { withFreshDatabase } from '../../data/local/fresh-database.ts'
import { openHome, saveEntry, withFridayClock } from './open-home.tsx'

withFreshDatabase()
withFridayClock()

const yesterday = captureMoment(Date.parse('2026-11-19T07:00:00Z'), 0)
/** It is noon. */
const remindAt = (time: string) =>
  saveMedicineReminder({ id: newId(), name: 'Preventer inhaler', time }, yesterday)
const line = () =>
  screen.findByText((_, element) => element?.textContent === 'Medicine due 11:30: Preventer inhaler')

describe('a medicine reminder on Home', () => {
  test('is shown once it is due, below the card about a warning sign', async () => {
    await remindAt('11:30')
    await saveEntry(0, { breathlessness: 9 })
    await openHome()
    const [card] = await screen.findAllByRole('heading', { name: /999/ })
    expect(card?.compareDocumentPosition(await line())).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  })

  test('leaves when the person presses "Done", and counts as read', async () => {
    await remindAt('11:30')
    const user = await openHome()
    await line()
    await user.click(screen.getByRole('button', { name: 'Done: Preventer inhaler, 11:30' }))
    await waitFor(() => expect(screen.queryByText('Preventer inhaler')).toBeNull())
  })

  test.each([
    ['before its time', '12:30'],
    ['hours later, when a dose may do harm', '09:30'],
  ])('is not shown %s', async (_when, time) => {
    await remindAt(time)
    await openHome()
    await screen.findByRole('heading', { name: 'Connect to Care' })
    expect(screen.queryByText('Preventer inhaler')).toBeNull()
  })
})
