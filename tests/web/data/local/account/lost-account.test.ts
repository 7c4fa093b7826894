import { expect, test, vi } from 'vitest'
import { patientId } from '@second-wind/core/platform/ids'
import { claimAccount } from '../../../../../web/src/data/local/account/account.ts'
import { emptyThisPhone } from '../../../../../web/src/data/local/account/wipe-device.ts'
import {
  hasLostAccount,
  putLostAccountAway,
} from '../../../../../web/src/data/local/account/detect-lost-account.ts'
import { leaveThisPhone } from '../../../../../web/src/data/local/account/sign-out-and-wipe.ts'
import { withCaches } from '../../../../support/memory-cache-storage.ts'
import { withFreshDatabase } from '../fresh-database.ts'
import { withRefusingServer } from './fake-session-server.ts'

vi.mock('../../../../../web/src/data/local/account/auth-mode.ts', () => ({ authMode: 'real' }))

withFreshDatabase()
withCaches()
const server = withRefusingServer()
const amina = patientId.parse(7)

test.each(['fresh', 'stale'] as const)(
  'an empty phone with the %s cookie of an account has lost what was on it; told once',
  async (state) => {
    server().session = { state, patientId: amina }
    expect(await hasLostAccount()).toBe(true)
    await putLostAccountAway()
    expect(await hasLostAccount()).toBe(false)
  },
)

test('a new phone has lost nothing', async () => {
  server().session = { state: 'none' }
  expect(await hasLostAccount()).toBe(false)
})

test('a linked phone has lost nothing, and asks nobody', async () => {
  await claimAccount({ patientId: amina })
  expect(await hasLostAccount()).toBe(false)
  expect(server().asked).toEqual([])
})

test('a phone that was emptied knows why, and asks nobody', async () => {
  await emptyThisPhone()
  expect(await hasLostAccount()).toBe(false)
  expect(server().asked).toEqual([])
})

test('whoever signed out without signal has lost nothing: the next person is told nothing of them', async () => {
  await claimAccount({ patientId: amina })
  server().others['POST /api/session/end'] = () => Promise.reject(new TypeError('Failed to fetch'))
  expect(await leaveThisPhone({ force: false })).toBe('owed')
  expect(await hasLostAccount()).toBe(false)
  expect(server().asked).not.toContain('/api/session')
})
