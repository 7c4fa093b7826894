import { whichInhaler } from '@second-wind/core/content/help/asthma-attack'
import { diagnoses } from '@second-wind/core/content/profile/choices'
import { profileWords } from '@second-wind/core/content/profile/profile-words'
import { ChoiceField, TextField, type FormProps } from './fields.tsx'
import { FoldedFields } from './folded-fields.tsx'

/** Diagnosis, reliever and best peak flow, folded: setup can be finished without them. */
export function LungFields({ form, asksForInhaler }: FormProps & { asksForInhaler: boolean }) {
  const { respiratoryDiagnosis, inhaler, peakFlowBestLpm } = form.values
  return (
    <FoldedFields
      form={form}
      summary={profileWords.lungs}
      fields={['peakFlowBestLpm']}
      isOpenAtFirst={[respiratoryDiagnosis, inhaler, peakFlowBestLpm].some(Boolean)}
    >
      <p>{profileWords.lungsHint}</p>
      <DiagnosisField form={form} />
      {asksForInhaler && <InhalerField form={form} />}
      <PersonalBestField form={form} />
    </FoldedFields>
  )
}

export function DiagnosisField({ form }: FormProps) {
  const stored = form.getInitialValues().respiratoryDiagnosis
  const names = new Set<string>([...diagnoses, ...(stored === '' ? [] : [stored])])
  return (
    <ChoiceField
      form={form}
      field="respiratoryDiagnosis"
      isOptional
      choices={[...names].map((name) => ({ value: name, label: name }))}
    />
  )
}

export function InhalerField({ form }: FormProps) {
  return (
    <ChoiceField
      form={form}
      field="inhaler"
      isOptional
      hint={profileWords.inhalerHint}
      choices={whichInhaler.options.map(({ id, label }) => ({ value: id, label }))}
    />
  )
}

export function PersonalBestField({ form }: FormProps) {
  return (
    <TextField
      form={form}
      field="peakFlowBestLpm"
      inputMode="numeric"
      isOptional
      hint={profileWords.peakFlowHint}
    />
  )
}
