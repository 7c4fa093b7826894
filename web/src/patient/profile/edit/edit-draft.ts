import * as z from 'zod/mini'
import { deleteDraft, findDraft, saveDraft } from '../../../data/local/index.ts'
import { profileField, profileForm, type ProfileForm } from '../../../ui/profile-form/profile-form.ts'

const formId = 'edit-profile'

/** Only what was changed: a field that another phone changes meanwhile is not set back by the rest of the form. */
const draft = z.object({ refusedId: z.optional(z.string()), changes: z.partial(profileForm) })

export type EditDraft = {
  keep: (values: ProfileForm) => Promise<void>
  find: () => Promise<ProfileForm | undefined>
  drop: () => Promise<void>
}

/**
 * What was typed and not saved. A phone that cannot store it reports this when the profile is saved, not at every key.
 *
 * @param refusedId of the refused change in the form, whose draft belongs to no other form
 */
export function editDraft(start: ProfileForm, refusedId: string | undefined): EditDraft {
  return {
    keep: (values) => {
      const changes = changesSince(start, values)
      if (Object.keys(changes).length === 0) return drop()
      const value = { changes, ...(refusedId === undefined ? {} : { refusedId }) }
      return saveDraft(formId, value).catch(() => undefined)
    },
    find: async () => {
      const kept = draft.safeParse(await findDraft(formId)).data
      return kept && kept.refusedId === refusedId
        ? profileForm.parse({ ...start, ...kept.changes })
        : undefined
    },
    drop,
  }
}

const drop = () => deleteDraft(formId).catch(() => undefined)

const changesSince = (start: ProfileForm, values: ProfileForm) =>
  Object.fromEntries(
    profileField.options
      .filter((field) => JSON.stringify(start[field]) !== JSON.stringify(values[field]))
      .map((field) => [field, values[field]]),
  )
