import { whichInhaler } from '@second-wind/core/content/help/asthma-attack'
import { vulnerableLabel } from '@second-wind/core/content/profile/choices'
import { profileWords } from '@second-wind/core/content/profile/profile-words'
import { fieldLabels } from './field-labels.ts'
import { ChoiceField, type FormProps } from './fields.tsx'
import { asksForInhaler } from './profile-form.ts'
import styles from './profile-form.module.css'

type Props = FormProps & { conditions: readonly string[] }

/** Known conditions, inhaler for those with asthma, and the vulnerable group. */
export function HealthFields({ form, conditions }: Props) {
  return (
    <>
      <ConditionBoxes form={form} conditions={conditions} />
      {asksForInhaler(form.values) && (
        <ChoiceField
          form={form}
          field="inhaler"
          isOptional
          hint={profileWords.inhalerHint}
          choices={whichInhaler.options.map(({ id, label }) => ({ value: id, label }))}
        />
      )}
      <label className={styles.choice}>
        <input type="checkbox" {...form.getInputProps('isVulnerable', { type: 'checkbox' })} />
        <span>{vulnerableLabel}</span>
      </label>
    </>
  )
}

/** A condition that the profile has and the form no longer offers stays on the list, so that saving keeps it. */
function ConditionBoxes({ form, conditions }: Props) {
  const chosen = form.values.conditions
  const offered = [...new Set([...conditions, ...form.getInitialValues().conditions])]
  const toggle = (name: string) =>
    form.setFieldValue(
      'conditions',
      chosen.includes(name) ? chosen.filter((other) => other !== name) : [...chosen, name],
    )
  return (
    <fieldset className={styles.group}>
      <legend>{fieldLabels.conditions}</legend>
      {offered.map((name) => (
        <label key={name} className={styles.choice}>
          <input type="checkbox" checked={chosen.includes(name)} onChange={() => toggle(name)} />
          <span>{name}</span>
        </label>
      ))}
    </fieldset>
  )
}
