import { notesNotRead } from '@second-wind/core/content/help/notes-not-read'
import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, beforeEach, expect, test } from 'vitest'
import { screens } from '../../../web/src/app/screens.ts'
import { captureNow, newId } from '../../../web/src/data/local/index.ts'
import { saveSymptoms } from '../../../web/src/data/local/lazy.ts'
import { aPatient } from '../../fixtures/a-patient.ts'
import { aReport } from '../../fixtures/an-entry.ts'
import { withSectionsOpen } from '../../support/open-sections.ts'
import { openApp } from '../../support/render.tsx'
import { FakeSyncServer } from '../data/local/fake-sync-server.ts'
import { withFreshDatabase } from '../data/local/fresh-database.ts'
import {
  adviceToday,
  logButton,
  mildDay,
  setScores,
  setEachAnswer,
} from '../patient/tracker/open-tracker.tsx'

const db = withFreshDatabase()
withSectionsOpen()
beforeEach(async () => {
  new FakeSyncServer().install()
  await db.profile.put(aPatient({ nation: 'northern-ireland' }))
})

const patientScreens = screens.filter(({ path }) => path !== '/clinician-dashboard')
const linksIn = (part: HTMLElement) =>
  within(part)
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')])

describe('help in Northern Ireland', () => {
  test.each(patientScreens)(
    'on $path the bar at the foot offers the out-of-hours service, not 111',
    async ({ path }) => {
      await openApp(path)
      await screen.findAllByRole('link', { name: 'GP out of hours' })
      expect(linksIn(screen.getByRole('region', { name: 'Get help by phone' }))).toEqual([
        ['GP out of hours', '/care'],
        ['Call 999', 'tel:999'],
      ])
    },
  )

  test('the line under the notes offers Lifeline, not 111', async () => {
    await openApp('/tracking')
    setEachAnswer()
    const line = await screen.findByText(/^We do not read notes live.*Lifeline/)
    expect(line.textContent).toBe(notesNotRead.northernIreland.text)
    expect(linksIn(line)).toEqual([
      ['999', 'tel:999'],
      ['0808 808 8000', 'tel:08088088000'],
      ['116 123', 'tel:116123'],
    ])
  })

  test('Connect to Care on Home links to the out-of-hours service', async () => {
    await openApp()
    const care = within(await screen.findByRole('region', { name: 'Connect to Care' }))
    const row = await care.findByRole('link', { name: /^GP out of hours/ })
    expect(row.getAttribute('href')).toBe('/care')
    expect(care.queryByRole('link', { name: /111/ })).toBeNull()
  })

  test('a worried companion names a service that exists there', async () => {
    await saveSymptoms(newId(), aReport({ breathlessness: 7 }), captureNow())
    await openApp()
    const worried = { name: /^Contact a GP surgery or the GP out-of-hours service today\. If you get worse/ }
    expect(await screen.findByRole('heading', worried)).toBeDefined()
  })

  test('after a bad day is logged, the advice links to a service that exists there', async () => {
    await openApp('/tracking')
    const user = userEvent.setup()
    await setScores(user, { ...mildDay, Breathlessness: 8 })
    await user.click(logButton())
    const dialog = within(await adviceToday())
    const advice = await dialog.findByRole('link', { name: 'GP out of hours' })
    expect(advice.getAttribute('href')).toBe('/care')
    expect(dialog.queryByRole('link', { name: 'Call 111' })).toBeNull()
  })

  test('the Lifeline number is shown below the notes', async () => {
    await openApp('/tracking')
    setEachAnswer()
    const lifeline = await screen.findByRole('link', { name: '0808 808 8000' })
    expect(lifeline.getAttribute('href')).toBe('tel:08088088000')
  })
})
