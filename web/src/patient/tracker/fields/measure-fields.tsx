import type { UseFormReturnType } from '@mantine/form'
import { type ReactNode, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { TextButton } from '../../../ui/links/text-button.tsx'
import { Card } from '../../../ui/primitives/card.tsx'
import type { SymptomForm } from '../symptom-form.ts'
import { EmergencyCardAt } from './emergency-signs.tsx'
import { PeakFlowField } from './peak-flow-field.tsx'
import { RelieverField } from './reliever-field.tsx'
import type { Measures } from './use-measures.ts'
import { useSymptomField, useSymptomInput } from './use-symptom-field.ts'
import styles from './measure-fields.module.css'

type Props = { form: UseFormReturnType<SymptomForm>; measures: Measures }

/** Peak flow and reliever use: behind a button unless the person is likely to measure them. */
export function MeasureFields({ form, measures }: Props) {
  const [isOpened, setIsOpened] = useState(false)
  const group = useRef<HTMLFieldSetElement>(null)
  const peakFlow = useSymptomField(form, 'peakFlow')
  const relieverPuffs = useSymptomField(form, 'relieverPuffs')

  // Stays open, so that emptying a field does not close the group.
  if (!isOpened && (measures.isExpected || peakFlow !== '' || relieverPuffs !== null)) setIsOpened(true)

  if (!isOpened) {
    const open = () => {
      flushSync(() => setIsOpened(true))
      group.current?.querySelector('input')?.focus()
    }
    return <TextButton onClick={open}>Add peak flow or reliever use</TextButton>
  }
  return (
    <Card>
      <fieldset ref={group} className={styles.group}>
        <legend className={styles.legend}>
          Measurements <span className={styles.optional}>(optional)</span>
        </legend>
        <MeasureInputs form={form} measures={measures} emergencyCard={<EmergencyCardAt field="peakFlow" />} />
      </fieldset>
    </Card>
  )
}

export function MeasureInputs({
  form,
  measures,
  emergencyCard,
}: Props & {
  /** Between the two fields, unless it is shown elsewhere. */
  emergencyCard?: ReactNode
}) {
  const peakFlow = useSymptomInput(form, 'peakFlow')
  const relieverPuffs = useSymptomField(form, 'relieverPuffs')
  return (
    <>
      <PeakFlowField {...peakFlow} measures={measures} />
      {emergencyCard}
      <RelieverField
        puffs={relieverPuffs}
        onPuffs={(puffs) => form.setFieldValue('relieverPuffs', puffs, { forceUpdate: false })}
      />
    </>
  )
}
