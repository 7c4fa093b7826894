import { checkSummary } from '@second-wind/core/content/findings/check-words'
import { printWords } from '@second-wind/core/content/profile/export-words'
import { describeUsualDay } from '@second-wind/core/content/profile/usual-day-facts'
import { usualDayWords } from '@second-wind/core/content/profile/usual-day-words'
import { profileFacts } from '../../ui/clinical/profile-facts.ts'
import { longDate } from '../../ui/format/uk-time.ts'
import { LatestEntries } from './latest-entries.tsx'
import { PrintedScoreCharts } from './printed-score-charts.tsx'
import type { HealthRecord } from './read-health-record.ts'

const checksShown = 3

/** One page for a GP visit, without its title. @param now epoch milliseconds */
export function GpSummaryContent({ record, now }: { record: HealthRecord; now: number }) {
  const { profile, symptoms, triage, unsent } = record
  return (
    <>
      <p>
        {longDate(now)}. {printWords.madeBy} {printWords.source} {unsent.size > 0 && printWords.unsent}
      </p>
      {profile ? (
        <>
          <h2>{profile.name}</h2>
          <p>
            {profileFacts(profile, undefined)
              .map(({ label, value }) => `${label}: ${value}`)
              .join('. ')}
          </p>
        </>
      ) : (
        <p>{printWords.noProfile}</p>
      )}
      {profile?.usualDay && (
        <p>
          {usualDayWords.record.title}: {describeUsualDay(profile.usualDay)}.
        </p>
      )}
      <PrintedScoreCharts entries={symptoms} now={now} />
      <LatestEntries entries={symptoms} />
      {triage.length > 0 && (
        <>
          <h2>Latest symptom checks</h2>
          <ul>
            {triage.slice(0, checksShown).map((check) => (
              <li key={check.id}>
                {longDate(Date.parse(check.createdAt), check.tzOffsetMin)}: {checkSummary(check)}
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  )
}
