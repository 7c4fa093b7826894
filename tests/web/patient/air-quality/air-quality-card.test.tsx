import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { saveAirReading } from '../../../../web/src/data/local/lazy.ts'
import { AirQualityCard } from '../../../../web/src/patient/air-quality/air-quality-card.tsx'
import { AirQualitySummary } from '../../../../web/src/patient/air-quality/air-quality-summary.tsx'
import { withSectionsOpen } from '../../../support/open-sections.ts'
import { renderScreen } from '../../../support/render.tsx'
import { withFreshDatabase } from '../../data/local/fresh-database.ts'
import { cleanAir, minutesAgo, setUpAir } from './set-up-air.ts'

withFreshDatabase()
withSectionsOpen()

let air: Awaited<ReturnType<typeof setUpAir>>
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-20T18:00:00.000Z') })
  air = await setUpAir()
})
afterEach(() => {
  vi.useRealTimers()
})

const openCard = () => {
  const onNotice = vi.fn<(id: string) => void>()
  renderScreen(
    <>
      <header>
        <AirQualitySummary />
      </header>
      <AirQualityCard onNotice={onNotice} />
    </>,
  )
  return onNotice
}
const card = async () => within(await screen.findByRole('region', { name: 'Air quality' }))
const header = () => screen.getByRole('banner').textContent
const figure = (parts: ReturnType<typeof within>, term: string) =>
  parts.getByText(term).nextElementSibling?.textContent

describe('the air quality card', () => {
  test('shows for a live reading level, advice, pollutants and the scale used', async () => {
    air.respondWith(air.reading('openweather'))
    openCard()
    const parts = await card()
    await parts.findByText('Live reading')
    parts.getByText(air.town)
    parts.getByText('Low')
    parts.getByText('2 out of 10, UK Daily Air Quality Index')
    parts.getByText('Carry on as usual. Follow your plan.')
    expect(figure(parts, 'PM2.5')).toBe('8.4 μg/m³')
    expect(figure(parts, 'PM10')).toBe('14.1 μg/m³')
    expect(figure(parts, 'Ozone')).toBe('52 μg/m³')
    expect(figure(parts, 'Index')).toBe('26 of 500')
    parts.getByText(/^From 0 to 500/)
    parts.getByText(/^An estimate/)
  })

  test.each([
    ['green', 'Low', 3, { o3: 100 }],
    ['yellow', 'Moderate', 4, { o3: 101 }],
    ['orange', 'High', 9, { o3: 240 }],
    ['red', 'Very high', 10, { o3: 241 }],
  ] as const)('for %s air also says "%s"', async (colour, word, index, some) => {
    air.respondWith(air.reading('openweather', { ...cleanAir, ...some }))
    openCard()
    const parts = await card()
    await parts.findByText(`${index} out of 10, UK Daily Air Quality Index`)
    parts.getByText(word)
    expect(parts.getByText(/ of 500/).dataset['colour']).toBe(colour)
    expect(
      parts.getAllByRole('listitem', { hidden: true }).filter((point) => point.dataset['reached']),
    ).toHaveLength(index)
  })

  test('labels demo air, in the header too, with what live air would need', async () => {
    air.respondWith(air.reading('demo'))
    openCard()
    const parts = await card()
    await parts.findByText('Example reading, not live')
    parts.getByText('Add API key for real-time updates')
    expect(parts.queryByText('Live reading')).toBeNull()
    expect(header()).toBe('Air quality: Low, 2 out of 10 Example reading, not live')
  })

  test('shows no figure and no colour when the service fails', async () => {
    air.respondWith(air.error())
    openCard()
    const parts = await card()
    parts.getByText('Service temporarily unavailable')
    parts.getByText('No reading. Check symptoms as usual')
    expect(parts.queryByText(/out of 10|of 500/)).toBeNull()
    expect(header()).toBe('Air quality: Service temporarily unavailable')
  })

  test('does not show a pollutant that was not measured as clean', async () => {
    air.respondWith(air.reading('openweather', { pm2_5: 8 }))
    openCard()
    const parts = await card()
    await parts.findByText('Not measured: PM10, Ozone. The level may be higher')
    expect(figure(parts, 'Ozone')).toBe('Not measured')
  })

  test('has the two buttons that open the notices of Home', async () => {
    air.respondWith(air.reading('demo'))
    const onNotice = openCard()
    const parts = await card()
    await userEvent.click(parts.getByRole('button', { name: 'View Details' }))
    await userEvent.click(parts.getByRole('button', { name: 'Set Alert' }))
    expect(onNotice.mock.calls).toEqual([['air-quality-details'], ['air-quality-alert']])
  })
})

describe('the air quality card without signal', () => {
  test('shows a saved reading with its age and never calls it live', async () => {
    await saveAirReading(air.town, air.reading('openweather', cleanAir, 20))
    air.fail()
    openCard()
    const parts = await card()
    parts.getByText('Saved reading from 20 minutes ago')
    parts.getByText('Low')
    expect(parts.queryByText('Live reading')).toBeNull()
    expect(header()).toBe('Air quality: Low, 2 out of 10 Saved reading from 20 minutes ago')
  })

  test('gives an old reading no colour and no advice', async () => {
    await saveAirReading(air.town, air.reading('openweather', cleanAir, 7 * 60))
    air.fail()
    openCard()
    const parts = await card()
    parts.getByText('Old reading, from 7 hours ago. Check symptoms as usual')
    expect(parts.getByText('26 of 500').dataset['colour']).toBe('unknown')
    expect(parts.queryByText(/Follow your plan/)).toBeNull()
  })

  test('is not there when nothing is saved, and neither is the line', async () => {
    air.fail()
    openCard()
    await vi.waitFor(() => expect(air.requests()).toBe(1))
    expect(screen.queryByRole('region')).toBeNull()
    expect(header()).toBe('')
  })

  test('does not show the reading of another town', async () => {
    const elsewhere = { ...air.reading('openweather'), location: 'Elsewhere', timestamp: minutesAgo(5) }
    await saveAirReading('Elsewhere', elsewhere)
    air.fail()
    openCard()
    await vi.waitFor(() => expect(air.requests()).toBe(1))
    expect(screen.queryByRole('region')).toBeNull()
  })
})
