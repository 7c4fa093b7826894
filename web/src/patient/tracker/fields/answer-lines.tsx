import type { UseFormReturnType } from '@mantine/form'
import { temperatureWords } from '@second-wind/core/content/answer-words'
import { scoreLabels } from '@second-wind/core/content/symptom-labels'
import { type MeasurementName, measurementNames, measurements } from '@second-wind/core/records/measurements'
import { isAnswered } from '@second-wind/core/records/phlegm'
import type { ScoreName } from '@second-wind/core/records/symptom-entry'
import { severityWord } from '@second-wind/core/recovery/severity-words'
import { formatPhlegm } from '../../../ui/clinical/format-phlegm.ts'
import { type SymptomForm, toNumber } from '../symptom-form.ts'
import { AnswerLine } from './answer-line.tsx'
import { EmergencyCardAt } from './emergency-signs.tsx'
import { MeasureInput } from './measure-fields.tsx'
import { PhlegmFields } from './phlegm-fields.tsx'
import { ScoreSlider } from './score-sliders.tsx'
import { FormNotes, TemperatureSelect } from './symptom-details.tsx'
import type { Measures } from './use-measures.ts'
import { useSymptomField } from './use-symptom-field.ts'

type Form = UseFormReturnType<SymptomForm>
type FormProps = { form: Form }

type DetailProps = FormProps & {
  measures: Measures
  /** Temperature, phlegm and reliever, which decide the advice for a worse day with a lung condition. */
  startsOpen?: boolean
}
type OpenProps = FormProps & { startsOpen: boolean }

/** The answers that are given only when there is something to say. */
export function DetailLines({ form, measures, startsOpen = false }: DetailProps) {
  return (
    <>
      <TemperatureLine form={form} startsOpen={startsOpen} />
      <PhlegmLine form={form} startsOpen={startsOpen} />
      {measurementNames.map((name) => (
        <MeasureLine
          key={name}
          name={name}
          form={form}
          measures={measures}
          startsOpen={startsOpen && name === 'relieverPuffs'}
        />
      ))}
      <NotesLine form={form} />
    </>
  )
}

export function ScoreLine({ form, name }: FormProps & { name: ScoreName }) {
  const score = useSymptomField(form, name)
  const isUntouched = useSymptomField(form, 'untouchedScores').includes(name)
  return (
    <AnswerLine
      name={scoreLabels[name]}
      value={isUntouched ? undefined : `${score} · ${severityWord(name, score)}`}
      hasError={form.errors[name] !== undefined}
      below={name === 'breathlessness' && <EmergencyCardAt field="breathlessness" />}
    >
      <ScoreSlider form={form} name={name} />
    </AnswerLine>
  )
}

function TemperatureLine({ form, startsOpen }: OpenProps) {
  const answers = useAnswers(form)
  return (
    <AnswerLine
      name="Temperature"
      value={isAnswered(answers, 'temperature') ? temperatureWords(answers) : undefined}
      hasError={form.errors['temperature'] !== undefined}
      startsOpen={startsOpen}
      below={<EmergencyCardAt field="temperature" />}
    >
      <TemperatureSelect form={form} isLabelled />
    </AnswerLine>
  )
}

function PhlegmLine({ form, startsOpen }: OpenProps) {
  const answers = useAnswers(form)
  const isSet = isAnswered(answers, 'sputumColor') || isAnswered(answers, 'sputumConsistency')
  return (
    <AnswerLine
      name="Phlegm (mucus)"
      value={isSet ? formatPhlegm(answers) : undefined}
      hasError={form.errors['sputumColor'] !== undefined || form.errors['sputumConsistency'] !== undefined}
      startsOpen={startsOpen}
      below={<EmergencyCardAt field="sputumColor" />}
    >
      <PhlegmFields form={form} colorAs="swatches" />
    </AnswerLine>
  )
}

type MeasureLineProps = OpenProps & { name: MeasurementName; measures: Measures }

function MeasureLine({ name, startsOpen, ...props }: MeasureLineProps) {
  const { linePrefix, reading } = measurements[name]
  const entered = useSymptomField(props.form, name)
  const value = toNumber(entered)
  return (
    <AnswerLine
      name={linePrefix}
      value={value === undefined ? undefined : Number.isNaN(value) ? String(entered) : reading(value)}
      hasError={props.form.errors[name] !== undefined}
      startsOpen={startsOpen}
      below={<EmergencyCardAt field={name} />}
    >
      <MeasureInput name={name} {...props} />
    </AnswerLine>
  )
}

function NotesLine({ form }: FormProps) {
  const notes = useSymptomField(form, 'notes').trim()
  return (
    <AnswerLine
      name="Notes"
      value={notes === '' ? undefined : 'Written'}
      hasError={form.errors['notes'] !== undefined}
    >
      <FormNotes form={form} />
    </AnswerLine>
  )
}

const useAnswers = (form: Form) => ({
  temperature: useSymptomField(form, 'temperature'),
  sputumColor: useSymptomField(form, 'sputumColor'),
  sputumConsistency: useSymptomField(form, 'sputumConsistency'),
  sputumAmount: useSymptomField(form, 'sputumAmount') || undefined,
  untouchedFields: useSymptomField(form, 'untouchedFields'),
})
