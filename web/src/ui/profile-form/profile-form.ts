import { profileMessages } from '@second-wind/core/content/profile/profile-words'
import { newName } from '@second-wind/core/records/new-name'
import { genders, inhalers, nations, profile, type Profile } from '@second-wind/core/records/patient'
import * as z from 'zod/mini'

const choice = <const T extends readonly string[]>(options: T) => z.enum(['', ...options])

/** The form's values: typed values are text, and '' means not chosen. A draft has this shape too. */
export const profileForm = z.object({
  name: z.string(),
  email: z.string(),
  username: z.string(),
  age: z.string(),
  gender: choice(genders),
  location: z.string(),
  nation: choice(nations),
  phone: z.string(),
  conditions: z.array(z.string()),
  respiratoryDiagnosis: z.string(),
  isVulnerable: z.boolean(),
  inhaler: choice(inhalers),
  peakFlowBestLpm: z.string(),
  companionAvatar: profile.shape.companionAvatar,
})
export type ProfileForm = z.infer<typeof profileForm>
export const profileField = z.keyof(profileForm)
export type ProfileField = z.infer<typeof profileField>

/** Specification, section 5: companion joy, not vulnerable. Its age of 25 would look like an answer: age starts empty. */
export const emptyProfileForm: ProfileForm = {
  name: '',
  email: '',
  username: '',
  age: '',
  gender: '',
  location: '',
  nation: '',
  phone: '',
  conditions: [],
  respiratoryDiagnosis: '',
  isVulnerable: false,
  inhaler: '',
  peakFlowBestLpm: '',
  companionAvatar: 'joy',
}

export type ParsedProfileForm =
  | { ok: true; profile: Profile }
  | { ok: false; errors: Partial<Record<ProfileField, string>> }

const typedProfile = z.strictObject({ ...profile.shape, name: newName })

/** Validates the whole form by core's rules. Each invalid field has one sentence. */
export function parseProfileForm(form: ProfileForm): ParsedProfileForm {
  const parsed = typedProfile.safeParse(withoutEmpty(form))
  if (parsed.success) return { ok: true, profile: parsed.data }
  const errors: Partial<Record<ProfileField, string>> = {}
  for (const issue of parsed.error.issues) {
    const field = fieldOf(issue)
    if (field) errors[field] ??= messageOf(field, issue)
  }
  return { ok: false, errors }
}

/** One sentence for each invalid field, for the form library. */
export function profileFieldErrors(form: ProfileForm): Partial<Record<ProfileField, string>> {
  const read = parseProfileForm(form)
  return read.ok ? {} : read.errors
}

/** Asked only of people with asthma; an existing answer is always shown. */
export const asksForInhaler = ({ inhaler, respiratoryDiagnosis, conditions }: ProfileForm): boolean =>
  inhaler !== '' || [respiratoryDiagnosis, ...conditions].some((name) => /\basthma\b/i.test(name))

function withoutEmpty(form: ProfileForm): object {
  const { age, peakFlowBestLpm, gender, nation, phone, respiratoryDiagnosis, inhaler, ...rest } = form
  const given = {
    gender,
    nation,
    phone: phone.trim(),
    respiratoryDiagnosis,
    inhaler,
  }
  return {
    ...rest,
    email: form.email.trim(),
    age: wholeNumber(age),
    ...(peakFlowBestLpm.trim() === '' ? {} : { peakFlowBestLpm: wholeNumber(peakFlowBestLpm) }),
    ...Object.fromEntries(Object.entries(given).filter(([, value]) => value !== '')),
  }
}

/** "25.9" becomes 25. Anything but a plain number, such as "1e2", stays text and is rejected with an explanation. */
function wholeNumber(typed: string): number | string {
  const digits = /^\s*(\d{1,9})(?:\.\d*)?\s*$/.exec(typed)?.[1]
  return digits === undefined ? typed : Number(digits)
}

function fieldOf(issue: z.core.$ZodIssue): ProfileField | undefined {
  const [name] = issue.path
  return profileField.safeParse(name).data
}

function messageOf(field: ProfileField, issue: z.core.$ZodIssue): string {
  if (field === 'age') return profileMessages.age
  if (field === 'gender') return profileMessages.gender
  if (field === 'peakFlowBestLpm') return profileMessages.peakFlow
  if (issue.code === 'too_big') return profileMessages.tooLong(Number(issue.maximum))
  return issue.message === 'Invalid input' ? profileMessages.other : issue.message
}
