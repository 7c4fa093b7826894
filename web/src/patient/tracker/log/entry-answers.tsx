import { Stack } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import { describeMissingAnswers } from '@second-wind/core/content/findings/needed-answer-words'
import { emergencyCheck } from '@second-wind/core/content/triage/start-screen'
import { answersOfWarnings, type SignAnswer } from '@second-wind/core/findings/answers-that-end-signs'
import { scoreNames } from '@second-wind/core/records/symptom-entry'
import { useState } from 'react'
import { useCurrentFindings } from '../../../data/live/use-current-findings.ts'
import { captureAt } from '../../../data/local/index.ts'
import { EmergencyList } from '../../../ui/clinical/emergency-list.tsx'
import { ErrorText } from '../../../ui/feedback/error-text.tsx'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { formatLocalDate } from '../../../ui/format/format-local-date.ts'
import { useNow } from '../../../ui/hooks/use-now.ts'
import { TextButton } from '../../../ui/links/text-button.tsx'
import { Card } from '../../../ui/primitives/card.tsx'
import { DetailLines, ScoreLine } from '../fields/answer-lines.tsx'
import { EmergencySigns, useHasEmergencySign } from '../fields/emergency-signs.tsx'
import { ScoreSliders } from '../fields/score-sliders.tsx'
import { SymptomFields } from '../fields/symptom-fields.tsx'
import type { Measures } from '../fields/use-measures.ts'
import { useSymptomField } from '../fields/use-symptom-field.ts'
import type { SymptomForm } from '../symptom-form.ts'
import { BackToUsual, type BackToUsualAnswer } from './back-to-usual.tsx'
import type { EarlierAnswers } from './earlier-answers.ts'
import { emergenciesId } from './how-are-you.tsx'
import styles from './entry-answers.module.css'

const saveText = 'Save this entry'

type Props = {
  form: UseFormReturnType<SymptomForm>
  measures: Measures
  earlier: EarlierAnswers | undefined
  emergencies: EmergencyAnswer
  backToUsual: BackToUsualAnswer
  /** The answers are set one by one, with nothing filled in. */
  onNotYet: () => void
  /** What had been filled in is gone. */
  wasCleared: boolean
}

/** Whether the person has said that no emergency applies, which is asked before anything else is saved. */
type EmergencyAnswer = {
  hasNone: boolean
  /** How often the entry was not saved because the answer was missing. */
  timesAsked: number
  onAnswer: (hasNone: boolean) => void
}

/** The answers, by how the person chose to give them. */
export function EntryAnswers({ form, measures, earlier, emergencies, wasCleared, ...usual }: Props) {
  const dayChoice = useSymptomField(form, 'dayChoice')
  if (dayChoice === 'none') return null
  if (dayChoice === 'each')
    return (
      <Stack>
        {wasCleared && (
          <Notice tone="info">
            <p role="status">
              We have cleared the answers that we filled in for you. Any answers that you set yourself are
              still here. Set the others as you are now, then press Log Symptoms. If you are worse than usual,
              choose “Worse than usual” above.
            </p>
          </Notice>
        )}
        <p className={styles.hint}>Compare with what is normal for you.</p>
        <SymptomFields form={form} measures={measures} saveText={saveText} reference={earlier?.reference} />
      </Stack>
    )
  return (
    <EmergencySigns key={dayChoice} form={form} measures={measures} saveText={saveText}>
      <Stack>
        {dayChoice === 'usual' ? (
          <UsualList form={form} measures={measures} earlier={earlier} {...usual} />
        ) : (
          <>
            {dayChoice === 'usual-unknown' && earlier && !earlier.usual && (
              <Notice tone="info">
                <p>Rate how you are today. Next time, we can fill this in for you.</p>
              </Notice>
            )}
            {dayChoice === 'much-worse' && (
              <Emergencies
                {...emergencies}
                onNone={() => {
                  emergencies.onAnswer(true)
                  form.getInputNode('coughSeverity')?.focus()
                }}
              />
            )}
            <ScoreSliders form={form} reference={earlier?.reference} />
            <Details
              form={form}
              measures={measures}
              isLater={dayChoice === 'much-worse' && !emergencies.hasNone}
            />
          </>
        )}
      </Stack>
    </EmergencySigns>
  )
}

type EmergenciesProps = EmergencyAnswer & { onNone: () => void }

/** The list, and after the answer that none applies one line in its place. */
function Emergencies({ hasNone, timesAsked, onAnswer, onNone }: EmergenciesProps) {
  const [isAgain, setIsAgain] = useState(false)
  if (hasNone)
    return (
      <p className={styles.answered}>
        No emergency signs
        <TextButton
          onClick={() => {
            setIsAgain(true)
            onAnswer(false)
          }}
        >
          Change <span className={styles.spoken}>your answer about emergency signs</span>
        </TextButton>
      </p>
    )
  return (
    <>
      {timesAsked > 0 && (
        <div key={timesAsked} ref={focus} tabIndex={-1}>
          <ErrorText>
            Read this list first. Call 999 if any of it applies. If none does, press “{emergencyCheck.carryOn}
            ”.
          </ErrorText>
        </div>
      )}
      {/* The pressed "Change" disappears. */}
      <div id={emergenciesId} ref={isAgain ? focus : undefined} tabIndex={-1} className={styles.emergencies}>
        <EmergencyList onNone={onNone} isReadFirst />
      </div>
    </>
  )
}

const focus = (message: HTMLElement | null) => message?.focus()

type DetailsProps = { form: UseFormReturnType<SymptomForm>; measures: Measures; isLater: boolean }

/** They can wait for the answer about emergencies, unless a chosen value is one: its card is among them. */
function Details({ isLater, ...lines }: DetailsProps) {
  const hasSign = useHasEmergencySign()
  if (isLater && !hasSign) return null
  return (
    <Card>
      <DetailLines {...lines} startsOpen={lines.measures.hasLungCondition} />
    </Card>
  )
}

/** Every answer that will be saved, one line each. */
function UsualList({
  form,
  measures,
  earlier,
  backToUsual,
  onNotYet,
}: Omit<Props, 'emergencies' | 'wasCleared'>) {
  const day = useSymptomField(form, 'day')
  const wellDay = earlier?.usual?.well?.day
  const today = captureAt(useNow()).localDate
  const missing = useMissingAnswers(form)
  const lacksTemperature = useSymptomField(form, 'untouchedFields').includes('temperature')
  return (
    <Card className={styles.list}>
      <h3>{day === '' ? 'Check your answers' : `Check your answers for ${formatLocalDate(day)}`}</h3>
      <p className={styles.source}>{sourceWords(wellDay, today)} Tap an answer to change it.</p>
      {backToUsual.isShown && <BackToUsual {...backToUsual} onNotYet={onNotYet} isToday={day === ''} />}
      {lacksTemperature && !missing.includes('temperature') && (
        <p className={styles.source}>Take your temperature today if you can.</p>
      )}
      {missing.length > 0 && (
        <Notice tone="warning">
          <p>{describeMissingAnswers(missing)}</p>
        </Notice>
      )}
      {scoreNames.map((name) => (
        <ScoreLine key={name} form={form} name={name} />
      ))}
      <DetailLines form={form} measures={measures} />
    </Card>
  )
}

function sourceWords(wellDay: string | undefined, today: string): string {
  if (wellDay === undefined) return 'From your usual day.'
  return wellDay === today
    ? 'From your entry earlier today.'
    : `From your entry of ${formatLocalDate(wellDay)}.`
}

/** What a warning sign was about and this entry leaves out: the day would not end it (answers-that-end-signs.ts). */
function useMissingAnswers(form: UseFormReturnType<SymptomForm>): SignAnswer[] {
  const findings = useCurrentFindings(useNow())
  const untouched = useSymptomField(form, 'untouchedFields')
  const hasNone = useSymptomField(form, 'sputumConsistency') === 'none'
  const isSet: Record<SignAnswer, boolean> = {
    temperature: !untouched.includes('temperature'),
    phlegm: !untouched.includes('sputumConsistency') && (hasNone || !untouched.includes('sputumColor')),
    phlegmAmount: useSymptomField(form, 'sputumAmount') !== '' || hasNone,
    peakFlowLpm: useSymptomField(form, 'peakFlowLpm') !== '',
    relieverPuffs: useSymptomField(form, 'relieverPuffs') !== null,
  }
  return answersOfWarnings(findings ?? []).filter((id) => !isSet[id])
}
