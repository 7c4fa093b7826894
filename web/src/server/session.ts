import {
  sessionEndPath,
  sessionPath,
  sessionReply,
  type SessionReply,
} from '@second-wind/core/contract/session'
import { exchange, request } from './request.ts'

/** What this phone's cookie is worth. */
export const askSession = (): Promise<SessionReply> =>
  request({ method: 'GET', path: sessionPath, reply: sessionReply })

/** The server forgets this session; its answer also tells the browser to delete all that this app has stored. */
export async function endSession(): Promise<void> {
  await exchange({ method: 'POST', path: sessionEndPath })
}
