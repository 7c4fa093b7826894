import {
  type MessageTemplate,
  messageTemplate,
  messageTemplatePath,
  messageTemplatesPath,
  removeTemplatePath,
  type TemplateBody,
  templatesReply,
} from '@second-wind/core/care/contract/message-templates'
import { request, sendCall } from '../request.ts'

/** Sorted by title. */
export const listMessageTemplates = (signal: AbortSignal): Promise<MessageTemplate[]> =>
  request({ method: 'GET', path: messageTemplatesPath, reply: templatesReply, signal })

/** Adds or replaces it. 409 when it has changed since that version. */
export const saveMessageTemplate = (id: string, body: TemplateBody): Promise<MessageTemplate> =>
  request({ method: 'PUT', path: messageTemplatePath(id), body, reply: messageTemplate })

/** 409 as above. */
export const removeMessageTemplate = ({ id, version }: Pick<MessageTemplate, 'id' | 'version'>) =>
  sendCall({ method: 'POST', path: removeTemplatePath(id), body: { version } })
