import { Button } from '@mantine/core'
import { profileWords } from '@second-wind/core/content/profile/profile-words'
import type { Patient } from '@second-wind/core/records/patient'
import { useEffect, useEffectEvent, useState } from 'react'
import { useOpenForm } from '../../../data/pwa/use-open-form.ts'
import { DraftRestoredNotice } from '../../../ui/feedback/draft-restored-notice.tsx'
import { ErrorSummary } from '../../../ui/feedback/error-summary.tsx'
import { NotSavedNotice } from '../../../ui/feedback/not-saved-notice.tsx'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { useDraftForm } from '../../../ui/form/use-draft-form.ts'
import { fieldLabels } from '../../../ui/profile-form/field-labels.ts'
import {
  profileField,
  profileFieldErrors,
  type ProfileField,
  type ProfileForm,
} from '../../../ui/profile-form/profile-form.ts'
import { editDraft } from './edit-draft.ts'
import { ProfileParts } from './profile-parts.tsx'
import { profileToForm } from './profile-to-form.ts'
import type { RefusedChange } from './refused-change.ts'
import { rejectedProfileWords } from './rejected-profile-words.ts'
import { useSaveProfileEdit } from './use-save-profile-edit.ts'
import stickyBar from '../../../ui/form/sticky-bar.module.css'
import styles from './edit-profile-form.module.css'

type Props = {
  profile: Patient
  refused: RefusedChange | undefined
  /** The field that the person came to fill in. */
  first: ProfileField | undefined
  onDone: () => void
}

/**
 * Every profile field that a patient may change, on one page. A failed save keeps the dialog open with its values. What
 * is typed is kept as a draft until it is saved or cancelled.
 */
export function EditProfileForm({ profile, refused, first, onDone }: Props) {
  // The profile as it was when the form opened, so that saving does not undo a later change from another phone.
  const [before] = useState(() => profileToForm(profile))
  const { form, wasRestored, startAgain } = useDraftForm<ProfileForm>({
    initialValues: refused?.form ?? before,
    initialErrors: refused?.wrong ? { [refused.wrong]: rejectedProfileWords.atField } : {},
    validate: profileFieldErrors,
    enhanceGetInputProps: ({ field }) => (field === first ? { 'data-autofocus': true } : {}),
    ...editDraft(refused?.form ?? before, refused?.mutationId),
  })
  const leave = () => {
    startAgain()
    onDone()
  }
  const { isSaving, notSaved, saveEdit } = useSaveProfileEdit(before, refused, leave)
  const [failedTries, setFailedTries] = useState(0)
  useOpenForm(form.isDirty())

  // The dialog gives it the focus and does not scroll to it.
  const showFirst = useEffectEvent(() => {
    if (first) form.getInputNode(first)?.scrollIntoView?.({ block: 'center' })
  })
  useEffect(() => showFirst(), [])

  const submit = form.onSubmit(saveEdit, () => setFailedTries((count) => count + 1))
  return (
    <form noValidate onSubmit={submit} className={styles.form}>
      {failedTries > 0 && Object.keys(form.errors).length > 0 && (
        <ErrorSummary
          key={failedTries}
          errors={form.errors}
          fields={profileField.options}
          onGo={(field) => form.getInputNode(field)?.focus()}
        />
      )}
      {wasRestored && (
        <DraftRestoredNotice onStartAgain={startAgain}>{profileWords.editKept}</DraftRestoredNotice>
      )}
      {refused && <RefusedNotice wrong={refused.wrong} />}
      <ProfileParts form={form} wrong={refused?.wrong} />
      {notSaved && (
        <NotSavedNotice reason={notSaved} what="your profile" again="press Save Changes again" isFarAway>
          <p>What you filled in is still here.</p>
        </NotSavedNotice>
      )}
      <div className={stickyBar.pair}>
        <Button type="submit" color="green">
          {isSaving ? 'Saving...' : 'Save Changes'}
        </Button>
        <Button type="button" variant="outline" onClick={leave}>
          Cancel
        </Button>
      </div>
    </form>
  )
}

/** Explains that the form shows the refused change instead of the profile, and what saving does. */
function RefusedNotice({ wrong }: Pick<RefusedChange, 'wrong'>) {
  return (
    <Notice tone="warning">
      <p>
        {rejectedProfileWords.notice}{' '}
        {wrong ? rejectedProfileWords.where(fieldLabels[wrong]) : rejectedProfileWords.anywhere}{' '}
        {rejectedProfileWords.send}
      </p>
    </Notice>
  )
}
