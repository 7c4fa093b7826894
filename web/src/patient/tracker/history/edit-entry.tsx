import { Button, NativeSelect } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import { comparedWithUsualLabels } from '@second-wind/core/content/symptom-labels'
import { emergencyFindings } from '@second-wind/core/findings/entry-findings'
import { attachPeakFlowZoneToEdit } from '@second-wind/core/records/attach-peak-flow-zone'
import type { SymptomEntry, SymptomReport } from '@second-wind/core/records/symptom-entry'
import { captureNow } from '../../../data/local/index.ts'
import { updateSymptoms } from '../../../data/local/lazy.ts'
import { useOpenForm } from '../../../data/pwa/use-open-form.ts'
import { formatEntryTime } from '../../../ui/clinical/format-entry-time.ts'
import { DraftRestoredNotice } from '../../../ui/feedback/draft-restored-notice.tsx'
import { NotSavedNotice } from '../../../ui/feedback/not-saved-notice.tsx'
import { useDraftForm } from '../../../ui/form/use-draft-form.ts'
import { useFocusOnce } from '../../../ui/hooks/use-focus-once.ts'
import { SymptomFields } from '../fields/symptom-fields.tsx'
import { useMeasures } from '../fields/use-measures.ts'
import { assessChangedSymptoms, type LoggedSymptoms } from '../log/assess-logged-symptoms.ts'
import { NotMonitoredNote } from '../not-monitored.tsx'
import { deleteEditDraft, findEditDraft, saveEditDraft } from '../symptom-draft.ts'
import { symptomFieldErrors, toForm, toReport, type SymptomForm } from '../symptom-form.ts'
import { useEntryChange } from './use-entry-change.ts'
import stickyBar from '../../../ui/form/sticky-bar.module.css'
import styles from './edit-entry.module.css'

type Props = {
  entry: SymptomEntry
  /** Receives what the edited entry shows, and whether it called for 999 before. */
  onSaved: (report: SymptomReport, findings: LoggedSymptoms['findings'], isSlip: boolean) => void
  onCancel: () => void
}

/** The symptom form with a stored entry. The day cannot change; the care team's history keeps what was sent. */
export function EditEntry(props: Props) {
  const { entry } = props
  const heading = useFocusOnce<HTMLHeadingElement>()
  const edit = useEditForm(props)
  const { form, notSaved } = edit
  return (
    <form onSubmit={edit.submit} noValidate aria-labelledby="edit-heading" className={styles.form}>
      <div>
        <h2 ref={heading} id="edit-heading" tabIndex={-1}>
          Edit entry of {formatEntryTime(entry)}
        </h2>
        <p className={styles.hint}>Your care team can still see what you sent before.</p>
      </div>
      {edit.wasRestored && (
        <DraftRestoredNotice onStartAgain={edit.startAgain}>
          We have kept the change that you did not save.
        </DraftRestoredNotice>
      )}
      {entry.comparedWithUsual && <ComparedWithUsual form={form} />}
      <SymptomFields form={form} measures={edit.measures} saveText="Save these changes" />
      {notSaved && (
        <NotSavedNotice reason={notSaved} what="your entry" again="press Save changes again" isFarAway>
          <p>What you filled in is still here.</p>
        </NotSavedNotice>
      )}
      <div className={stickyBar.pair}>
        <Button type="submit" color="green">
          {edit.isSaving ? 'Saving...' : 'Save changes'}
        </Button>
        <Button variant="outline" onClick={edit.cancel}>
          Cancel
        </Button>
      </div>
      <NotMonitoredNote />
    </form>
  )
}

/** A day that was called worse can be corrected. */
function ComparedWithUsual({ form }: { form: UseFormReturnType<SymptomForm> }) {
  return (
    <NativeSelect
      label="You said that this day was"
      data={[
        { value: 'much-worse', label: comparedWithUsualLabels['much-worse'] },
        { value: 'worse', label: comparedWithUsualLabels.worse },
        { value: 'each', label: 'Not worse than usual' },
      ]}
      key={form.key('dayChoice')}
      {...form.getInputProps('dayChoice')}
    />
  )
}

function useEditForm({ entry, onSaved, onCancel }: Props) {
  const measures = useMeasures()
  const { form, wasRestored, startAgain } = useDraftForm({
    name: 'edit-entry',
    mode: 'uncontrolled',
    initialValues: toForm(entry),
    validate: symptomFieldErrors,
    keep: (values) => saveEditDraft(entry.id, captureNow().localDate, values),
    find: () => findEditDraft(entry.id, captureNow().localDate),
    drop: deleteEditDraft,
  })
  const reportOf = (values: SymptomForm) =>
    attachPeakFlowZoneToEdit(toReport(values), entry, measures.bestLpm)
  const { isSaving, notSaved, change } = useEntryChange(words, async () => {
    const report = reportOf(form.getValues())
    const findings = await assessChangedSymptoms(entry, report)
    startAgain()
    onSaved(report, findings, callsFor999(entry) && !callsFor999(report))
  })
  const cancel = () => {
    startAgain()
    onCancel()
  }
  useOpenForm(form.isDirty())

  const submit = form.onSubmit(
    (values) => {
      const report = reportOf(values)
      // No success message beside 999, nor for an entry that called for it.
      const isQuiet = callsFor999(report) || callsFor999(entry)
      void change(() => updateSymptoms(entry.id, report, captureNow()), { isQuiet })
    },
    (errors) => form.getInputNode(Object.keys(errors)[0] ?? '')?.focus(),
  )
  return { form, measures, wasRestored, startAgain, isSaving, notSaved, cancel, submit }
}

const callsFor999 = (read: SymptomReport) => emergencyFindings(read).length > 0

const words = {
  done: 'Changes saved',
  doneMessage: 'Your entry has been changed.',
  failed: 'We could not save your changes. Try again.',
}
