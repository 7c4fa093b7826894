import { checkSummary } from '@second-wind/core/content/findings/check-words'
import { printWords } from '@second-wind/core/content/profile/export-words'
import { describeUsualDay } from '@second-wind/core/content/profile/usual-day-facts'
import { usualDayWords } from '@second-wind/core/content/profile/usual-day-words'
import { symptomChecks } from '@second-wind/core/findings/follow-up-reply'
import { recoveryStats } from '@second-wind/core/recovery/stats'
import { adviceGiven, findingsByRecord, worstOfDayFirst } from '@second-wind/core/rights/advice-given'
import { captureAt } from '../../data/local/index.ts'
import { describeFirstAnswers } from '../../ui/clinical/format-answered-span.ts'
import { formatShortEntryTime } from '../../ui/clinical/format-entry-time.ts'
import { profileFacts } from '../../ui/clinical/profile-facts.ts'
import { longDate, plainDate } from '../../ui/format/uk-time.ts'
import { fieldLabels } from '../../ui/profile-form/field-labels.ts'
import { LatestEntries } from './latest-entries.tsx'
import { PrintedScoreCharts } from './printed-score-charts.tsx'
import type { HealthRecord } from './read-health-record.ts'
import { recordsShown, WarningSigns } from './warning-signs.tsx'

const checksShown = 3
/** Each record with a warning sign takes the room of one of them. */
const entriesShown = 8

/** One page for a GP visit, without its title. @param now epoch milliseconds */
export function GpSummaryContent({ record, now }: { record: HealthRecord; now: number }) {
  const { profile, symptoms: entries, triage, unsent } = record
  const logged = { entries, checks: triage, profile }
  const findings = findingsByRecord(logged, now)
  const ordered = worstOfDayFirst(entries, findings)
  const { firstDay } = recoveryStats(entries, captureAt(now).localDate)
  const given = adviceGiven(logged, findings, firstDay)
  const checks = symptomChecks(triage)
  const hasLogged = [...entries, ...triage].some(({ localDate }) => localDate >= firstDay)
  return (
    <>
      <p>
        {longDate(now)}. {printWords.madeBy} {printWords.source} {unsent.size > 0 && printWords.unsent}
      </p>
      {profile ? <About profile={profile} /> : <p>{printWords.noProfile}</p>}
      {hasLogged && <WarningSigns given={given} />}
      <PrintedScoreCharts entries={entries} now={now} />
      <LatestEntries
        entries={ordered.slice(0, entriesShown - Math.min(Math.max(given.length, 1), recordsShown))}
      />
      {checks.length > 0 && (
        <>
          <h2>Latest symptom checks</h2>
          <ul>
            {checks.slice(0, checksShown).map((check) => (
              <li key={check.id}>
                {[
                  formatShortEntryTime({ ...check, date: check.createdAt }),
                  describeFirstAnswers(check) ?? [],
                ]
                  .flat()
                  .join(', ')}
                : {checkSummary(check)}
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  )
}

function About({ profile }: { profile: NonNullable<HealthRecord['profile']> }) {
  const { usualDay } = profile
  const facts = profileFacts(profile, undefined)
  const notSet = namesAsked.filter((name) => facts.every(({ label }) => label !== name))
  return (
    <>
      <h2>{profile.name}</h2>
      <p>
        {[...facts, ...notSet.map((label) => ({ label, value: 'not set' }))]
          .map(({ label, value }) => `${label}: ${value}`)
          .join('. ')}
      </p>
      <p>
        {usualDay
          ? `${usualDayWords.record.title}: ${describeUsualDay(usualDay, plainDate)}.`
          : 'Usual day: not set.'}
      </p>
    </>
  )
}

/** What a GP looks for, also where the patient has left it open. */
const namesAsked = [fieldLabels.respiratoryDiagnosis, fieldLabels.inhaler, fieldLabels.peakFlowBestLpm]
