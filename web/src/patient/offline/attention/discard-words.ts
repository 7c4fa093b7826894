import type { MutationKind } from '@second-wind/core/sync/mutation'

type DiscardWords = { button: string; question: string; consequence: string; yes: string; outcome: string }

/** The words for discarding a refused change: what the person created is deleted, everything else is undone. */
export const getDiscardWords = (kind: MutationKind): DiscardWords => discardWords[kind]

const onlyHere = 'It is only on this phone.'

const toDelete = (noun: string, consequence: string): DiscardWords => ({
  button: 'Delete',
  question: `Delete this ${noun} for good?`,
  consequence,
  yes: 'Yes, delete',
  outcome: `The ${noun} was deleted.`,
})

const toUndo = (consequence: string): DiscardWords => ({
  button: 'Undo',
  question: 'Undo this change?',
  consequence,
  yes: 'Yes, undo',
  outcome: 'The change was undone.',
})

const discardWords: Record<MutationKind, DiscardWords> = {
  'symptoms.create': toDelete('entry', onlyHere),
  'triage.create': toDelete('symptom check', onlyHere),
  'activities.create': toDelete('activity', onlyHere),
  'messages.answer': toDelete(
    'answer',
    'You can still read the message. Your care team will not see this answer.',
  ),
  'symptoms.update': toUndo('The entry goes back to how it was before the change.'),
  'symptoms.delete': toUndo('The entry will not be deleted. You will see it on this phone again.'),
  'activities.update': toUndo('The activity goes back to how it was before the change.'),
  'profile.create': toUndo('Your profile goes back to the last version you sent.'),
  'profile.patch': toUndo('Your profile goes back to the last version you sent.'),
  'messages.seen': toUndo(
    'You can still read the message. Your care team will not see that you have read it.',
  ),
  'notifications.read': toUndo('They stay marked as read on this phone, but not on your other phones.'),
}
