import { Button, Group, NativeSelect, Textarea } from '@mantine/core'
import { useForm } from '@mantine/form'
import { patientThresholdBody, type PatientThreshold } from '@second-wind/core/care/contract/patient-record'
import type { Patient } from '@second-wind/core/records/patient'
import { defaultChangeThreshold } from '@second-wind/core/records/usual-day'
import { saveThreshold } from '../../data/server/clinician/patient-record.ts'
import { describeFailure } from '../../data/server/describe-failure.ts'
import { ErrorText, fieldError } from '../../ui/feedback/error-text.tsx'
import { useAsyncAction } from '../../ui/hooks/use-async-action.ts'
import { Icon } from '../../ui/primitives/icon.tsx'
import type { FormEnd } from '../edit-in-place.tsx'
import { LaxerNotice } from './laxer-notice.tsx'
import { NamedList } from './named-list.tsx'
import { describeSilenced, thresholdWords as words } from './threshold-words.ts'
import fieldStyles from '../../ui/form/field.module.css'
import styles from './thresholds.module.css'

const points = ['1', '2', '3', '4', '5']
const days = ['1', '2', '3', '4', '5', '6', '7']

export function ThresholdForm({ profile, onSaved, onCancel }: FormEnd & { profile: Patient }) {
  const { form, chosen, saveOwn, goBack, isPending, error } = useThresholdForm(profile, onSaved)
  return (
    <form noValidate className={styles.form} onSubmit={saveOwn}>
      <div className={styles.fields}>
        <NativeSelect
          rightSection={<Icon name="down" />}
          label={words.points}
          data={points}
          {...form.getInputProps('points')}
        />
        <NativeSelect
          rightSection={<Icon name="down" />}
          label={words.days}
          data={days}
          {...form.getInputProps('days')}
        />
      </div>
      <div aria-live="polite">
        <NamedList name={words.silences} texts={describeSilenced(chosen)} />
      </div>
      <NamedList name={words.neverSilences} texts={words.neverSilenced} />
      <p>{words.sameAdvice}</p>
      <div role="status">
        <LaxerNotice threshold={chosen} />
      </div>
      <Textarea
        className={`${fieldStyles.field} ${styles.reason}`}
        label={words.reason}
        description={words.reasonHint}
        maxLength={300}
        {...form.getInputProps('reason')}
        error={fieldError(form.errors['reason'])}
      />
      <Group gap="xs" align="stretch">
        <Button type="submit" aria-disabled={isPending}>
          {isPending ? words.saving : words.save}
        </Button>
        {profile.changeThreshold && (
          <Button variant="outline" aria-disabled={isPending} onClick={() => goBack()}>
            {words.goBack}
          </Button>
        )}
        <Button variant="outline" onClick={onCancel}>
          {words.cancel}
        </Button>
      </Group>
      <ErrorText>{error}</ErrorText>
    </form>
  )
}

function useThresholdForm(profile: Patient, onSaved: () => void) {
  const current = profile.changeThreshold ?? defaultChangeThreshold
  const form = useForm({
    initialValues: { points: String(current.points), days: String(current.days), reason: '' },
    validate: {
      reason: (typed) =>
        patientThresholdBody.shape.reason.safeParse(typed).success ? null : words.reasonMissing,
    },
  })
  const { attempt, isPending, error } = useAsyncAction((failure) =>
    describeFailure(failure, {
      404: words.notYours,
      noResponse: words.noResponse,
      here: words.noResponse,
      otherwise: words.serverError,
    }),
  )
  const save = (threshold: PatientThreshold['threshold'], reason: string) =>
    void attempt(async () => {
      await saveThreshold(profile.id, { threshold, reason })
      onSaved()
    })
  const focusReason = () => form.getInputNode('reason')?.focus()
  const chosen = { points: Number(form.values.points), days: Number(form.values.days) }
  return {
    form,
    chosen,
    isPending,
    error,
    saveOwn: form.onSubmit(({ reason }) => save(chosen, reason), focusReason),
    goBack: form.onSubmit(({ reason }) => save(null, reason), focusReason),
  }
}
