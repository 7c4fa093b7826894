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
  'You cannot edit this setting here. Undo the change, then change the setting again in Settings.'

type KindWithoutForm = Exclude<MutationKind, `profile.${string}` | 'symptoms.create' | 'symptoms.update'>

const whyNot: Record<KindWithoutForm, string> = {
  'symptoms.delete': 'You cannot edit an entry you have deleted.',
  'triage.create':
    'You cannot edit a symptom check, because the result depends on your answers. You can do a new check.',
  'activities.create': 'You cannot edit an activity. You can delete it and tick it off again.',
  'activities.update': 'You cannot edit a change to an activity. You can undo it and make the change again.',
  'messages.answer': 'You cannot edit an answer. Open the message and answer it again.',
  'messages.seen': 'You cannot edit this.',
  'notifications.read': 'You cannot edit this.',
}
