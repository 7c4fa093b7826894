import type { SentMessage } from '@second-wind/core/care/contract/priority-alerts'

/** How far a priority alert has come, and no further (hazard C43). The age of the state follows. */
export const messageStateWords: Record<SentMessage['state'], string> = {
  queued: 'not delivered yet, sent',
  delivered: 'on the phone, not opened, arrived',
  seen: 'opened by the patient',
}
