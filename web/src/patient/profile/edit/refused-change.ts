import { settings, type Patient } from '@second-wind/core/records/patient'
import type { DeadLetter } from '../../../data/local/lazy.ts'
import {
  profileField,
  profileForm,
  type ProfileField,
  type ProfileForm,
} from '../../../ui/profile-form/profile-form.ts'
import { profileToForm } from './profile-to-form.ts'

/** A change of the profile that the server refused, as the form takes it up. */
export type RefusedChange = Pick<DeadLetter, 'mutationId'> & {
  /** Whether it sets the whole profile up, rather than changes some of it. */
  isSetup: boolean
  /** When it was made. */
  at: Pick<DeadLetter, 'occurredAt' | 'tzOffsetMin' | 'localDate'>
  /** The answers in it, with what the profile says elsewhere. */
  form: ProfileForm
  /** Those that it is about: they are sent again, also as they are. */
  fields: readonly ProfileField[]
  /** The one that the server named. */
  wrong: ProfileField | undefined
  /** Switches of the settings that it holds too; the form does not show them. */
  settings: Patient['settings']
}

/** Undefined for a letter of another kind. It may have been refused for its shape, so each answer is looked at. */
export function parseRefusedChange(letter: DeadLetter, profile: Patient): RefusedChange | undefined {
  const { kind, mutationId, occurredAt, tzOffsetMin, localDate, payload, field } = letter
  if (kind !== 'profile.create' && kind !== 'profile.patch') return undefined
  const answers = Object.entries(payload).flatMap(([name, value]) => {
    const known = profileField.safeParse(name).data
    return known ? [{ field: known, value: typed(value) }] : []
  })
  const form = { ...profileToForm(profile) }
  for (const answer of answers) {
    const filled = profileForm.safeParse({ ...form, [answer.field]: answer.value })
    if (filled.success) Object.assign(form, filled.data)
  }
  return {
    mutationId,
    isSetup: kind === 'profile.create',
    at: { occurredAt, tzOffsetMin, localDate },
    form,
    fields: answers.map((answer) => answer.field),
    wrong: profileField.safeParse(field?.split('.')[0]).data,
    settings: settings.safeParse(Object.assign({ settings: undefined }, payload).settings).data,
  }
}

/** As somebody would have typed it; null emptied the field. */
function typed(value: unknown): unknown {
  if (value === null) return ''
  return typeof value === 'number' ? String(value) : value
}
