import { NativeSelect } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import {
  sputumAmountLabels,
  sputumColorLabels,
  sputumConsistencyLabels,
} from '@second-wind/core/content/symptom-labels'
import { sputumAmounts, sputumColors, sputumConsistencies } from '@second-wind/core/records/symptom-entry'
import { TextButton } from '../../../ui/links/text-button.tsx'
import { Icon } from '../../../ui/primitives/icon.tsx'
import type { SymptomForm } from '../symptom-form.ts'
import { AnswerSelect, setAnswer } from './answer-select.tsx'
import { useSymptomField, useSymptomInput } from './use-symptom-field.ts'
import styles from './phlegm-fields.module.css'

type Form = UseFormReturnType<SymptomForm>
type Props = { form: Form; colorAs: 'list' | 'swatches' }

const colorLabel = 'Phlegm (mucus) colour'

export function PhlegmFields({ form, colorAs }: Props) {
  return (
    <>
      <AnswerSelect
        form={form}
        name="sputumConsistency"
        label="Phlegm (mucus) thickness"
        choices={sputumConsistencies.map((value) => ({ value, label: sputumConsistencyLabels[value] }))}
        onAnswer={(thickness) => {
          // A colour other than blood belongs to phlegm.
          const hasBlood = form.getValues().sputumColor === 'red'
          if (thickness === 'none' && !hasBlood) setAnswer(form, 'sputumColor', undefined)
          if (thickness === 'none') form.setFieldValue('sputumAmount', '')
        }}
      />
      <PhlegmColor form={form} colorAs={colorAs} />
      <PhlegmAmount form={form} />
    </>
  )
}

/** Without phlegm only blood is asked about, because it can come alone (hazard C5). */
function PhlegmColor({ form, colorAs }: Props) {
  const thickness = useSymptomField(form, 'sputumConsistency')
  const isUnknown = useSymptomField(form, 'untouchedFields').includes('sputumConsistency')
  if (thickness === 'none' && !isUnknown) {
    return (
      <AnswerSelect
        form={form}
        name="sputumColor"
        label="Did you cough up blood?"
        choices={[
          { value: 'clear', label: 'No' },
          { value: 'red', label: 'Yes' },
        ]}
      />
    )
  }
  if (colorAs === 'swatches') return <ColorSwatches form={form} />
  return (
    <AnswerSelect
      form={form}
      name="sputumColor"
      label={colorLabel}
      choices={sputumColors.map((value) => ({ value, label: sputumColorLabels[value] }))}
    />
  )
}

/** Asked of phlegm that the person logs: more than usual can be the start of a flare-up (hazard C14). */
function PhlegmAmount({ form }: { form: Form }) {
  const { value, ...input } = useSymptomInput(form, 'sputumAmount')
  const untouched = useSymptomField(form, 'untouchedFields')
  const thickness = useSymptomField(form, 'sputumConsistency')
  const isThicknessSet = !untouched.includes('sputumConsistency')
  const hasPhlegm = isThicknessSet ? thickness !== 'none' : !untouched.includes('sputumColor')
  if (!hasPhlegm) return null
  return (
    <NativeSelect
      rightSection={<Icon name="down" />}
      label="Phlegm (mucus) amount"
      data={[
        { value: '', label: 'Not set yet' },
        ...sputumAmounts.map((amount) => ({ value: amount, label: sputumAmountLabels[amount] })),
      ]}
      {...input}
      value={value}
      data-unset={value === '' || undefined}
    />
  )
}

function ColorSwatches({ form }: { form: Form }) {
  const color = useSymptomField(form, 'sputumColor')
  const isUntouched = useSymptomField(form, 'untouchedFields').includes('sputumColor')
  return (
    <fieldset className={styles.colors}>
      <legend>{colorLabel}</legend>
      {sputumColors.map((value) => (
        <label key={value} className={styles.color}>
          <input
            type="radio"
            name="sputumColor"
            checked={!isUntouched && color === value}
            onChange={() => setAnswer(form, 'sputumColor', value)}
          />
          <span className={styles.swatch} data-color={value} />
          {sputumColorLabels[value]}
        </label>
      ))}
      {!isUntouched && (
        <TextButton
          onClick={({ currentTarget }) => {
            // This button disappears.
            currentTarget.parentElement?.querySelector('input')?.focus()
            setAnswer(form, 'sputumColor', undefined)
          }}
        >
          Clear the colour
        </TextButton>
      )}
    </fieldset>
  )
}
