import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { BrowserRouter } from 'react-router-dom'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { Providers } from '../../../web/src/app/providers.tsx'
import { AppRoutes } from '../../../web/src/app/routes.tsx'
import { withSectionsOpen } from '../../support/open-sections.ts'
import { waitForScreen } from '../../support/render.tsx'
import { FakeSyncServer } from '../data/local/fake-sync-server.ts'
import { withFreshDatabase } from '../data/local/fresh-database.ts'

withFreshDatabase()
withSectionsOpen()
beforeEach(() => new FakeSyncServer().install())

/** jsdom has no layout: the page is as far down as it is put here, and too short for what is asked of it. */
const placePage = (top: number) =>
  Object.defineProperty(window, 'scrollY', { configurable: true, get: () => top })

describe('the page after Back', () => {
  test('scrolls to its earlier position, until the patient scrolls', async () => {
    const scrollTo = vi.spyOn(window, 'scrollTo').mockImplementation(() => {})
    const scrollCount = () => scrollTo.mock.calls.filter(([, top]) => top === 640).length
    placePage(0)
    render(
      <Providers>
        <BrowserRouter>
          <AppRoutes />
        </BrowserRouter>
      </Providers>,
    )
    await waitForScreen()
    placePage(640)
    fireEvent.scroll(window)
    await userEvent.click(screen.getByRole('link', { name: 'Social Support' }))
    await screen.findByRole('heading', { level: 1, name: 'Social Support' })
    placePage(0)
    window.history.back()
    await waitFor(() => expect(scrollCount()).toBeGreaterThan(2))

    fireEvent.wheel(window)
    const before = scrollCount()
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    expect(scrollCount()).toBe(before)
  })
})
