import { Input } from '@mantine/core'
import '@mantine/core/styles/Input.layer.css'
import type { UseFormReturnType } from '@mantine/form'
import { measureLines } from '@second-wind/core/content/measure-lines'
import { type MeasurementName, measurementNames, measurements } from '@second-wind/core/records/measurements'
import { type ReactNode, useId, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { PuffStepper } from '../../../ui/form/puff-stepper.tsx'
import { TextButton } from '../../../ui/links/text-button.tsx'
import { Card } from '../../../ui/primitives/card.tsx'
import { type SymptomForm, toNumber } from '../symptom-form.ts'
import { EmergencyCardAt } from './emergency-signs.tsx'
import { PeakFlowField } from './peak-flow-field.tsx'
import type { Measures } from './use-measures.ts'
import { useSymptomField, useSymptomInput } from './use-symptom-field.ts'
import styles from './measure-fields.module.css'

type Props = { form: UseFormReturnType<SymptomForm>; measures: Measures }
type NamedProps = Props & { name: MeasurementName }

export function MeasureFields(props: Props) {
  return (
    <Card>
      <fieldset className={styles.group}>
        <legend className={styles.legend}>
          Measurements <span className={styles.optional}>(optional)</span>
        </legend>
        {measurementNames.map((name) => (
          <MeasureField key={name} name={name} {...props} />
        ))}
      </fieldset>
    </Card>
  )
}

/** Behind a button unless the person is likely to measure it. */
function MeasureField({ name, form, measures }: NamedProps) {
  const [isOpened, setIsOpened] = useState(false)
  const box = useRef<HTMLDivElement>(null)
  const value = toNumber(useSymptomField(form, name))

  // Stays open, so that emptying the field does not close it.
  if (!isOpened && (measures.expected.includes(name) || value !== undefined)) setIsOpened(true)

  if (!isOpened) {
    const open = () => {
      flushSync(() => setIsOpened(true))
      box.current?.querySelector<HTMLElement>('input, button')?.focus()
    }
    return <TextButton onClick={open}>Add {measurements[name].inSentence}</TextButton>
  }
  return (
    <div ref={box} className={styles.measure}>
      <MeasureInput name={name} form={form} measures={measures} />
      <EmergencyCardAt field={name} />
    </div>
  )
}

export function MeasureInput({ name, ...props }: NamedProps) {
  const Control = controls[name]
  return <Control {...props} />
}

const controls: Record<MeasurementName, (props: Props) => ReactNode> = {
  peakFlowLpm: PeakFlowInput,
  relieverPuffs: RelieverInput,
}

function PeakFlowInput({ form, measures }: Props) {
  return <PeakFlowField {...useSymptomInput(form, 'peakFlowLpm')} measures={measures} />
}

function RelieverInput({ form }: Props) {
  const nameId = useId()
  const hintId = useId()
  const puffs = useSymptomField(form, 'relieverPuffs')
  const error = form.errors['relieverPuffs']
  return (
    <div
      role="group"
      aria-labelledby={nameId}
      aria-describedby={hintId}
      data-path="relieverPuffs"
      tabIndex={-1}
      className={styles.measure}
    >
      <p id={nameId} className={styles.name}>
        {measurements.relieverPuffs.exportLabel}
      </p>
      <p id={hintId} className={styles.hint}>
        {measureLines.puffs.text} {measureLines.relieverFails.text}
      </p>
      <PuffStepper
        puffs={puffs ?? undefined}
        unsetText="Not counted"
        onChange={(counted) => form.setFieldValue('relieverPuffs', counted ?? null, { forceUpdate: false })}
      />
      {error && <Input.Error>{error}</Input.Error>}
    </div>
  )
}
