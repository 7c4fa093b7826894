import { Button, Textarea, type TextareaProps, TextInput } from '@mantine/core'
import { planWords } from '@second-wind/core/content/self-care/plan-words'
import { type ActionPlan, planZones } from '@second-wind/core/records/action-plan'
import { useOpenForm } from '../../../data/pwa/use-open-form.ts'
import { DraftRestoredNotice } from '../../../ui/feedback/draft-restored-notice.tsx'
import { ErrorSummary } from '../../../ui/feedback/error-summary.tsx'
import { NotSavedNotice } from '../../../ui/feedback/not-saved-notice.tsx'
import { DateFields } from '../../../ui/form/date-fields.tsx'
import { planFields } from './plan-form-values.ts'
import { usePlanForm } from './use-plan-form.ts'
import { ZoneCard } from './zone-card.tsx'
import planFieldsStyles from '../../../ui/form/field.module.css'
import '@mantine/core/styles/Input.layer.css'
import stickyBar from '../../../ui/form/sticky-bar.module.css'
import styles from './plan-form.module.css'

type Props = { plan: ActionPlan | undefined; onSaved: () => void; onLeave: () => void }

/** The person types in their paper plan. A draft is kept. */
export function PlanForm({ plan, onSaved, onLeave }: Props) {
  const { form, wasRestored, startAgain, submit, failedTries, notSaved } = usePlanForm(plan, onSaved)
  useOpenForm(form.isDirty())
  return (
    <form onSubmit={submit} className={styles.form} noValidate>
      {failedTries > 0 && Object.keys(form.errors).length > 0 && (
        <ErrorSummary
          key={failedTries}
          errors={form.errors}
          fields={planFields}
          onGo={(field) => form.getInputNode(field)?.focus()}
        />
      )}
      <p>{planWords.copyIt}</p>
      {wasRestored && <DraftRestoredNotice onStartAgain={startAgain}>{planWords.kept}</DraftRestoredNotice>}
      <Zones form={form} />
      <TextField
        label={planWords.medicines}
        description={planWords.medicinesHint}
        {...form.getInputProps('medicines')}
      />
      <TextField
        label={planWords.contacts}
        description={planWords.contactsHint}
        {...form.getInputProps('contacts')}
      />
      <TextInput
        label={planWords.writtenBy}
        description={planWords.writtenByHint}
        className={planFieldsStyles.field ?? ''}
        {...form.getInputProps('writtenBy')}
      />
      <DateFields
        label={planWords.writtenOn}
        hint={planWords.writtenOnHint}
        {...form.getInputProps('writtenOn')}
        value={form.getValues().writtenOn}
      />
      <p className={styles.quiet}>{planWords.onlyHere}</p>
      {notSaved && <NotSavedNotice reason={notSaved} what="your plan" again="save it again" isFarAway />}
      <div className={stickyBar.pair}>
        <Button type="submit" color="green">
          {planWords.save}
        </Button>
        <Button variant="outline" onClick={onLeave}>
          {planWords.later}
        </Button>
      </div>
    </form>
  )
}

/** What each zone of the plan looks like, and what the person does in it. */
function Zones({ form }: Pick<ReturnType<typeof usePlanForm>, 'form'>) {
  return planZones.map((zone) => (
    <ZoneCard key={zone} zone={zone}>
      {(['looksLike', 'whatIDo'] as const).map((part) => (
        <TextField
          key={part}
          label={planWords[part]}
          about={planWords.zones[zone].name}
          {...form.getInputProps(`zones.${zone}.${part}`)}
        />
      ))}
    </ZoneCard>
  ))
}

/** `about`: the subject of the label, for screen readers. */
type TextProps = TextareaProps & { label: string; about?: string }

/** Several lines. */
function TextField({ label, about, ...field }: TextProps) {
  return (
    <Textarea
      rows={3}
      label={label}
      {...(about !== undefined && { 'aria-label': `${about}: ${label}` })}
      className={planFieldsStyles.field ?? ''}
      {...field}
    />
  )
}
