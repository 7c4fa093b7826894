import type { Line } from '../content-item.ts'
import { reviewed } from '../review.ts'

/** Shown under every result and every log. */
export const notMonitored: Line = {
  id: 'not-monitored',
  text: 'No doctor or nurse is watching this app live. If you feel worse, do not wait for a reply.',
  ...reviewed('own'),
}
