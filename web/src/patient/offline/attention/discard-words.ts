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

const nowhereElse = 'It is only on this phone.'

const consequences: Record<MutationKind, string> = {
  'symptoms.create': nowhereElse,
  'triage.create': nowhereElse,
  'activities.create': nowhereElse,
  'symptoms.update': 'The entry goes back to how it was before the change.',
  'symptoms.delete': 'The entry will not be deleted. You will see it on this phone again.',
  'activities.update': 'The activity goes back to how it was before the change.',
  'profile.create': 'Your profile goes back to the last version you sent.',
  'profile.patch': 'Your profile goes back to the last version you sent.',
  'messages.answer': 'You can still read the message. Your care team will not see this answer.',
  'messages.seen': 'You can still read the message. Your care team will not see that you have read it.',
  'notifications.read': 'They stay marked as read on this phone, but not on your other phones.',
}
