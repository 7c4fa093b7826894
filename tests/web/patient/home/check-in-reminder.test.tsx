import { captureMoment } from '@second-wind/core/platform/moment'
import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { captureNow } from '../../../../web/src/data/local/index.ts'
import { shouldShowReminder, saveReminder } from '../../../../web/src/data/local/lazy.ts'
import { aPatient } from '../../../fixtures/a-patient.ts'
import { withFreshDatabase } from '../../data/local/fresh-database.ts'
import { groupHeadings, saveEntry, withFridayClock, openHome } from './open-home.tsx'

const db = withFreshDatabase()
withFridayClock()

const yesterday = captureMoment(Date.parse('2026-11-19T08:00:00Z'), 0)
const title = 'Time for your check-in'
/** It is noon. */
const reminderAt = (time: string) => saveReminder({ time }, yesterday)

test('somebody whose time has come is reminded, first of all groups, and led to the check-in', async () => {
  await reminderAt('11:30')
  await openHome()
  expect(await screen.findByRole('heading', { name: title })).toBeDefined()
  expect(groupHeadings()[1]).toBe(title)
  expect(screen.getByRole('link', { name: 'Check in' }).getAttribute('href')).toBe('/tracking')
})

test('the reminder goes by itself when the check-in is there', async () => {
  await reminderAt('11:30')
  await openHome()
  await screen.findByRole('heading', { name: title })
  await saveEntry(0)
  await waitFor(() => expect(screen.queryByRole('heading', { name: title })).toBeNull())
})

test('put away, it stays away for the day', async () => {
  await reminderAt('11:30')
  const user = await openHome()
  await user.click(await screen.findByRole('button', { name: 'Not today' }))
  await waitFor(() => expect(screen.queryByRole('heading', { name: title })).toBeNull())
  expect(await shouldShowReminder(captureNow())).toBe(false)
})

test.each([
  ['whose time has not come', () => reminderAt('23:30')],
  ['who set none', async () => {}],
  [
    'who switched reminders off in the profile',
    async () => {
      const settings = { symptoms: false, medication: true, airQuality: false, progress: true }
      await db.profile.put(aPatient({ settings }))
      await reminderAt('11:30')
    },
  ],
])('nobody is reminded %s', async (_who, prepare) => {
  await prepare()
  await openHome()
  await screen.findByRole('heading', { name: 'Connect to Care' })
  expect(screen.queryByRole('heading', { name: title })).toBeNull()
})
