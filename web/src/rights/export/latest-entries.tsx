import { temperatureWords } from '@second-wind/core/content/answer-words'
import { exportWords } from '@second-wind/core/content/profile/export-words'
import { profileWords } from '@second-wind/core/content/profile/profile-words'
import { scoreLabels } from '@second-wind/core/content/symptom-labels'
import { shorten } from '@second-wind/core/platform/shorten'
import { measurementNames, measurements } from '@second-wind/core/records/measurements'
import { scoreNames, type SymptomEntry } from '@second-wind/core/records/symptom-entry'
import { entriesWithScore } from '@second-wind/core/recovery/answered-scores'
import { formatShortEntryTime } from '../../ui/clinical/format-entry-time.ts'
import { formatPhlegm } from '../../ui/clinical/format-phlegm.ts'

/** Keeps long notes from pushing the rest off the page. */
const notesShown = 90

/** In the order in which they are given. */
export function LatestEntries({ entries }: { entries: readonly SymptomEntry[] }) {
  if (entries.length === 0) return <p>{profileWords.noFigures}</p>
  return (
    <>
      <h2>Latest check-ins</h2>
      <table>
        <thead>
          <tr>
            <th scope="col">Date</th>
            {scoreNames.map((name) => (
              <th key={name} scope="col">
                {scoreLabels[name]}
              </th>
            ))}
            <th scope="col">{exportWords.fields.temperature}</th>
            <th scope="col">Phlegm</th>
            {measurementNames.map((name) => (
              <th key={name} scope="col">
                {measurements[name].columnHeading}
              </th>
            ))}
            <th scope="col">{exportWords.fields.notes}</th>
          </tr>
        </thead>
        <tbody>
          {entries.map((entry) => (
            <tr key={entry.id}>
              <td>{formatShortEntryTime(entry)}</td>
              {scoreNames.map((name) => (
                <td key={name}>{entriesWithScore(name, [entry]).length > 0 ? entry[name] : 'not set'}</td>
              ))}
              <td>{temperatureWords(entry)}</td>
              <td>{formatPhlegm(entry)}</td>
              {measurementNames.map((name) => (
                <td key={name}>{entry[name] ?? 'not set'}</td>
              ))}
              <td>{shorten(entry.notes ?? '', notesShown)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  )
}
