import { planContent, type ActionPlan, type PlanContent } from '@second-wind/core/records/action-plan'
import { useState } from 'react'
import { useLocalSave } from '../../../data/live/use-local-save.ts'
import { captureNow, findProfile } from '../../../data/local/index.ts'
import { saveActionPlan } from '../../../data/local/lazy.ts'
import { clearToastError, toastError } from '../../../ui/feedback/toast.ts'
import { toLocalDate } from '../../../ui/form/date-fields.tsx'
import { useDraftForm } from '../../../ui/form/use-draft-form.ts'
import { deletePlanDraft, findPlanDraft, savePlanDraft } from './plan-draft.ts'
import { emptyPlan, planErrors, planToFormValues } from './plan-form-values.ts'

/** The form of a new or stored plan. `failedTries` counts submissions that validation rejected. */
export function usePlanForm(plan: ActionPlan | undefined, onSaved: () => void) {
  const [failedTries, setFailedTries] = useState(0)
  const { notSaved, save } = useLocalSave()
  const { form, wasRestored, startAgain } = useDraftForm({
    initialValues: plan ? planToFormValues(plan) : emptyPlan,
    validate: (values) => planErrors(values, captureNow().localDate),
    keep: savePlanDraft,
    find: findPlanDraft,
    drop: deletePlanDraft,
  })

  const submit = form.onSubmit(
    (values) => {
      setFailedTries(0)
      return save(async () => saveActionPlan(await planOf(values)), {
        onSaved: () => {
          startAgain()
          if (notSaved) clearToastError()
          onSaved()
        },
        onFailed: () => toastError('Not saved', 'Your plan could not be saved. Try again.'),
      })
    },
    () => setFailedTries(failedTries + 1),
  )
  return { form, wasRestored, startAgain, submit, failedTries, notSaved }
}

/** Adds the time of the save and, if there is a profile, the patient's name. */
async function planOf(values: PlanContent): Promise<ActionPlan> {
  const profile = await findProfile().catch(() => undefined)
  return {
    ...planContent.parse({ ...values, writtenOn: toLocalDate(values.writtenOn) }),
    savedAt: captureNow().occurredAt,
    ...(profile && { savedFor: profile.name }),
  }
}
