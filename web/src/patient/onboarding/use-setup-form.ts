import { dropDraft, findDraft, saveDraft } from '../../data/local/index.ts'
import {
  emptyProfileForm,
  profileFieldErrors,
  profileForm,
  type ProfileForm,
} from '../../ui/profile-form/profile-form.ts'
import { useDraftForm, type DraftForm } from '../../ui/form/use-draft-form.ts'

const draftId = 'onboarding'

export function useSetupForm(): DraftForm<ProfileForm> {
  return useDraftForm({
    initialValues: emptyProfileForm,
    validate: profileFieldErrors,
    // A phone that cannot keep a draft says so when the profile is saved, not at every key.
    keep: (values) => saveDraft(draftId, values).catch(() => undefined),
    find: async () => profileForm.safeParse(await findDraft(draftId)).data,
    drop: () => dropDraft(draftId).catch(() => undefined),
  })
}
