import { captureMoment } from '@second-wind/core/platform/moment'
import { screen, waitFor } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { captureNow } from '../../../../web/src/data/local/index.ts'
import { shouldShowReminder, saveReminder } from '../../../../web/src/data/local/lazy.ts'
import { aPatient } from '../../../fixtures/a-patient.ts'
import { withSectionsOpen } from '../../../support/open-sections.ts'
import { withFreshDatabase } from '../../data/local/fresh-database.ts'
import { groupHeadings, saveEntry, withFridayClock, openHome } from './open-home.tsx'

const db = withFreshDatabase()
withFridayClock()
withSectionsOpen()

const yesterday = captureMoment(Date.parse('2026-11-19T08:00:00Z'), 0)
const title = 'Time for your check-in'
/** It is noon. */
const reminderAt = (time: string) => saveReminder({ time }, yesterday)

describe('the reminder on Home', () => {
  test('at the chosen time it is shown above all groups, with a link to the check-in', async () => {
    await reminderAt('11:30')
    await openHome()
    expect(await screen.findByRole('heading', { name: title })).toBeDefined()
    expect(groupHeadings()[1]).toBe(title)
    expect(screen.getByRole('link', { name: 'Check in' }).getAttribute('href')).toBe('/tracking')
  })

  test('while it is shown, how the person has been is folded to one line', async () => {
    localStorage.removeItem('section-recovery')
    await reminderAt('11:30')
    await openHome()
    await screen.findByRole('heading', { name: title })
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Your recovery' }).ariaExpanded).toBe('false'),
    )
  })

  test('it disappears after the check-in', async () => {
    await reminderAt('11:30')
    await openHome()
    await screen.findByRole('heading', { name: title })
    await saveEntry(0)
    await waitFor(() => expect(screen.queryByRole('heading', { name: title })).toBeNull())
  })

  test('once dismissed, it stays hidden for the day', async () => {
    await reminderAt('11:30')
    const user = await openHome()
    await user.click(await screen.findByRole('button', { name: 'Not today' }))
    await waitFor(() => expect(screen.queryByRole('heading', { name: title })).toBeNull())
    expect(await shouldShowReminder(captureNow())).toBe(false)
  })

  test.each([
    ['before its time', () => reminderAt('23:30')],
    ['when none is set', async () => {}],
    [
      'when reminders are off in the profile',
      async () => {
        const settings = { symptoms: false, medication: true, airQuality: false, progress: true }
        await db.profile.put(aPatient({ settings }))
        await reminderAt('11:30')
      },
    ],
  ])('it is not shown %s', async (_who, prepare) => {
    await prepare()
    await openHome()
    await screen.findByRole('heading', { name: 'Connect to Care' })
    expect(screen.queryByRole('heading', { name: title })).toBeNull()
  })
})
