import { dropDraft, findDraft, saveDraft } from '../../data/local/index.ts'
import {
  emptyProfileForm,
  fieldErrors,
  profileForm,
  type ProfileForm,
} from '../../ui/profile-form/profile-form.ts'
import { useKeptForm, type KeptForm } from '../../ui/form/use-draft-form.ts'

const draftId = 'onboarding'

export function useSetupForm(): KeptForm<ProfileForm> {
  return useKeptForm({
    initialValues: emptyProfileForm,
    validate: fieldErrors,
    // A phone that cannot keep a draft says so when the profile is saved, not at every key.
    keep: (values) => saveDraft(draftId, values).catch(() => undefined),
    find: async () => profileForm.safeParse(await findDraft(draftId)).data,
    drop: () => dropDraft(draftId).catch(() => undefined),
  })
}
