import { fireEvent, screen } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { openApp } from '../../../support/render.tsx'
import { withFreshDatabase } from '../../data/local/fresh-database.ts'
import { fakeApi } from '../../data/server/fake-api.ts'

withFreshDatabase()

describe('the statements of the demo', () => {
  test('are labelled as a demo and name no clinic', async () => {
    const server = fakeApi()
    await openApp('/privacy')
    expect(screen.getByText(/Do not type in real names/)).toBeDefined()
    expect(screen.queryByText('Who runs this service')).toBeNull()
    expect(server.countOf('/api/deployer')).toBe(0)
  })

  test('list what was never tested and state that there is no one to report to', async () => {
    fakeApi()
    await openApp('/accessibility')
    expect(screen.getByText(/We have not tested it with a screen reader/)).toBeDefined()
    expect(screen.getByText('There is nobody to contact, because this is a demo.')).toBeDefined()
  })

  test('have only the first section open, and all sections on paper', async () => {
    fakeApi()
    await openApp('/privacy')
    const sections = [...document.querySelectorAll<HTMLDetailsElement>('details:has(h2)')]
    expect(sections.map(({ open }) => open)).toEqual([true, false, false, false])
    fireEvent(window, new Event('beforeprint'))
    expect(sections.every(({ open }) => open)).toBe(true)
  })
})
