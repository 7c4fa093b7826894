import { reviewed } from '../review.ts'
import type { LibraryNote } from './library-note.ts'

/** "A 'Coming Soon' card (nutrition, sleep, mindfulness)" (LIB-08): it announces more of the first and the last. */
export const comingSoon: LibraryNote = {
  id: 'library-coming-soon',
  title: 'Coming Soon',
  text: 'More on nutrition, sleep and mindfulness is on the way.',
  ...reviewed('own'),
}
