import { readFileSync } from 'node:fs'
import type { Fault } from './faults.ts'

/** A mistake that somebody could make in who may do what, and the tests that must see it. */
type Mistake = { what: string; file: string; from: string; to: string; tests: string }

const mistakes: readonly Mistake[] = [
  {
    what: 'a phone that was revoked goes on',
    file: 'platform/authentication/patient-session.ts',
    from: 'if (found.device_revoked_at !== null) return',
    to: 'if (found.device_revoked_at === undefined) return',
    tests: 'platform/authentication/patient-session',
  },
  {
    what: 'a session that was signed out goes on',
    file: 'platform/authentication/patient-session.ts',
    from: 'if (found.revoked_ms !== null) {',
    to: 'if (found.revoked_ms === 0) {',
    tests: 'platform/authentication/patient-session',
  },
  {
    what: 'a phone that was silent for half a year goes on',
    file: 'platform/authentication/patient-session.ts',
    from: "if (state === 'dormant') return { state }",
    to: "if (state === 'dormant') found.created_ms = now",
    tests: 'platform/authentication/patient-session',
  },
  {
    what: 'a poll keeps a clinician signed in',
    file: 'platform/authentication/clinician-session.ts',
    from: 'const lastUserMs = isUserAct ? now : found.last_user_ms',
    to: 'const lastUserMs = now',
    tests: 'platform/authentication/clinician-session',
  },
  {
    what: 'an account that is off goes on',
    file: 'platform/authentication/clinician-session.ts',
    from: 'if (!(await isClinicianAccountEnabled(db, id))) return undefined',
    to: 'await isClinicianAccountEnabled(db, id)',
    tests: 'platform/authentication/clinician-session',
  },
  {
    what: 'a session that ran out comes back with the clock',
    file: 'platform/authentication/clinician-session.ts',
    from: "await endSessions(db, { session: found.id }, { nowMs: now, why: 'ran_out' })",
    to: '',
    tests: 'attacks/clock-jumps',
  },
  {
    what: 'the newest of four sessions ends when the clock was set back',
    file: 'platform/authentication/sessions.ts',
    from: 'open.filter(({ id }) => id !== opened)',
    to: 'open.toSpliced(0, 1)',
    tests: 'attacks/clock-jumps',
  },
  {
    what: 'a stale phone reads',
    file: 'platform/authentication/authorise-and-handle.ts',
    from: 'if (assurances.indexOf(assurance) < assurances.indexOf(wanted))',
    to: "if (assurance === 'stale' && wanted === 'just-proved')",
    tests: 'attacks/access-matrix',
  },
  {
    what: "another's number in the address is good",
    file: 'platform/authentication/authorise-and-handle.ts',
    from: 'if (id !== undefined && id !== ownId)',
    to: 'if (id !== undefined && id === 0)',
    tests: 'attacks/access-matrix',
  },
  {
    what: 'a clinician without a share reads',
    file: 'platform/authentication/require-share.ts',
    from: 'if (!(await hasShare(db, actor.id, patientId)))',
    to: 'if (!(await hasShare(db, actor.id, patientId)) && patientId > 100)',
    tests: 'attacks/access-matrix',
  },
  {
    what: 'a second proof is not asked for',
    file: 'platform/authentication/authorise-and-handle.ts',
    from: 'if (stepUp === true && !hasSteppedUp(actor, nowMs))',
    to: 'if (stepUp === true && !hasSteppedUp(actor, 0))',
    tests: 'platform/authentication/authorise-and-handle',
  },
  {
    what: 'a refusal is not written down',
    file: 'platform/authentication/authorise-and-handle.ts',
    from: 'await auditRefusal(deps, c, { actor, action }, error)',
    to: '',
    tests: 'platform/authentication/authorise-and-handle',
  },
  {
    what: 'a look is written down after the answer, or not at all',
    file: 'platform/audit/audit-read.ts',
    from: "if (rule === 'nothing' || rule === 'act') return",
    to: "if (rule !== 'poll') return",
    tests: 'platform/audit/audit-of-reads',
  },
  {
    what: 'a push in the name of another patient is taken',
    file: 'sync/push-request.ts',
    from: "if (push.ownerId !== actor.id) throw new ApiError('forbidden')",
    to: '',
    tests: 'platform/authentication/authorise-and-handle',
  },
  {
    what: 'what the database keeps of a secret can be made without the pepper',
    file: 'platform/authentication/secrets.ts',
    from: "createHmac('sha256', pepper)",
    to: "createHmac('sha256', 'salt')",
    tests: 'platform/authentication/secrets',
  },
  {
    what: 'a cookie follows links from other sites',
    file: 'platform/authentication/session-cookie.ts',
    from: "sameSite: 'Strict'",
    to: "sameSite: 'Lax'",
    tests: 'platform/http/real-headers',
  },
  {
    what: 'other sites may write',
    file: 'platform/http/guard.ts',
    from: "site === 'same-origin'",
    to: "site !== 'cross-site'",
    tests: 'platform/http/real-guard',
  },
  {
    what: 'the log says which address was asked for',
    file: 'platform/http/access-log.ts',
    from: 'route: routePath(c, -1)',
    to: 'route: c.req.path',
    tests: 'attacks/secret-leaks',
  },
  {
    what: 'wrong invitations cost nothing',
    file: 'access/joining/invitation-throttle.ts',
    from: 'if (!isWrong) count(-1)',
    to: 'count(-1)',
    tests: 'access/joining/invitation-guessing',
  },
  {
    what: 'an invitation that ran out opens',
    file: 'access/joining/invitation-state.ts',
    from: "nowMs > invite.expires_ms ? 'expired' : 'open'",
    to: "'open'",
    tests: 'access/joining/invitations',
  },
  {
    what: 'a phone gets its account before anybody has approved it',
    file: 'access/joining/approved-join.ts',
    from: "case 'waiting':\n    case 'declined':\n      throw new ApiError('not_approved')",
    to: "case 'waiting':\n      return { join, ...who, isRepeat: false }\n    case 'declined':\n      throw new ApiError('not_approved')",
    tests: 'access/joining/joining',
  },
  {
    what: 'a text that has changed is agreed to',
    file: 'access/joining/request-join.ts',
    from: 'agreed.sha256 !== consent.sha256',
    to: 'agreed.sha256 === consent.version',
    tests: 'access/joining/joining',
  },
  {
    what: 'a challenge can be answered twice',
    file: 'platform/passkeys/challenges.repo.ts',
    from: ".deleteFrom('challenges')\n    .where('id', '=', id)",
    to: ".updateTable('challenges')\n    .set({ id })\n    .where('id', '=', id)",
    tests: 'access/accounts/reopen',
  },
  {
    what: 'a code of the authenticator app is good twice',
    file: 'access/clinician-accounts/totp.ts',
    from: 'consumeTotpStep(trx, clinician_id, step)',
    to: '(await consumeTotpStep(trx, clinician_id, step), true)',
    tests: 'access/clinician-accounts/passwords',
  },
  {
    what: 'what was erased stays in the gaps of the file',
    file: 'rights/erase-patient.ts',
    from: 'await vacuumDatabase(db)\n',
    to: '\n',
    tests: 'rights/residue',
  },
]

/** Each as a changed place of its file. @throws Error when the place has gone: then the row wants another one */
export function identityFaults(): Fault[] {
  return mistakes.map(({ what, file: name, from, to, tests }) => {
    const file = `../api/src/${name}`
    const source = readFileSync(file, 'utf8')
    const start = source.indexOf(from)
    if (start === -1 || source.includes(from, start + 1)) throw new Error(`Not once in ${file}: ${from}`)
    const line = source.slice(0, start).split('\n').length
    return { file, line, from: what, to, start, end: start + from.length, tests: [`api/${tests}.test.ts`] }
  })
}
