import { editConditions } from '@second-wind/core/content/profile/choices'
import { CompanionChoice } from '../../../ui/profile-form/companion-choice.tsx'
import { type FormProps, TextField } from '../../../ui/profile-form/fields.tsx'
import { FoldedFields } from '../../../ui/profile-form/folded-fields.tsx'
import { HealthFields } from '../../../ui/profile-form/health-fields.tsx'
import { DiagnosisField, PersonalBestField } from '../../../ui/profile-form/lung-fields.tsx'
import { NameFields, PersonalFields } from '../../../ui/profile-form/personal-fields.tsx'
import { asksForInhaler, profileField, type ProfileField } from '../../../ui/profile-form/profile-form.ts'

/** `wrong`: the field that the server rejected. */
type Props = FormProps & { wrong: ProfileField | undefined }

/** Every field that can be edited, in three parts. The first part is open, and each one with an error. */
export function ProfileParts({ form, wrong }: Props) {
  return (
    <div>
      <FoldedFields form={form} summary="About you" fields={aboutFields} isOpenAtFirst>
        <NameFields form={form} />
        {wrong === 'username' && <TextField form={form} field="username" />}
        <PersonalFields form={form} />
      </FoldedFields>
      <FoldedFields form={form} summary="Your lungs and health" fields={healthFields}>
        <DiagnosisField form={form} />
        <HealthFields form={form} conditions={editConditions} asksForInhaler={asksForInhaler(form.values)} />
        <PersonalBestField form={form} />
      </FoldedFields>
      <FoldedFields form={form} summary="Companion" fields={['companionAvatar']}>
        <CompanionChoice form={form} legend="Your companion" />
      </FoldedFields>
    </div>
  )
}

const healthFields: readonly ProfileField[] = [
  'respiratoryDiagnosis',
  'conditions',
  'inhaler',
  'isVulnerable',
  'peakFlowBestLpm',
]

const aboutFields = profileField.options.filter(
  (field) => field !== 'companionAvatar' && !healthFields.includes(field),
)
