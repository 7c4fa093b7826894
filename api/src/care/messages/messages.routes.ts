import {
  priorityAlertBody,
  priorityAlertsPath,
  type SentMessage,
} from '@second-wind/core/care/contract/messages'
import { requireSelf } from '../../platform/authentication/require-self.ts'
import { type Route, route } from '../../platform/authentication/route.ts'
import { inTransaction } from '../../platform/db/in-transaction.ts'
import type { Deps } from '../../platform/deps.ts'
import { readJson } from '../../platform/http/read-json.ts'
import { iso } from '../../platform/iso.ts'
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
        const now = iso(clock.now())
        const { message, isRepeat } = await inTransaction(db, patientId, (trx) =>
          sendMessage(trx, { id, actor, patientId, text, now }),
        )
        return c.json<SentMessage>(message, isRepeat ? 200 : 201)
      },
    }),
  ]
}
