import { screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import { openApp } from '../../../support/render.tsx'
import { FakeSyncServer } from '../../data/local/fake-sync-server.ts'
import { withFreshDatabase } from '../../data/local/fresh-database.ts'
import '../../../support/real-mode.ts'

withFreshDatabase()
beforeEach(() => new FakeSyncServer().install())

describe('the links of a patient in real mode', () => {
  test.each(['/', '/library', '/account'])(
    'do not lead from %s to the sign-in of clinicians, which has no 999',
    async (address) => {
      await openApp(address)
      const entries = within(await screen.findByRole('navigation', { name: 'Main' })).getAllByRole('link')
      expect(entries).toHaveLength(6)
      expect(entries.map((entry) => entry.getAttribute('href'))).toContain('/care')
      const addresses = screen.getAllByRole('link').map((link) => link.getAttribute('href'))
      expect(addresses.filter((href) => href?.startsWith('/clinician'))).toEqual([])
    },
  )
})
