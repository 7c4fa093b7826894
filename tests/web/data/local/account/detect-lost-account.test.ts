import { patientId } from '@second-wind/core/platform/ids'
import { describe, expect, test } from 'vitest'
import { claimAccount } from '../../../../../web/src/data/local/account/account.ts'
import {
  hasLostAccount,
  dismissLostAccountNotice,
} from '../../../../../web/src/data/local/account/detect-lost-account.ts'
import { signOutAndWipe } from '../../../../../web/src/data/local/account/sign-out-and-wipe.ts'
import { wipeDevice } from '../../../../../web/src/data/local/account/wipe-device.ts'
import { withMemoryCaches } from '../../../../support/memory-cache-storage.ts'
import { withFreshDatabase } from '../fresh-database.ts'
import { withFakeSessionServer } from './fake-session-server.ts'
import '../../../../support/real-mode.ts'

withFreshDatabase()
withMemoryCaches()
const server = withFakeSessionServer()
const amina = patientId.parse(7)

describe('an empty phone', () => {
  test.each(['fresh', 'stale'] as const)(
    'with the %s cookie of an account reports the loss once',
    async (state) => {
      server().session = { state, patientId: amina }
      expect(await hasLostAccount()).toBe(true)
      await dismissLostAccountNotice()
      expect(await hasLostAccount()).toBe(false)
    },
  )
})

describe('a phone that has lost no account', () => {
  test('reports no loss when it is new', async () => {
    server().session = { state: 'none' }
    expect(await hasLostAccount()).toBe(false)
  })

  test('reports no loss when it is linked, and sends no request', async () => {
    await claimAccount({ patientId: amina })
    expect(await hasLostAccount()).toBe(false)
    expect(server().requests).toEqual([])
  })

  test('knows the reason when it was wiped, and sends no request', async () => {
    await wipeDevice()
    expect(await hasLostAccount()).toBe(false)
    expect(server().requests).toEqual([])
  })

  test('shows no loss to the next person after signing out offline', async () => {
    await claimAccount({ patientId: amina })
    server().others['POST /api/session/end'] = () => Promise.reject(new TypeError('Failed to fetch'))
    expect(await signOutAndWipe({ force: false })).toBe('pending')
    expect(await hasLostAccount()).toBe(false)
    expect(server().requests).not.toContain('/api/session')
  })
})
