import { NotSaved, type NotSavedReason } from '../../local/index.ts'

export const reasonOf = (error: unknown): NotSavedReason =>
  error instanceof NotSaved ? error.reason : 'storage'
