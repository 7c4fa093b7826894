import '@mantine/core/styles/Checkbox.layer.css'
import { Checkbox } from '@mantine/core'
import { chronicBronchitis, vulnerableLabel } from '@second-wind/core/content/profile/choices'
import { fieldLabels } from './field-labels.ts'
import type { FormProps } from './fields.tsx'
import { InhalerField } from './lung-fields.tsx'
import styles from './profile-form.module.css'

type ConditionsProps = FormProps & { conditions: readonly string[] }
type Props = ConditionsProps & { asksForInhaler: boolean }

/** Known conditions, inhaler for people with asthma, and the vulnerable group. */
export function HealthFields({ form, conditions, asksForInhaler }: Props) {
  return (
    <>
      <ConditionBoxes form={form} conditions={conditions} />
      {asksForInhaler && <InhalerField form={form} />}
      <Checkbox
        mod="choice"
        label={vulnerableLabel}
        {...form.getInputProps('isVulnerable', { type: 'checkbox' })}
      />
    </>
  )
}

/** A stored condition that the form no longer offers stays on the list, so that saving keeps it. */
function ConditionBoxes({ form, conditions }: ConditionsProps) {
  const chosen = form.values.conditions
  const listed = conditions.flatMap((name) =>
    name === 'Bronchitis' && chosen.includes(name) ? [name, chronicBronchitis.name] : [name],
  )
  const offered = [...new Set([...listed, ...form.getInitialValues().conditions, ...chosen])]
  const toggle = (name: string) =>
    form.setFieldValue(
      'conditions',
      chosen.includes(name) ? chosen.filter((other) => other !== name) : [...chosen, name],
    )
  return (
    <fieldset className={styles.group}>
      <legend>{fieldLabels.conditions}</legend>
      {offered.map((name) => (
        <Checkbox
          key={name}
          mod="choice"
          label={name === chronicBronchitis.name ? <ChronicBronchitisLabel /> : name}
          checked={chosen.includes(name)}
          onChange={() => toggle(name)}
        />
      ))}
    </fieldset>
  )
}

const ChronicBronchitisLabel = () => (
  <>
    {chronicBronchitis.name}. <span className={styles.optional}>{chronicBronchitis.hint}</span>
  </>
)
