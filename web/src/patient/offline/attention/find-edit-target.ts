import type { MutationKind } from '@second-wind/core/sync/mutation'
import type { DeadLetter } from '../../../data/local/lazy.ts'
import * as paths from '../../../paths.ts'
import { profileField } from '../../../ui/profile-form/profile-form.ts'

/** The screen where a refused entry can be corrected, or why it cannot be. */
export function findEditTarget(letter: Pick<DeadLetter, 'kind' | 'entityId' | 'mutationId' | 'payload'>): {
  to?: string
  why?: string
} {
  const { kind, entityId, mutationId, payload } = letter
  switch (kind) {
    case 'symptoms.create':
    case 'symptoms.update':
      return { to: paths.editEntry(entityId) }
    case 'profile.create':
      return { to: paths.editRejectedProfile(mutationId) }
    case 'profile.patch': {
      const isInForm = Object.keys(payload).some((field) => profileField.safeParse(field).success)
      return isInForm ? { to: paths.editRejectedProfile(mutationId) } : { why: onlySwitches }
    }
    case 'symptoms.delete':
    case 'triage.create':
    case 'activities.create':
    case 'activities.update':
    case 'messages.seen':
    case 'messages.answer':
    case 'notifications.read':
      return { why: whyNot[kind] }
  }
}

const onlySwitches =
  'Switches cannot be edited here. You can undo the change and set the switch again in the settings.'

type Fixed = Exclude<MutationKind, `profile.${string}` | 'symptoms.create' | 'symptoms.update'>

const whyNot: Record<Fixed, string> = {
  'symptoms.delete': 'A deletion says nothing that could be edited.',
  'triage.create':
    'A symptom check cannot be edited: its result belongs to the answers that you gave. You can do a new check.',
  'activities.create':
    'An activity cannot be edited: the app wrote it when you ticked it off. You can delete it and tick it off again.',
  'activities.update':
    'A change of an activity cannot be edited: the app wrote it when you ticked it off. You can undo it and do so again.',
  'messages.answer': 'An answer cannot be edited. You can open the message and answer it again.',
  'messages.seen': 'That you have read something cannot be edited.',
  'notifications.read': 'That you have read something cannot be edited.',
}
