import { Button } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import { useDebouncedValue } from '@mantine/hooks'
import { emergencyInForm } from '@second-wind/core/content/insight/finding-cards'
import {
  type EmergencyField,
  emergencyFields,
  emergencyReport,
} from '@second-wind/core/findings/emergency-report'
import type { EmergencyFindingId } from '@second-wind/core/findings/entry-finding-rules'
import { emergencyFindings } from '@second-wind/core/findings/entry-findings'
import type { MeasurementName } from '@second-wind/core/records/measurements'
import type { SymptomReport } from '@second-wind/core/records/symptom-entry'
import { createContext, type ReactNode, use, useEffect, useRef, useState } from 'react'
import { FindingsCard, type EntryWithFindings } from '../insight/findings-card.tsx'
import type { SymptomForm } from '../symptom-form.ts'
import type { Measures } from './use-measures.ts'
import { useSymptomField } from './use-symptom-field.ts'
import styles from './emergency-signs.module.css'

/** As for the zone beside the field: 3 on the way to 320 is no emergency. */
const peakFlowAfterMs = 700

type EmergencyCardState = EntryWithFindings & { field: EmergencyField; saveText: string; isNew: boolean }

const ShownContext = createContext<EmergencyCardState | undefined>(undefined)

type Props = {
  form: UseFormReturnType<SymptomForm>
  measures: Measures
  saveText: string
  children: ReactNode
}

/**
 * Reads the chosen values for signs that call for 999. One card names them all, below the field chosen last (rule A1).
 */
export function EmergencySigns({ form, measures, saveText, children }: Props) {
  const report = useChosenSigns(form, measures)
  const findings = emergencyFindings(report)
  const ids = findings.map(({ id }) => id)
  const [hadSigns] = useState(ids.length > 0)
  const [order, setOrder] = useState<EmergencyFindingId[]>(ids)
  const next = [...order.filter((id) => ids.includes(id)), ...ids.filter((id) => !order.includes(id))]
  if (next.join() !== order.join()) setOrder(next)

  const last = next.at(-1)
  const shown = last && { report, findings, field: emergencyFields[last], saveText, isNew: !hadSigns }
  return <ShownContext value={shown}>{children}</ShownContext>
}

/** Whether a chosen value calls for 999, so that one of the fields has the card. */
export const useHasEmergencySign = (): boolean => use(ShownContext) !== undefined

/** The place for the card below one field: the next Tab from there reaches "Call 999". */
export function EmergencyCardAt({ field }: { field: EmergencyField | MeasurementName }) {
  const shown = use(ShownContext)
  return shown?.field === field ? <EmergencyCard {...shown} /> : null
}

/** Announced at once. The focus stays on the slider or list, so that the next key still changes the answer. */
function EmergencyCard({ report, findings, saveText, isNew }: EmergencyCardState) {
  const card = useRef<HTMLDivElement>(null)
  const appearedLater = useRef(isNew)
  useEffect(() => {
    if (appearedLater.current) card.current?.scrollIntoView?.({ block: 'nearest' })
  }, [])
  return (
    <div ref={card} role="alert" className={styles.card}>
      <FindingsCard report={report} findings={findings} words={emergencyInForm} lead="You chose:">
        <Button type="submit" variant="white" color="dark">
          {saveText}
        </Button>
      </FindingsCard>
    </div>
  )
}

function useChosenSigns(form: Props['form'], { bestLpm }: Measures): SymptomReport {
  const typed = useSymptomField(form, 'peakFlowLpm')
  const [settled] = useDebouncedValue(typed, peakFlowAfterMs)
  const answers = {
    breathlessness: useSymptomField(form, 'breathlessness'),
    temperature: useSymptomField(form, 'temperature'),
    sputumColor: useSymptomField(form, 'sputumColor'),
    peakFlowLpm: typed === settled ? typed : '',
  }
  return emergencyReport(answers, bestLpm)
}
