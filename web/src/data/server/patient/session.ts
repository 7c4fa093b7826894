import {
  type SessionEndBody,
  sessionEndPath,
  sessionEndReply,
  type SessionEndReply,
  sessionPath,
  sessionReply,
  type SessionReply,
} from '@second-wind/core/access/contract/session'
import { request } from '../request.ts'

/** What this phone's cookie is worth. */
export const fetchSession = (): Promise<SessionReply> =>
  request({ method: 'GET', path: sessionPath, reply: sessionReply })

/** Signs this phone out; unless it is late, the answer has the browser delete all that this app has stored. */
export const endSession = (body: SessionEndBody): Promise<SessionEndReply> =>
  request({ method: 'POST', path: sessionEndPath, body, reply: sessionEndReply })
