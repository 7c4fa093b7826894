import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, test } from 'vitest'
import { HomeWithAirQuality } from '../../../web/src/app/home-with-air-quality.tsx'
import { HeaderAir } from '../../../web/src/app/shell/header.tsx'
import { saveAirReading } from '../../../web/src/data/local/lazy.ts'
import { withSectionsOpen } from '../../support/open-sections.ts'
import { renderScreen, waitForScreen } from '../../support/render.tsx'
import { withFreshDatabase } from '../data/local/fresh-database.ts'
import { setUpAir } from '../patient/air-quality/set-up-air.ts'

withFreshDatabase()
withSectionsOpen()

/** What the header and Home say of the same air. */
async function openWithAir(): Promise<void> {
  renderScreen(
    <>
      <HeaderAir />
      <HomeWithAirQuality />
    </>,
  )
  await waitForScreen()
}

describe('air quality in the header and on Home', () => {
  test('is the same reading, with one request', async () => {
    const { respondWith, reading, requests } = await setUpAir()
    respondWith(reading('openweather'))
    await openWithAir()
    const header = await screen.findByText(/^Air quality: Low, \d out of 10$/)
    const card = within(await screen.findByRole('region', { name: 'Air quality' }))
    const level = header.textContent?.match(/\d out of 10/)?.[0] ?? 'no level'
    expect(card.getByText('Low')).toBeDefined()
    expect(card.getByText(`Low, ${level}. Live reading`)).toBeDefined()
    expect(card.getByText(`${level}, UK Daily Air Quality Index`)).toBeDefined()
    expect(requests()).toBe(1)
  })

  test('is not mentioned before the first reading', async () => {
    const { fail } = await setUpAir()
    fail()
    await openWithAir()
    expect(await screen.findByRole('heading', { name: 'Connect to Care' })).toBeDefined()
    expect(screen.queryByText(/Air quality/)).toBeNull()
  })

  test('is not mentioned when the server measures no air, and demo air saved earlier is not shown', async () => {
    const { respondWithNone, town, reading } = await setUpAir()
    await saveAirReading(town, reading('demo'))
    respondWithNone()
    await openWithAir()
    expect(await screen.findByRole('heading', { name: 'Connect to Care' })).toBeDefined()
    await waitFor(() => expect(screen.queryByText(/Air quality/)).toBeNull())
  })

  test.each([
    ['View Details', 'Air quality details'],
    ['Set Alert', 'Set Alert'],
  ])('has a button %s that sets nothing and shows a notice of that', async (control, title) => {
    const { respondWith, reading } = await setUpAir()
    respondWith(reading('openweather'))
    await openWithAir()
    const card = within(await screen.findByRole('region', { name: 'Air quality' }))
    await userEvent.click(card.getByRole('button', { name: control }))
    expect(await screen.findByRole('dialog', { name: title })).toBeDefined()
  })
})
