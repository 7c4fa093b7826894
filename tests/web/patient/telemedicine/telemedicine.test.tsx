import { telemedicine } from '@second-wind/core/content/samples/telemedicine'
import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { TelemedicineScreen } from '../../../../web/src/patient/telemedicine/telemedicine-screen.tsx'
import { aPatient } from '../../../fixtures/a-patient.ts'
import { withSectionsOpen } from '../../../support/open-sections.ts'
import { renderScreen } from '../../../support/render.tsx'
import { withFreshDatabase } from '../../data/local/fresh-database.ts'

const db = withFreshDatabase()
withSectionsOpen()
const call = vi.fn(() => Promise.reject(new TypeError('no network')))
beforeEach(() => {
  call.mockClear()
  vi.stubGlobal('fetch', call)
})

const section = (name: string) =>
  within(screen.getByRole('heading', { level: 2, name }).closest<HTMLElement>('section, fieldset')!)
const book = () => screen.queryByRole('button', { name: /^Book/ })

describe('a sample consultation', () => {
  test('is confirmed, in the days to come, and tagged as a sample', () => {
    renderScreen(<TelemedicineScreen />)
    const part = section('Upcoming consultations')
    const count = telemedicine.consultations.length
    expect(part.getAllByText('Sample: confirmed')).toHaveLength(count)
    expect(part.getAllByText('Sample')).toHaveLength(count)
    expect(screen.getByText(/^No consultation is booked/)).toBeDefined()
  })

  test('has a slot with time, day, doctor and specialty', () => {
    renderScreen(<TelemedicineScreen />)
    const { time, doctor, specialty } = telemedicine.slots[0]!
    const name = new RegExp(`^${time} Sample ?\\w+day \\d+ \\w+ 20\\d\\d${doctor}${specialty}$`)
    expect(screen.getByRole('radio', { name })).toBeDefined()
  })

  test('is selected one slot at a time, and Book appears with it, starts no call and books nothing', async () => {
    const user = userEvent.setup()
    renderScreen(<TelemedicineScreen />)
    const slots = screen.getAllByRole<HTMLInputElement>('radio')
    expect(book()).toBeNull()
    await user.click(slots[0]!)
    await user.click(slots[2]!)
    expect(slots.map(({ checked }) => checked)).toEqual([false, false, true, false])
    expect(book()!.getAttribute('aria-label')).toContain(telemedicine.slots[2]!.doctor)
    expect(book()!.parentElement!.contains(slots[2]!)).toBe(true)

    await user.click(book()!)
    const notice = within(await screen.findByRole('dialog', { name: 'This slot is not booked' }))
    expect(notice.getByText(/No one has been contacted/)).toBeDefined()
    expect(call).not.toHaveBeenCalled()
  })

  test('shares nothing when data is shared, and shows that', async () => {
    renderScreen(<TelemedicineScreen />)
    await userEvent.click(screen.getByRole('button', { name: 'Share my data' }))
    const notice = within(await screen.findByRole('dialog', { name: 'Share your data' }))
    expect(notice.getByText(/^Nothing has been shared/)).toBeDefined()
  })
})

describe('urgent care', () => {
  test('shows the real numbers 999 and 111', () => {
    renderScreen(<TelemedicineScreen />)
    const urgent = section('Urgent care')
    expect(urgent.getByRole('link', { name: 'Call 999' }).getAttribute('href')).toBe('tel:999')
    expect(urgent.getByRole('link', { name: 'Call 111' }).getAttribute('href')).toBe('tel:111')
  })

  test('in Northern Ireland is the out-of-hours service, not 111', async () => {
    await db.profile.put(aPatient({ nation: 'northern-ireland' }))
    renderScreen(<TelemedicineScreen />)
    await screen.findByRole('heading', { level: 3, name: 'GP or GP out-of-hours service' })
    expect(section('Urgent care').queryByRole('link', { name: 'Call 111' })).toBeNull()
  })
})
