import type { UseFormReturnType } from '@mantine/form'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { TextButton } from '../../../ui/links/text-button.tsx'
import { Card } from '../../../ui/primitives/card.tsx'
import type { SymptomForm } from '../symptom-form.ts'
import { PeakFlowField } from './peak-flow-field.tsx'
import { RelieverField } from './reliever-field.tsx'
import type { Measures } from './use-measures.ts'
import styles from './measure-fields.module.css'

type Props = { form: UseFormReturnType<SymptomForm>; measures: Measures }

/** Peak flow and reliever, for those who measure: out of the way of everybody else. */
export function MeasureFields({ form, measures }: Props) {
  const [isOpened, setIsOpened] = useState(false)
  const group = useRef<HTMLFieldSetElement>(null)
  const { peakFlow, relieverPuffs } = form.values

  // Once open, open: what is emptied again must not vanish under the hand.
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
        <PeakFlowField {...form.getInputProps('peakFlow')} measures={measures} />
        <RelieverField
          puffs={relieverPuffs}
          onPuffs={(puffs) => form.setFieldValue('relieverPuffs', puffs)}
        />
      </fieldset>
    </Card>
  )
}
