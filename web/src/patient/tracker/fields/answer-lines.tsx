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

/** The answers that are given only when there is something to say. */
export function DetailLines({ form, measures }: FormProps & { measures: Measures }) {
  return (
    <>
      <TemperatureLine form={form} />
      <PhlegmLine form={form} />
      {measurementNames.map((name) => (
        <MeasureLine key={name} name={name} form={form} measures={measures} />
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

function TemperatureLine({ form }: FormProps) {
  const answers = useAnswers(form)
  return (
    <AnswerLine
      name="Temperature"
      value={isAnswered(answers, 'temperature') ? temperatureWords(answers) : undefined}
      hasError={form.errors['temperature'] !== undefined}
      below={<EmergencyCardAt field="temperature" />}
    >
      <TemperatureSelect form={form} />
    </AnswerLine>
  )
}

function PhlegmLine({ form }: FormProps) {
  const answers = useAnswers(form)
  const isSet = isAnswered(answers, 'sputumColor') || isAnswered(answers, 'sputumConsistency')
  return (
    <AnswerLine
      name="Phlegm (mucus)"
      value={isSet ? formatPhlegm(answers) : undefined}
      hasError={form.errors['sputumColor'] !== undefined || form.errors['sputumConsistency'] !== undefined}
      below={<EmergencyCardAt field="sputumColor" />}
    >
      <PhlegmFields form={form} colorAs="swatches" />
    </AnswerLine>
  )
}

function MeasureLine({ name, ...props }: FormProps & { name: MeasurementName; measures: Measures }) {
  const { linePrefix, reading } = measurements[name]
  const entered = useSymptomField(props.form, name)
  const value = toNumber(entered)
  return (
    <AnswerLine
      name={linePrefix}
      value={value === undefined ? undefined : Number.isNaN(value) ? String(entered) : reading(value)}
      hasError={props.form.errors[name] !== undefined}
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
  untouchedFields: useSymptomField(form, 'untouchedFields'),
})
