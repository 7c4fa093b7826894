import { Button } from '@mantine/core'
import { profileWords } from '@second-wind/core/content/profile/profile-words'
import { useLiveQuery } from 'dexie-react-hooks'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { deleteDraft, findDraft, findProfile, saveDraft } from '../../data/local/index.ts'
import { useOpenForm } from '../../data/pwa/use-open-form.ts'
import * as paths from '../../paths.ts'
import { DraftRestoredNotice } from '../../ui/feedback/draft-restored-notice.tsx'
import { ErrorSummary } from '../../ui/feedback/error-summary.tsx'
import { NotSavedNotice } from '../../ui/feedback/not-saved-notice.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import { type DraftForm, useDraftForm } from '../../ui/form/use-draft-form.ts'
import { TextButton } from '../../ui/links/text-button.tsx'
import {
  emptyProfileForm,
  profileField,
  type ProfileField,
  profileFieldErrors,
  profileForm,
  type ProfileForm,
} from '../../ui/profile-form/profile-form.ts'
import { SetupProgress } from './setup-progress.tsx'
import { SetupStep } from './setup-step.tsx'
import { lastStep, stepOfField, stepTitles } from './step-config.ts'
import { useCreateProfile } from './use-create-profile.ts'
import { useStep } from './use-step.ts'
import rowStyles from '../../ui/primitives/button-row.module.css'
import styles from './onboarding-screen.module.css'

/**
 * /onboarding, or /onboarding?step=2 to 4. "Next" validates nothing; the whole form is validated at the end, and a
 * form that fails opens the first step with a problem. Each step lists its own problems.
 */
export function OnboardingScreen() {
  const { form, wasRestored, startAgain } = useSetupForm()
  const { step, goTo } = useStep()
  const { isSaving, notSaved, create } = useCreateProfile(startAgain)
  const [failedTries, setFailedTries] = useState(0)
  const hasProfile = useLiveQuery(findProfile) !== undefined
  useOpenForm(form.isDirty())

  const openField = (field: ProfileField) => goTo(stepOfField[field], () => form.getInputNode(field)?.focus())
  const problemsOf = (at: number) =>
    profileField.options.filter((field) => stepOfField[field] === at && form.errors[field] !== undefined)
  // The list of problems of the step takes the focus by itself.
  const goToStep = (next: number) => (problemsOf(next).length > 0 ? goTo(next, () => undefined) : goTo(next))
  const complete = form.onSubmit(create, (errors) => {
    setFailedTries((count) => count + 1)
    const firstWrong = profileField.options.find((field) => errors[field] !== undefined)
    // The focus stays on the list of problems.
    if (firstWrong) goTo(stepOfField[firstWrong], () => undefined)
  })

  return (
    <form
      noValidate
      className={styles.setup}
      onSubmit={(event) => {
        if (step === lastStep) return complete(event)
        event.preventDefault()
        goToStep(step + 1)
      }}
    >
      {failedTries > 0 && problemsOf(step).length > 0 && (
        <ErrorSummary
          key={`${failedTries} ${step}`}
          errors={form.errors}
          fields={problemsOf(step)}
          onGo={openField}
        >
          <OtherProblems step={step} problemsOf={problemsOf} onGo={goToStep} />
        </ErrorSummary>
      )}
      {wasRestored && (
        <DraftRestoredNotice onStartAgain={startAgain}>{profileWords.draftKept}</DraftRestoredNotice>
      )}
      {hasProfile && !isSaving && step === 1 && <ReplacesProfile />}
      <SetupProgress step={step} />
      <SetupStep step={step} form={form} />
      {notSaved && (
        <NotSavedNotice reason={notSaved} what="your profile" again="press Complete Setup again">
          <p>What you filled in is still here.</p>
        </NotSavedNotice>
      )}
      <SetupButtons step={step} isSaving={isSaving} onPrevious={() => goToStep(step - 1)} />
    </form>
  )
}

type OtherProblemsProps = {
  step: number
  problemsOf: (step: number) => readonly ProfileField[]
  onGo: (step: number) => void
}

/** The way to the other steps that have a problem. */
function OtherProblems({ step, problemsOf, onGo }: OtherProblemsProps) {
  return stepTitles.map((title, index) => {
    const at = index + 1
    if (at === step || problemsOf(at).length === 0) return null
    return (
      <TextButton key={title} onClick={() => onGo(at)}>
        You also need to check: {title}
      </TextButton>
    )
  })
}

function ReplacesProfile() {
  return (
    <Notice tone="warning">
      <p>{profileWords.replaces}</p>
      <p>
        <Link to={paths.profile}>{profileWords.editInstead}</Link>
      </p>
    </Notice>
  )
}

const draftId = 'onboarding'

function useSetupForm(): DraftForm<ProfileForm> {
  return useDraftForm({
    initialValues: emptyProfileForm,
    validate: profileFieldErrors,
    // A phone that cannot store a draft reports this when the profile is saved, not at every key.
    keep: (values) => saveDraft(draftId, values).catch(() => undefined),
    find: async () => profileForm.safeParse(await findDraft(draftId)).data,
    drop: () => deleteDraft(draftId).catch(() => undefined),
  })
}

type Props = { step: number; isSaving: boolean; onPrevious: () => void }

/** Enter acts as "Next"; only the last step can submit. */
function SetupButtons({ step, isSaving, onPrevious }: Props) {
  return (
    <div className={rowStyles.row}>
      {step > 1 && (
        <Button type="button" variant="outline" onClick={onPrevious}>
          Previous
        </Button>
      )}
      {step < lastStep ? (
        <Button type="submit" color="green">
          Next
        </Button>
      ) : (
        <Button type="submit" color="green">
          {isSaving ? 'Creating Profile...' : 'Complete Setup'}
        </Button>
      )}
    </div>
  )
}
