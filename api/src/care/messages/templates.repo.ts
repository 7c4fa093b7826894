import type { MessageTemplate } from '@second-wind/core/care/contract/message-templates'
import { clinicianName } from '@second-wind/core/content/clinician/clinician-name'
import type { Insertable } from 'kysely'
import type { Db, Tables } from '../../platform/db/database.ts'

/** Sorted by title. */
export async function listTemplates(db: Db): Promise<MessageTemplate[]> {
  const rows = await withEditor(db)
    .orderBy('message_templates.title')
    .orderBy('message_templates.id')
    .execute()
  return rows.map(toTemplate)
}

export async function findTemplate(db: Db, id: string): Promise<MessageTemplate | undefined> {
  const row = await withEditor(db).where('message_templates.id', '=', id).executeTakeFirst()
  return row && toTemplate(row)
}

export async function putTemplate(trx: Db, row: Insertable<Tables['message_templates']>): Promise<void> {
  await trx
    .insertInto('message_templates')
    .values(row)
    .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
    .execute()
}

export async function deleteTemplate(trx: Db, id: string): Promise<void> {
  await trx.deleteFrom('message_templates').where('id', '=', id).execute()
}

function withEditor(db: Db) {
  return db
    .selectFrom('message_templates')
    .leftJoin('clinicians', 'clinicians.id', 'message_templates.edited_by')
    .selectAll('message_templates')
    .select(['clinicians.name as editor_name', 'clinicians.title as editor_title'])
}

type Row = Awaited<ReturnType<ReturnType<typeof withEditor>['execute']>>[number]

function toTemplate(row: Row): MessageTemplate {
  const { id, title, text, version, edited_at: editedAt, editor_name: name, editor_title } = row
  const editedBy = name === null ? null : clinicianName({ name, title: editor_title ?? '' })
  return { id, title, text, version, editedBy, editedAt }
}
