import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { verifyChain } from '@second-wind/api/platform/audit/verify-chain'
import type { RequestLine } from '@second-wind/api/platform/http/access-log'
import { cancelInvitationPath, declineJoinPath } from '@second-wind/core/access/contract/invitations'
import { joinLookupPath, joinStatePath } from '@second-wind/core/access/contract/join'
import { withdrawSharePath } from '@second-wind/core/access/contract/shares'
import { describe, expect, test } from 'vitest'
import { openRealApi } from '../../../support/open-real-api.ts'
import {
  approveJoin,
  listAudit,
  claim,
  closeApi,
  createInvitation,
  joinPatient,
  createPendingJoin,
} from './join-requests.ts'

describe('the steps of joining', () => {
  test('are in the audit log with their actors, and the chain is whole', async () => {
    const api = await openRealApi()
    const clinicianCookie = (await api.signInClinician(1)).cookie
    const { join: amina, cookie, phone } = await joinPatient(api, clinicianCookie)
    const declined = await createPendingJoin(api, clinicianCookie)
    await api.as(clinicianCookie).post(declineJoinPath(declined.joinId), {})
    const cancelled = await createInvitation(api, clinicianCookie, 'letter')
    await api.as(clinicianCookie).post(cancelInvitationPath(cancelled.id), {})
    const other = (await api.signInClinician(2)).cookie
    await approveJoin(api, other, amina.joinId)
    await claim(api, amina)
    await api.as(cookie).post(withdrawSharePath(1), {})

    const rows = await listAudit(api)
    expect(rows.map(({ who, action, outcome }) => `${who}: ${action}, ${outcome}`)).toEqual([
      'clinician 1: invite.create, done',
      'nobody 0: join.ask, done',
      'clinician 1: join.approve, done',
      'patient 3: consent.give, done',
      'patient 3: share.start, done',
      'patient 3: account.create, done',
      'clinician 1: invite.create, done',
      'nobody 0: join.ask, done',
      'clinician 1: join.decline, done',
      'clinician 1: invite.create, done',
      'clinician 1: invite.cancel, done',
      'clinician 2: join.approve, refused',
      'patient 3: account.repeat, done',
      'patient 3: share.withdraw, done',
    ])
    expect(rows.map(({ object }) => object).slice(1, 6)).toEqual([
      expect.stringMatching(`^join ${amina.joinId} of invite `),
      `join ${amina.joinId}`,
      'clinician 1, text 2026-11-22',
      'clinician 1 since 2026-11-20T18:00:00.000Z',
      `phone ${phone.id}`,
    ])
    expect(await verifyChain(api.db)).toMatchObject({ isWhole: true })
    await closeApi(api)
  })

  test('leave no secret in database files and logs, and no name in logs and audit', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'second-wind-joining-'))
    const lines: RequestLine[] = []
    const requestLog = { log: (line: RequestLine) => void lines.push(line), key: 'a key' }
    const api = await openRealApi({ file: join(folder, 'data.db'), requestLog })
    const clinicianCookie = (await api.signInClinician(1)).cookie
    const secrets: string[] = []
    for (let patient = 0; patient < 25; patient += 1) {
      const open = await createInvitation(api, clinicianCookie, 'letter')
      await api.as(undefined).post(joinLookupPath, { invite: { code: open.code } })
      await api.as(clinicianCookie).post(cancelInvitationPath(open.id), {})
      const { join: joined, recoveryCode, cookie } = await joinPatient(api, clinicianCookie)
      await api.as(undefined).post(joinStatePath, { joinId: joined.joinId, secret: joined.secret })
      secrets.push(open.token, open.code, joined.secret, recoveryCode, recoveryCode.replaceAll('-', ''))
      secrets.push(cookie.split('=')[1] ?? '')
    }
    await closeApi(api)

    const files = readdirSync(folder).map((name) => readFileSync(join(folder, name), 'latin1'))
    const log = JSON.stringify(lines)
    expect(files.join('')).toContain('Amina Yusuf')
    expect(lines.length).toBeGreaterThan(150)
    expect(
      secrets.filter((secret) => secret.length < 10 || [...files, log].some((text) => text.includes(secret))),
    ).toEqual([])
    expect(log).not.toMatch(/Amina|Yusuf|Chrome on Android/)
    rmSync(folder, { recursive: true })
  })
})
