import { priorityAlertBody, priorityAlertsPath, type SentMessage } from '@second-wind/core/contract/messages'
import type { Deps } from '../deps.ts'
import { readJson } from '../http/read-json.ts'
import { requireSelf } from '../identity/require-self.ts'
import { type Route, route } from '../identity/route.ts'
import { sendMessage } from './send-message.ts'

export function messageRoutes({ db, clock, newId }: Pick<Deps, 'db' | 'clock' | 'newId'>): Route[] {
  return [
    route({
      method: 'POST',
      path: priorityAlertsPath,
      who: 'clinician',
      subject: 'self',
      action: 'message.send',
      audit: 'act',
      handle: async (c, actor) => {
        const { id = newId(), patientId, clinicianId, message: text } = await readJson(c, priorityAlertBody)
        requireSelf(actor, clinicianId)
        const now = new Date(clock.now()).toISOString()
        const { message, isRepeat } = await db
          .transaction()
          .execute((trx) => sendMessage(trx, { id, actor, patientId, text, now }))
        return c.json<SentMessage>(message, isRepeat ? 200 : 201)
      },
    }),
  ]
}
