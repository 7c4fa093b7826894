import { companionLines } from '@second-wind/core/content/motivation/companion-lines'
import type { CompanionId } from '../../ui/companion/companion.tsx'
import type { Mood } from './mood.ts'

/** One line that fits today. */
export const companionLine = (who: CompanionId, mood: Mood): string => companionLines[who][stateOf[mood]]

const stateOf = { hello: 'hello', done: 'done', missed: 'missed', concerned: 'high' } as const
