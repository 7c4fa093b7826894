import { type SessionReply, sessionPath } from '@second-wind/core/access/contract/session'
import { demoPatientId } from '../../platform/authentication/demo-authenticator.ts'
import { route } from '../../platform/authentication/route.ts'

/** In the demo the phone's session never expires. */
export const demoSessionRoute = route({
  method: 'GET',
  path: sessionPath,
  who: 'anyone',
  subject: 'none',
  action: 'session.read',
  handle: (c) => c.json({ state: 'fresh', patientId: demoPatientId } satisfies SessionReply),
})
