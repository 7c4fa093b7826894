import { reviewed } from '../review.ts'
import type { LibraryNote } from './library-note.ts'

/** Shown with every activity and beside the breathing pacer (C19, HZ-01). */
export const stopRule: LibraryNote = {
  id: 'stop-rule',
  title: 'When to stop',
  text: 'Stop and rest if you feel dizzy, have chest pain or get more breathless. Call 999 if it does not settle.',
  ...reviewed('nhs-shortness-of-breath', 'nhs-chest-pain'),
}
