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

/** The state of this phone's session. */
export const fetchSession = (): Promise<SessionReply> =>
  request({ method: 'GET', path: sessionPath, reply: sessionReply })

/** Signs this phone out. Unless `isLate`, the response makes the browser delete all data of this app. */
export const endSession = (body: SessionEndBody): Promise<SessionEndReply> =>
  request({ method: 'POST', path: sessionEndPath, body, reply: sessionEndReply })
