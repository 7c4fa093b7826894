import type { MutationKind } from '@second-wind/core/sync/mutation'

type DiscardWords = { button: string; question: string; consequence: string; yes: string; outcome: string }

/** The consequence of discarding a refused change: an entry is deleted permanently, a change is undone. */
export function getDiscardWords(kind: MutationKind): DiscardWords {
  const consequence = consequences[kind]
  return isEntry[kind]
    ? {
        button: 'Delete',
        question: 'Delete this entry for good?',
        consequence,
        yes: 'Yes, delete',
        outcome: 'The entry was deleted.',
      }
    : {
        button: 'Undo',
        question: 'Undo this change?',
        consequence,
        yes: 'Yes, undo',
        outcome: 'The change was undone.',
      }
}

const isEntry: Record<MutationKind, boolean> = {
  'symptoms.create': true,
  'triage.create': true,
  'activities.create': true,
  'symptoms.update': false,
  'symptoms.delete': false,
  'activities.update': false,
  'profile.create': false,
  'profile.patch': false,
  'messages.seen': false,
  'messages.answer': true,
  'notifications.read': false,
}

const nowhereElse = 'It is nowhere but on this phone.'

const consequences: Record<MutationKind, string> = {
  'symptoms.create': nowhereElse,
  'triage.create': nowhereElse,
  'activities.create': nowhereElse,
  'symptoms.update': 'The entry stays, as it was before the change.',
  'symptoms.delete': 'The entry stays, and comes back on this phone.',
  'activities.update': 'The activity stays, as it was before the change.',
  'profile.create': 'Your profile becomes what our server has.',
  'profile.patch': 'Your profile becomes what our server has.',
  'messages.answer': 'The message stays. Your care team will not see this answer.',
  'messages.seen': 'The message stays. Your care team does not hear that you have read it.',
  'notifications.read': 'They stay read on this phone. Your other phones do not hear of it.',
}
