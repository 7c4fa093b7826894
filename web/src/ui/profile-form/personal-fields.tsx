import { genderLabels, nationLabels } from '@second-wind/core/content/profile/choices'
import { profileWords } from '@second-wind/core/content/profile/profile-words'
import { ChoiceField, TextField, type FormProps } from './fields.tsx'

/** Name and email, with which both forms start. */
export function NameFields({ form }: FormProps) {
  return (
    <>
      <TextField form={form} field="name" autoComplete="name" />
      <TextField
        form={form}
        field="email"
        type="email"
        inputMode="email"
        autoComplete="email"
        hint={profileWords.emailHint}
      />
    </>
  )
}

export function PersonalFields({ form }: FormProps) {
  return (
    <>
      <TextField form={form} field="age" inputMode="numeric" hint={profileWords.ageHint} />
      <ChoiceField form={form} field="gender" choices={optionsOf(genderLabels)} />
      <TextField
        form={form}
        field="location"
        placeholder="e.g., London, UK"
        hint={profileWords.locationHint}
      />
      <ChoiceField
        form={form}
        field="nation"
        isOptional
        hint={profileWords.nationHint}
        choices={optionsOf(nationLabels)}
      />
      <TextField
        form={form}
        field="phone"
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        isOptional
        hint={profileWords.phoneHint}
      />
    </>
  )
}

const optionsOf = (labels: Record<string, string>) =>
  Object.entries(labels).map(([value, label]) => ({ value, label }))
