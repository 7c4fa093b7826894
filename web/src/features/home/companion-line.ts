import type { CompanionId } from '../../ui/companion/companion.tsx'
import type { Mood } from './mood.ts'

/** One line that fits today. Words: clinical content, section 16. None of them says that somebody is well. */
export const companionLine = (who: CompanionId, mood: Mood): string => lines[mood][who]

const worried = 'I am worried about these signs. Please get help. Tap Call 999 or Call 111.'

const lines: Record<Mood, Record<CompanionId, string>> = {
  hello: {
    joy: 'Nice to see you! What shall we do first?',
    musa: 'We will go slowly today.',
    rani: 'Hello you. Take your time.',
  },
  done: {
    joy: 'You have logged today. Thank you for checking in.',
    musa: 'Logged for today. Now rest.',
    rani: 'All logged. Be kind to yourself today.',
  },
  missed: {
    joy: 'Welcome back! No pressure.',
    musa: 'You are here now.',
    rani: 'Rest days matter too.',
  },
  concerned: { joy: worried, musa: worried, rani: worried },
}
