import {
  type MessageTemplate,
  messageTemplatePath,
  messageTemplatesPath,
  removeTemplateBody,
  removeTemplatePath,
  templateBody,
} from '@second-wind/core/care/contract/message-templates'
import { recordId } from '@second-wind/core/platform/ids'
import type { ClinicianActor } from '../../platform/authentication/actor.ts'
import { type Route, route } from '../../platform/authentication/route.ts'
import { inTransaction } from '../../platform/db/in-transaction.ts'
import type { Ctx, Deps } from '../../platform/deps.ts'
import { parseOrRefuse, readJson } from '../../platform/http/read-json.ts'
import { iso } from '../../platform/iso.ts'
import { removeTemplate, saveTemplate } from './edit-template.ts'
import { listTemplates } from './templates.repo.ts'

/** Templates of messages, shared by all clinicians of this installation. They contain no patient's data. */
export function templateRoutes({ db, clock }: Pick<Deps, 'db' | 'clock'>): Route[] {
  const editOf = (c: Ctx, actor: ClinicianActor) => ({
    id: parseOrRefuse(recordId, c.req.param('id')),
    actor,
    now: iso(clock.now()),
  })
  return [
    route({
      method: 'GET',
      path: messageTemplatesPath,
      who: 'clinician',
      subject: 'none',
      action: 'template.list',
      audit: 'nothing',
      handle: async (c) => c.json<MessageTemplate[]>(await listTemplates(db)),
    }),
    route({
      method: 'PUT',
      path: messageTemplatePath(':id'),
      who: 'clinician',
      subject: 'none',
      action: 'template.save',
      audit: 'act',
      handle: async (c, actor) => {
        const edit = { ...editOf(c, actor), ...(await readJson(c, templateBody)) }
        return c.json<MessageTemplate>(await inTransaction(db, undefined, (trx) => saveTemplate(trx, edit)))
      },
    }),
    route({
      method: 'POST',
      path: removeTemplatePath(':id'),
      who: 'clinician',
      subject: 'none',
      action: 'template.remove',
      audit: 'act',
      handle: async (c, actor) => {
        const edit = { ...editOf(c, actor), ...(await readJson(c, removeTemplateBody)) }
        await inTransaction(db, undefined, (trx) => removeTemplate(trx, edit))
        return c.body(null, 204)
      },
    }),
  ]
}
