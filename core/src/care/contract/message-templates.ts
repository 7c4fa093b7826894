import * as z from 'zod/mini'
import { recordId } from '../../platform/ids.ts'
import { instant } from '../../platform/moment.ts'
import { messageText } from '../message.ts'

/** GET: every template of this installation, by title. Clinicians only. */
export const messageTemplatesPath = '/api/message-templates'
/** PUT: adds a template or replaces it. 409 when it has changed since `version`, or when there are too many. */
export const messageTemplatePath = (id: string) => `${messageTemplatesPath}/${id}`
/** POST: removes it; messages sent with it stay as they are. 409 when it has changed since `version`. */
export const removeTemplatePath = (id: string) => `${messageTemplatesPath}/${id}/remove`

export const maxTemplateTitleLength = 60
export const maxTemplates = 50

export const templateTitle = z.string().check(z.trim(), z.minLength(1), z.maxLength(maxTemplateTitleLength))

/** `version` as the clinician saw it; 0 for a new template. */
export const templateBody = z.strictObject({
  title: templateTitle,
  text: messageText,
  version: z.int().check(z.gte(0)),
})
export type TemplateBody = z.infer<typeof templateBody>
export const removeTemplateBody = z.strictObject({ version: z.int().check(z.gte(1)) })

/** Who edited it last, with name and title; null for a template that came with the app. */
export const messageTemplate = z.object({
  id: recordId,
  title: z.string(),
  text: z.string(),
  version: z.int(),
  editedBy: z.nullable(z.string()),
  editedAt: z.nullable(instant),
})
export type MessageTemplate = z.infer<typeof messageTemplate>
export const templatesReply = z.array(messageTemplate)
