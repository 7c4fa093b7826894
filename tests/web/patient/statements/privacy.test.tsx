import { deployerPath } from '@second-wind/core/access/contract/deployer'
import { cleanup, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { openApp } from '../../../support/render.tsx'
import { withFreshDatabase } from '../../data/local/fresh-database.ts'
import { fakeApi, noNetwork, reply } from '../../data/server/fake-api.ts'
import '../../../support/real-mode.ts'

const db = withFreshDatabase()
beforeEach(() => void vi.spyOn(window, 'scrollTo').mockImplementation(() => {}))

const clinic = {
  organisation: 'Leeds Chest Clinic',
  privacyContact: 'Ann Lee, 0113 496 0000',
  privacyUrl: 'https://clinic.example/privacy',
}

/** The value beside a label. */
const textOf = async (label: string) =>
  (await screen.findByText(label)).parentElement?.querySelector('dd')?.textContent

describe('the privacy page', () => {
  test('shows who runs the server and whom to contact, and again without signal', async () => {
    const server = fakeApi(noNetwork)
    server.respondTo(deployerPath, () => reply(clinic))
    await openApp('/privacy')
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Privacy notice')
    expect(await screen.findByText('Ann Lee, 0113 496 0000')).toBeDefined()
    const page = screen.getByRole('link', { name: /^Read the privacy page of Leeds Chest Clinic/ })
    expect(page.getAttribute('href')).toBe('https://clinic.example/privacy')

    cleanup()
    server.respondTo(deployerPath, noNetwork)
    await openApp('/privacy')
    expect(await screen.findByText('Ann Lee, 0113 496 0000')).toBeDefined()
    expect(await textOf('Who runs this service')).toBe('Leeds Chest Clinic')
  })

  test('shows the same in full when the local database does not respond', async () => {
    const refusing = [
      vi.spyOn(db.meta, 'get').mockRejectedValue(new Error('disk')),
      vi.spyOn(db.meta, 'put').mockRejectedValue(new Error('disk')),
    ]
    vi.mocked(console.error).mockImplementation(() => {})
    fakeApi(noNetwork).respondTo(deployerPath, () => reply(clinic))
    await openApp('/privacy')
    expect(await screen.findByText('Ann Lee, 0113 496 0000')).toBeDefined()
    expect(screen.getByRole('heading', { name: 'Your rights' })).toBeDefined()
    for (const one of refusing) one.mockRestore()
  })

  test('marks facts that the clinic has not filled in as missing', async () => {
    fakeApi(noNetwork).respondTo(deployerPath, () => reply({ organisation: 'Leeds Chest Clinic' }))
    await openApp('/privacy')
    expect(await screen.findByText('Leeds Chest Clinic')).toBeDefined()
    expect(await textOf('Who to ask about your data')).toMatch(/has not filled this in yet/)
    expect(await textOf('Their privacy page')).toMatch(/has not filled this in yet/)
  })

  test('without facts from the server does not claim that the clinic filled in nothing', async () => {
    fakeApi(noNetwork)
    await openApp('/privacy')
    expect(
      await screen.findAllByText('This is not on your phone yet. Open this page when you have signal.'),
    ).toHaveLength(3)
    expect(screen.queryByText(/has not filled this in/)).toBeNull()
    expect(screen.getByRole('heading', { name: 'Your rights' })).toBeDefined()
  })
})

describe('the links to privacy and accessibility', () => {
  test('are on every screen and in the settings', async () => {
    fakeApi(noNetwork)
    await openApp('/profile?tab=settings')
    const footer = within(screen.getByRole('contentinfo'))
    expect(footer.getByRole('link', { name: 'Privacy' }).getAttribute('href')).toBe('/privacy')
    expect(footer.getByRole('link', { name: 'Accessibility' }).getAttribute('href')).toBe('/accessibility')
    await userEvent.setup().click(await screen.findByRole('link', { name: 'Accessibility statement' }))
    expect(
      await screen.findByRole('heading', { name: 'What does not work or has not been tested' }),
    ).toBeDefined()
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Accessibility statement')
  })

  test('lead a clinician who has not signed in to what is stored about clinicians', async () => {
    fakeApi(noNetwork).respondTo(deployerPath, () => reply(clinic))
    await openApp('/clinician/sign-in')
    const footer = within(screen.getByRole('contentinfo'))
    await userEvent.setup().click(footer.getByRole('link', { name: 'Privacy' }))
    expect(await screen.findByRole('heading', { level: 1, name: 'Your data as a clinician' })).toBeDefined()
    expect(await screen.findByText('Leeds Chest Clinic')).toBeDefined()
    expect(await textOf('Who runs this service')).toBe('Leeds Chest Clinic')
    expect(screen.getByRole('link', { name: 'Back to the dashboard' })).toBeDefined()
    expect(footer.getByRole('link', { name: 'Accessibility' }).getAttribute('href')).toBe(
      '/clinician/accessibility',
    )
  })
})
