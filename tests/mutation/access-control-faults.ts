import { readFileSync } from 'node:fs'
import type { Fault } from './faults.ts'

/** A mistake in access control, and the tests that must fail with it. */
type Mistake = { what: string; file: string; from: string; to: string; tests: string }

const mistakes: readonly Mistake[] = [
  {
    what: 'a revoked phone stays signed in',
    file: 'platform/authentication/patient-session.ts',
    from: 'if (found.device_revoked_at !== null) return',
    to: 'if (found.device_revoked_at === undefined) return',
    tests: 'platform/authentication/patient-session',
  },
  {
    what: 'a session that was signed out still works',
    file: 'platform/authentication/patient-session.ts',
    from: 'if (found.revoked_ms !== null) {',
    to: 'if (found.revoked_ms === 0) {',
    tests: 'platform/authentication/patient-session',
  },
  {
    what: 'a dormant phone stays signed in',
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
    what: 'a disabled account stays signed in',
    file: 'platform/authentication/clinician-session.ts',
    from: 'if (!(await isClinicianAccountEnabled(db, id))) return undefined',
    to: 'await isClinicianAccountEnabled(db, id)',
    tests: 'platform/authentication/clinician-session',
  },
  {
    what: 'an expired session works again when the clock is set back',
    file: 'platform/authentication/clinician-session.ts',
    from: "await skipIfStorageFails(endSessions(db, { session: found.id }, { nowMs: now, why: 'ran_out' }))",
    to: '',
    tests: 'attacks/clock-jumps',
  },
  {
    what: 'after the clock was set back, the newest of four sessions is ended instead of the oldest',
    file: 'platform/authentication/sessions.ts',
    from: 'open.filter(({ id }) => id !== opened)',
    to: 'open.toSpliced(0, 1)',
    tests: 'attacks/clock-jumps',
  },
  {
    what: 'a stale phone may read',
    file: 'platform/authentication/authorise-and-handle.ts',
    from: 'if (assurances.indexOf(assurance) < assurances.indexOf(wanted))',
    to: "if (assurance === 'stale' && wanted === 'just-proved')",
    tests: 'attacks/access-matrix',
  },
  {
    what: 'a patient may use the id of another patient in a path',
    file: 'platform/authentication/authorise-and-handle.ts',
    from: 'if (id !== undefined && id !== ownId)',
    to: 'if (id !== undefined && id === 0)',
    tests: 'attacks/access-matrix',
  },
  {
    what: 'a clinician without a share may read a record',
    file: 'platform/authentication/require-share.ts',
    from: 'if (!(await hasShare(db, actor.id, patientId)))',
    to: 'if (!(await hasShare(db, actor.id, patientId)) && patientId > 100)',
    tests: 'attacks/access-matrix',
  },
  {
    what: 'step-up is not required',
    file: 'platform/authentication/authorise-and-handle.ts',
    from: 'if (stepUp === true && !hasSteppedUp(actor, nowMs))',
    to: 'if (stepUp === true && !hasSteppedUp(actor, 0))',
    tests: 'platform/authentication/authorise-and-handle',
  },
  {
    what: 'a refusal is not audited',
    file: 'platform/authentication/authorise-and-handle.ts',
    from: 'await auditRefusal(deps, c, { actor, action }, error)',
    to: '',
    tests: 'platform/authentication/authorise-and-handle',
  },
  {
    what: 'a read is audited after the reply, or not at all',
    file: 'platform/audit/audit-read.ts',
    from: "if (rule === 'nothing' || rule === 'act') return",
    to: "if (rule !== 'poll') return",
    tests: 'platform/audit/audit-of-reads',
  },
  {
    what: 'a push for another patient is accepted',
    file: 'sync/push-request.ts',
    from: "if (push.ownerId !== actor.id) throw new ApiError('forbidden')",
    to: '',
    tests: 'platform/authentication/authorise-and-handle',
  },
  {
    what: 'stored hashes do not depend on the pepper',
    file: 'platform/authentication/secrets.ts',
    from: "createHmac('sha256', pepper)",
    to: "createHmac('sha256', 'salt')",
    tests: 'platform/authentication/secrets',
  },
  {
    what: 'the session cookie is sent with links from other sites',
    file: 'platform/authentication/session-cookie.ts',
    from: "sameSite: 'Strict'",
    to: "sameSite: 'Lax'",
    tests: 'platform/http/real-headers',
  },
  {
    what: 'other sites may send changes',
    file: 'platform/http/guard.ts',
    from: "site === 'same-origin'",
    to: "site !== 'cross-site'",
    tests: 'platform/http/real-guard',
  },
  {
    what: 'the access log contains the full path',
    file: 'platform/http/access-log.ts',
    from: 'route: routePath(c, -1)',
    to: 'route: c.req.path',
    tests: 'attacks/secret-leaks',
  },
  {
    what: 'wrong invitation codes are not limited',
    file: 'access/join/invitation-throttle.ts',
    from: 'if (!isWrong) count(-1)',
    to: 'count(-1)',
    tests: 'access/join/invitation-guessing',
  },
  {
    what: 'an expired invitation still opens',
    file: 'access/join/invitation-state.ts',
    from: "nowMs > invitation.expires_ms ? 'expired' : 'open'",
    to: "'open'",
    tests: 'access/join/invitations',
  },
  {
    what: 'a phone gets its account before its join is approved',
    file: 'access/join/approved-join.ts',
    from: "case 'waiting':\n    case 'held':",
    to: "case 'waiting':\n      return { join, ...who, isRepeat: false }\n    case 'held':",
    tests: 'access/join/joining',
  },
  {
    what: 'a phone gets the record while it is on hold',
    file: 'access/join/approved-join.ts',
    from: "case 'held':\n    case 'declined':",
    to: "case 'held':\n      return { join, ...who, isRepeat: false }\n    case 'declined':",
    tests: 'access/join/new-device-on-hold',
  },
  {
    what: 'consent to an outdated text is accepted',
    file: 'access/join/request-join.ts',
    from: 'agreed.sha256 !== consent.sha256',
    to: 'agreed.sha256 === consent.version',
    tests: 'access/join/joining',
  },
  {
    what: 'a challenge can be used twice',
    file: 'platform/passkeys/challenges.repo.ts',
    from: ".deleteFrom('challenges')\n    .where('id', '=', id)",
    to: ".updateTable('challenges')\n    .set({ id })\n    .where('id', '=', id)",
    tests: 'access/accounts/reopen',
  },
  {
    what: 'an authenticator code can be used twice',
    file: 'access/clinician-accounts/totp.ts',
    from: 'consumeTotpStep(trx, clinician_id, step)',
    to: '(await consumeTotpStep(trx, clinician_id, step), true)',
    tests: 'access/clinician-accounts/passwords',
  },
  {
    what: 'erased data stays in unused pages of the database file',
    file: 'rights/erase-patient.ts',
    from: 'await vacuumDatabase(db)\n',
    to: '\n',
    tests: 'rights/residue',
  },
]

/** @throws Error when a file no longer contains the text of a fault exactly once */
export function accessControlFaults(): Fault[] {
  return mistakes.map(({ what, file: name, from, to, tests }) => {
    const file = `../api/src/${name}`
    const source = readFileSync(file, 'utf8')
    const start = source.indexOf(from)
    if (start === -1 || source.includes(from, start + 1))
      throw new Error(`Expected exactly once in ${file}: ${from}`)
    const line = source.slice(0, start).split('\n').length
    return { file, line, from: what, to, start, end: start + from.length, tests: [`api/${tests}.test.ts`] }
  })
}
