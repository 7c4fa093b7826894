import { render, screen, waitFor, type RenderResult } from '@testing-library/react'
import type { ReactNode } from 'react'
import { type InitialEntry, MemoryRouter } from 'react-router-dom'
import { expect } from 'vitest'
import { MantineFrame } from '../../web/src/app/mantine-frame.tsx'
import { Providers } from '../../web/src/app/providers.tsx'
import { AppRoutes } from '../../web/src/app/routes.tsx'

/** The whole app, opened at an address with what the browser has stored of it. */
export async function openApp(path: InitialEntry = '/'): Promise<void> {
  render(
    <Providers>
      <MemoryRouter initialEntries={[path]}>
        <AppRoutes />
      </MemoryRouter>
    </Providers>,
  )
  await waitForScreen()
}

/** One screen, or a part of one, with the app's toasts, theme and router around it. */
export function renderScreen(part: ReactNode, path = '/'): RenderResult {
  return render(
    <Providers>
      <MemoryRouter initialEntries={[path]}>
        <MantineFrame>{part}</MantineFrame>
      </MemoryRouter>
    </Providers>,
  )
}

/** Resolves when the code of the screen has loaded. */
export async function waitForScreen(): Promise<void> {
  await waitFor(() => expect(openingParts()).toEqual([]), { timeout: 10_000 })
}

/** Asked at every change of the document: its whole text is found ten times faster than the text of each element. */
const openingParts = (): HTMLElement[] =>
  document.body.textContent.includes('Opening…')
    ? screen.queryAllByText('Opening…', { ignore: false }).filter(isShown)
    : []

/** Not in a closed tab, whose content loads when it is opened. */
const isShown = (element: HTMLElement) => element.closest('[style*="display: none"]') === null
