import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { aPatient } from '../../../fixtures/a-patient.ts'
import { withSectionsOpen } from '../../../support/open-sections.ts'
import { openApp } from '../../../support/render.tsx'
import { FakeSyncServer } from '../../data/local/fake-sync-server.ts'
import { withFreshDatabase } from '../../data/local/fresh-database.ts'

const db = withFreshDatabase()
withSectionsOpen()
beforeEach(() => new FakeSyncServer().install())

const heading = (level: number, name: string | RegExp) => screen.findByRole('heading', { level, name })

describe('the monitoring screen', () => {
  test('is labelled a future feature, lists what is planned and states that the app measures nothing', async () => {
    await openApp('/medical-monitoring')
    expect(await heading(2, 'Future Feature – Not Active or Regulatory Approved')).toBeDefined()
    expect(screen.getByText(/^This app cannot take measurements/)).toBeDefined()
    const planned = within(screen.getByRole('region', { name: 'Planned, but not available yet' }))
    expect(planned.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      'Counting your breaths by video',
      'Noticing how you breathe by the movement of your phone',
      'Listening to your voice and cough',
      'Oxygen in your blood (SpO2)',
      'Heart trace (ECG)',
    ])
  })

  test('leaves the calls to the bar of every screen, which its sentence names', async () => {
    await openApp('/medical-monitoring')
    const card = (await heading(2, 'What you can do today')).parentElement!.parentElement!
    expect(within(card).getByText(/call 111\..+In an emergency call 999\.$/)).toBeDefined()
    expect(
      within(card)
        .getAllByRole('link')
        .map(({ textContent }) => textContent),
    ).toEqual(['Do the symptom check'])
    const bar = within(screen.getByRole('region', { name: 'Get help by phone' }))
    expect(bar.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['tel:111', 'tel:999'])
  })

  test.each([
    ['scotland', /If you need advice now, call 111\. In an emergency call 999\.$/],
    ['wales', /If you need advice now, call 111\. In an emergency call 999\.$/],
    ['northern-ireland', /call a GP surgery or the GP out-of-hours service\. In an emergency call 999\.$/],
  ] as const)(
    'tells a person in %s who gives urgent advice there, and names no other nation',
    async (nation, words) => {
      await db.profile.put(aPatient({ nation }))
      await openApp('/medical-monitoring')
      const other = nation === 'northern-ireland' ? /111/ : /Northern Ireland/
      await vi.waitFor(() => expect(screen.getByText(words).textContent).not.toMatch(other))
    },
  )

  test('opens Home when it is closed', async () => {
    const user = userEvent.setup()
    await openApp('/medical-monitoring')
    await user.click(screen.getByRole('link', { name: 'Close and return to Home' }))
    expect(await heading(1, /^Good (morning|afternoon|evening)/)).toBeDefined()
  })

  test('uses no camera, microphone, motion sensor or Bluetooth', async () => {
    const touched: string[] = []
    const sensor = (name: string) => () => {
      touched.push(name)
      return undefined
    }
    for (const name of ['mediaDevices', 'bluetooth', 'usb', 'serial', 'hid', 'geolocation']) {
      Object.defineProperty(navigator, name, { configurable: true, get: sensor(`navigator.${name}`) })
    }
    for (const name of [
      'Accelerometer',
      'LinearAccelerationSensor',
      'Gyroscope',
      'DeviceMotionEvent',
      'DeviceOrientationEvent',
      'MediaRecorder',
      'AudioContext',
    ]) {
      Object.defineProperty(window, name, { configurable: true, get: sensor(name) })
    }
    const listen = vi.spyOn(window, 'addEventListener')

    // Proves that the traps work.
    void navigator.mediaDevices
    expect(touched.splice(0)).toEqual(['navigator.mediaDevices'])

    await openApp('/medical-monitoring')
    await heading(2, /^Future Feature/)
    expect(touched).toEqual([])
    expect(listen.mock.calls.filter(([type]) => /^device(motion|orientation)/.test(type))).toEqual([])
  })
})
