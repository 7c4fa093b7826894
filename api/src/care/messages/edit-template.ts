import {
  maxTemplates,
  type MessageTemplate,
  type TemplateBody,
} from '@second-wind/core/care/contract/message-templates'
import { writeAudit } from '../../platform/audit/write-audit.ts'
import type { ClinicianActor } from '../../platform/authentication/actor.ts'
import type { Db } from '../../platform/db/database.ts'
import { ApiError } from '../../platform/errors.ts'
import { deleteTemplate, findTemplate, listTemplates, putTemplate } from './templates.repo.ts'

type Edit = { id: string; actor: ClinicianActor; now: string }

/**
 * Adds or replaces a template; the audit log has its id and no text. A repeated request changes nothing.
 *
 * @throws ApiError conflict when it has changed since the version that the clinician saw, or when there are too many
 */
export async function saveTemplate(
  trx: Db,
  { id, actor, now, ...body }: Edit & TemplateBody,
): Promise<MessageTemplate> {
  const before = await findTemplate(trx, id)
  if (before?.title === body.title && before.text === body.text) return before
  if ((before?.version ?? 0) !== body.version) throw new ApiError('conflict', { message: hasChanged })
  if (!before && (await listTemplates(trx)).length >= maxTemplates) {
    throw new ApiError('conflict', {
      message: `There are ${maxTemplates} templates. Remove one first.`,
    })
  }
  const { title, text, version } = body
  await putTemplate(trx, { id, title, text, version: version + 1, edited_by: actor.id, edited_at: now })
  await writeAudit(trx, { at: now, actor, action: 'template.save', object: `template ${id}` })
  const saved = await findTemplate(trx, id)
  if (!saved) throw new ApiError('not_found')
  return saved
}

/** Removing it twice changes nothing. @throws ApiError conflict as above */
export async function removeTemplate(
  trx: Db,
  { id, actor, now, version }: Edit & { version: number },
): Promise<void> {
  const before = await findTemplate(trx, id)
  if (!before) return
  if (before.version !== version) throw new ApiError('conflict', { message: hasChanged })
  await deleteTemplate(trx, id)
  await writeAudit(trx, { at: now, actor, action: 'template.remove', object: `template ${id}` })
}

const hasChanged = 'Another clinician has changed or removed this template since you opened it.'
