import { render, screen } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { Providers } from '../../../web/src/app/providers.tsx'
import { openApp } from '../../support/render.tsx'
import { FakeSyncServer } from '../data/local/fake-sync-server.ts'
import { withFreshDatabase } from '../data/local/fresh-database.ts'

withFreshDatabase()
beforeEach(() => {
  new FakeSyncServer().install()
  // React reports what a boundary has caught; here that is what the test wants.
  vi.mocked(console.error).mockImplementation(() => {})
})

const careScreen = '../../../web/src/patient/care/care-screen.tsx'

describe('a screen whose code fails to load', () => {
  test('shows an error with retry and keeps 999', async () => {
    vi.doMock(careScreen, () => ({
      get CareScreen() {
        throw new TypeError('Failed to fetch dynamically imported module: /assets/care.js')
      },
    }))
    await openApp('/care')
    expect(await screen.findByRole('heading', { name: 'This screen could not load' })).toBeDefined()
    expect(screen.getByRole('button', { name: 'Try again' })).toBeDefined()
    expect(screen.getByRole('link', { name: 'Call 999' }).getAttribute('href')).toBe('tel:999')
    vi.doUnmock(careScreen)
  })
})

describe('a shell that fails', () => {
  test('still leaves 999 on the page', () => {
    const Broken = () => {
      throw new Error('a bug')
    }
    render(
      <Providers>
        <Broken />
      </Providers>,
    )
    expect(screen.getByRole('heading', { name: 'Something went wrong on this screen' })).toBeDefined()
    expect(screen.getByRole('link', { name: 'Call 999' }).getAttribute('href')).toBe('tel:999')
  })
})
