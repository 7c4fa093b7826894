import {
  createAccountBody,
  createAccountPath,
  type CreateAccountReply,
  linkNewDeviceBody,
  linkNewDevicePath,
  type LinkNewDeviceReply,
} from '@second-wind/core/access/contract/join'
import { type Route, route } from '../../platform/authentication/route.ts'
import { setSessionCookie } from '../../platform/authentication/session-cookie.ts'
import { inTransaction } from '../../platform/db/in-transaction.ts'
import type { RealDeps } from '../../platform/deps.ts'
import { clientAddress } from '../../platform/http/client-address.ts'
import { countRequest, type RateLimits } from '../../platform/http/rate-limits.ts'
import { readJson } from '../../platform/http/read-json.ts'
import { createAccount } from './create-account.ts'
import { linkNewDevice } from './link-new-device.ts'

/** In real mode, patients can create an account or return only with a phone that a clinician has approved. */
export const claimRoutes = (deps: RealDeps, rates: RateLimits): Route[] => [
  route({
    method: 'POST',
    path: createAccountPath,
    who: 'anyone',
    subject: 'none',
    action: 'account.create',
    handle: async (c) => {
      countRequest(rates.signedOut, clientAddress(c, deps.config))
      const { join, ...profile } = await readJson(c, createAccountBody)
      const { token, isRepeat, ...reply } = await inTransaction(deps.db, undefined, (trx) =>
        createAccount(trx, deps, { credentials: join, profile }),
      )
      setSessionCookie(c, 'patient', token)
      return c.json<CreateAccountReply>(reply, isRepeat ? 200 : 201)
    },
  }),
  route({
    method: 'POST',
    path: linkNewDevicePath,
    who: 'anyone',
    subject: 'none',
    action: 'device.link',
    handle: async (c) => {
      countRequest(rates.signedOut, clientAddress(c, deps.config))
      const { join } = await readJson(c, linkNewDeviceBody)
      const { token, isRepeat, ...reply } = await inTransaction(deps.db, undefined, (trx) =>
        linkNewDevice(trx, deps, join),
      )
      setSessionCookie(c, 'patient', token)
      return c.json<LinkNewDeviceReply>(reply, isRepeat ? 200 : 201)
    },
  }),
]
