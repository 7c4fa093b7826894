import { settings, type Patient, type Profile } from '@second-wind/core/records/patient'
import { usualDay } from '@second-wind/core/records/usual-day'
import type { DeadLetter } from '../../../data/local/lazy.ts'
import {
  profileField,
  profileForm,
  type ProfileField,
  type ProfileForm,
} from '../../../ui/profile-form/profile-form.ts'
import { profileToForm } from './profile-to-form.ts'

/** A profile change that the server refused, prepared for the form. */
export type RefusedChange = Pick<DeadLetter, 'mutationId'> & {
  /** True if it creates the whole profile, false if it changes some fields. */
  isSetup: boolean
  /** When it was made. */
  at: Pick<DeadLetter, 'occurredAt' | 'tzOffsetMin' | 'localDate'>
  /** The values of the change, completed from the profile. */
  form: ProfileForm
  /** The fields of the change. They are sent again even if the form does not change them. */
  fields: readonly ProfileField[]
  /** The field that the server rejected. */
  wrong: ProfileField | undefined
  /** What the change contains and the form does not show. */
  hidden: Pick<Profile, 'settings' | 'usualDay'>
}

/** Undefined for another kind of change. Its shape may be the reason for the refusal, so each value is checked. */
export function parseRefusedChange(letter: DeadLetter, profile: Patient): RefusedChange | undefined {
  const { kind, mutationId, occurredAt, tzOffsetMin, localDate, payload, field } = letter
  if (kind !== 'profile.create' && kind !== 'profile.patch') return undefined
  const edits = Object.entries(payload).flatMap(([name, value]) => {
    const known = profileField.safeParse(name).data
    return known ? [{ field: known, value: toFormText(value) }] : []
  })
  const form = { ...profileToForm(profile) }
  for (const edit of edits) {
    const filled = profileForm.safeParse({ ...form, [edit.field]: edit.value })
    if (filled.success) Object.assign(form, filled.data)
  }
  return {
    mutationId,
    isSetup: kind === 'profile.create',
    at: { occurredAt, tzOffsetMin, localDate },
    form,
    fields: edits.map((edit) => edit.field),
    wrong: profileField.safeParse(field?.split('.')[0]).data,
    hidden: hiddenPart(payload),
  }
}

function hiddenPart(payload: object): RefusedChange['hidden'] {
  const given = Object.assign({ settings: undefined, usualDay: undefined }, payload)
  const [set, usual] = [settings.safeParse(given.settings).data, usualDay.safeParse(given.usualDay).data]
  return { ...(set && { settings: set }), ...(usual && { usualDay: usual }) }
}

/** As typed text; null emptied the field. */
function toFormText(value: unknown): unknown {
  if (value === null) return ''
  return typeof value === 'number' ? String(value) : value
}
