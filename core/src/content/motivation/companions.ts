import { reviewed } from '../review.ts'
import type { Companion } from './companion-schema.ts'

/** The three companions, in the order that setup shows them (specification, section 3). */
export const companions: readonly Companion[] = [
  {
    id: 'joy',
    ...reviewed('own'),
    name: 'Joy',
    description: 'Cheerful and encouraging. A chick who is glad to see you.',
    image: 'joy',
  },
  {
    id: 'musa',
    ...reviewed('own'),
    name: 'Musa',
    description: 'Calm and wise. An owl who takes one thing at a time.',
    image: 'musa',
  },
  {
    id: 'rani',
    ...reviewed('own'),
    name: 'Rani',
    description: 'Gentle and nurturing. A rabbit who reminds you to rest.',
    image: 'rani',
  },
]
