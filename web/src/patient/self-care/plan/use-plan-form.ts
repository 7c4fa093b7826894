import { planContent, type ActionPlan, type PlanContent } from '@second-wind/core/records/action-plan'
import { useState } from 'react'
import { captureNow, findProfile, notSavedReason, type NotSavedReason } from '../../../data/local/index.ts'
import { saveActionPlan } from '../../../data/local/lazy.ts'
import { clearToastError, toastError } from '../../../ui/feedback/toast.ts'
import { useDraftForm } from '../../../ui/form/use-draft-form.ts'
import { deletePlanDraft, findPlanDraft, savePlanDraft } from './plan-draft.ts'
import { emptyPlan, planErrors, planToFormValues } from './plan-form-values.ts'

/** The form of a plan, new or stored. `failedTries` counts up when it cannot be stored as it is. */
export function usePlanForm(plan: ActionPlan | undefined, onSaved: () => void) {
  const [failedTries, setFailedTries] = useState(0)
  const [notSaved, setNotSaved] = useState<NotSavedReason>()
  const { form, wasRestored, startAgain } = useDraftForm({
    initialValues: plan ? planToFormValues(plan) : emptyPlan,
    validate: (values) => planErrors(values, captureNow().localDate),
    keep: savePlanDraft,
    find: findPlanDraft,
    drop: deletePlanDraft,
  })

  const submit = form.onSubmit(
    async (values) => {
      setFailedTries(0)
      try {
        await saveActionPlan(await planOf(values))
        startAgain()
        if (notSaved) clearToastError()
        onSaved()
      } catch (error) {
        setNotSaved(notSavedReason(error))
        toastError('Not saved', 'Your plan could not be saved. Please try again.')
      }
    },
    () => setFailedTries(failedTries + 1),
  )
  return { form, wasRestored, startAgain, submit, failedTries, notSaved }
}

/** The plan with when it was saved, and for whom as far as the phone knows. */
async function planOf(values: PlanContent): Promise<ActionPlan> {
  const profile = await findProfile().catch(() => undefined)
  return {
    ...planContent.parse(values),
    savedAt: captureNow().occurredAt,
    ...(profile && { savedFor: profile.name }),
  }
}
