import { gpOutOfHours } from '../help/northern-ireland.ts'
import { reviewed } from '../review.ts'
import type { CompanionSpeech } from './companion-schema.ts'

/** The same from all three: no jokes and no points next to a bad sign. */
const high = 'I am worried about these signs. Please get help. Tap Call 999 or Call 111.'
export const highInNorthernIreland = `I am worried about these signs. Please get help. Tap Call 999 or ${gpOutOfHours}.`

/** Clinical content, section 16. None of them says that somebody is well. */
export const companionLines: { [Id in CompanionSpeech['id']]: CompanionSpeech & { id: Id } } = {
  joy: {
    id: 'joy',
    ...reviewed('nhs-999', 'nhs-111'),
    hello: 'Nice to see you! What shall we do first?',
    low: 'Nice to see you! What shall we do first?',
    medium: "Let's take it easy and check in again later.",
    high,
    missed: 'Welcome back! No pressure.',
    done: 'You have logged today. Thank you for checking in.',
  },
  musa: {
    id: 'musa',
    ...reviewed('nhs-999', 'nhs-111'),
    hello: 'We will go slowly today.',
    low: 'Steady day. Let us begin.',
    medium: 'We will go slowly today.',
    high,
    missed: 'You are here now.',
    done: 'Logged for today. Now rest.',
  },
  rani: {
    id: 'rani',
    ...reviewed('nhs-999', 'nhs-111'),
    hello: 'Hello you. Take your time.',
    low: 'Hello you. Take your time.',
    medium: 'Be kind to yourself today.',
    high,
    missed: 'Rest days matter too.',
    done: 'All logged. Be kind to yourself today.',
  },
}
