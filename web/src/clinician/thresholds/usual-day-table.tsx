import { exportWords } from '@second-wind/core/content/profile/export-words'
import { usualDayFacts } from '@second-wind/core/content/profile/usual-day-facts'
import { sputumAmountLabels, sputumConsistencyLabels } from '@second-wind/core/content/symptom-labels'
import { isPhlegmDarker, isPhlegmThicker } from '@second-wind/core/findings/usual-comparison'
import { hasNoPhlegm } from '@second-wind/core/records/phlegm'
import type { SymptomEntry } from '@second-wind/core/records/symptom-entry'
import { type UsualDay, usualDayFrom } from '@second-wind/core/records/usual-day'
import { betterDirection } from '@second-wind/core/recovery/severity-words'
import { isBloodUnanswered } from '../../ui/clinical/entry-signs.ts'
import { unansweredOfPhlegm } from '../../ui/clinical/format-phlegm.ts'
import { thresholdWords as words } from './threshold-words.ts'
import styles from './thresholds.module.css'

type Field = ReturnType<typeof usualDayFacts>[number]['field']
/** `isSet`: by the patient; otherwise `usual` is worked out from earlier days. */
type Props = { usual: UsualDay; isSet: boolean; latest: SymptomEntry | undefined }

/** One line for each answer that is known of either. */
export function UsualDayTable({ usual, isSet, latest }: Props) {
  const answered = latest && usualDayFrom(latest, undefined, latest.localDate)
  const before = usualDayFacts(usual)
  const now = answered ? usualDayFacts(answered) : []
  const known = { ...answered, ...usual, setOn: usual.setOn }
  const valueOf = (facts: typeof before, field: Field) => facts.find((fact) => fact.field === field)?.value
  const latestOf = (field: Field) =>
    field === 'sputumColor' && latest && hasNoPhlegm(latest)
      ? [sputumConsistencyLabels.none, ...(isBloodUnanswered(latest) ? [words.bloodUnanswered] : [])].join(
          ', ',
        )
      : (valueOf(now, field) ?? words.unanswered)
  return (
    <table className={styles.table} aria-label={words.tableName}>
      <thead>
        <tr>
          {words.columns(isSet).map((title) => (
            <th key={title} scope="col">
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {usualDayFacts(known).map(({ field, label }) => (
          <tr key={field}>
            <th scope="row">{label}</th>
            <td>{valueOf(before, field) ?? words.unknown}</td>
            <td>{latestOf(field)}</td>
            <td>{latest && answered && describeChange(field, usual, answered, latest)}</td>
          </tr>
        ))}
        {latest && <AmountRow latest={latest} />}
      </tbody>
    </table>
  )
}

/** The answer is itself a comparison with the usual day. Without phlegm it is not asked. */
function AmountRow({ latest }: { latest: SymptomEntry }) {
  const isUnanswered = unansweredOfPhlegm(latest).includes('amount')
  if (latest.sputumAmount === undefined && !isUnanswered) return null
  const change = latest.sputumAmount && amountChanges[latest.sputumAmount]
  return (
    <tr>
      <th scope="row">{exportWords.fields.sputumAmount}</th>
      <td>{isUnanswered ? words.unknown : sputumAmountLabels.usual}</td>
      <td>{latest.sputumAmount ? sputumAmountLabels[latest.sputumAmount] : words.unanswered}</td>
      <td>{change}</td>
    </tr>
  )
}

const amountChanges = { usual: words.same, more: words.moreThanUsual } as const

/** Empty where one of the two is not known. */
function describeChange(field: Field, usual: UsualDay, now: UsualDay, latest: SymptomEntry): string {
  const [before, after] = [usual[field], now[field]]
  if (before === undefined || after === undefined) return ''
  if (before === after) return words.same
  if (field === 'sputumColor') return isPhlegmDarker(latest, usual) ? words.darker : words.notWorse
  if (field === 'sputumConsistency') return isPhlegmThicker(latest, usual) ? words.thicker : words.notWorse
  const by = Number(after) - Number(before)
  if (field === 'relieverPuffs') return by > 0 ? words.more(by) : words.fewer(-by)
  const worse = betterDirection[field] === 'lower' ? by : -by
  return worse > 0 ? words.worse(worse) : words.better(-worse)
}
