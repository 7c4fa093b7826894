import { SimpleGrid, Stack } from '@mantine/core'
import { scoreLabels } from '@second-wind/core/content/symptom-labels'
import { scoreNames, type ScoreName, type SymptomEntry } from '@second-wind/core/records/symptom-entry'
import { scoreDistribution, type Distribution } from '@second-wind/core/recovery/analytics/distribution'
import { Card } from '../../ui/primitives/card.tsx'
import { FoldedSection } from '../../ui/primitives/folded-section.tsx'
import { formatCount } from './format-count.ts'
import styles from './distributions.module.css'
import tab from './tab.module.css'

/** How often each score occurred, as a table with bars. */
export function Distributions({ entries }: { entries: readonly SymptomEntry[] }) {
  return (
    <FoldedSection heading="How often" fact="How often you gave each score" name="how-often">
      <SimpleGrid minColWidth="min(20rem, 100%)" autoFlow="auto-fit" spacing="sm">
        {scoreNames.map((name) => (
          <OneScore key={name} name={name} found={scoreDistribution(name, entries)} />
        ))}
      </SimpleGrid>
    </FoldedSection>
  )
}

function OneScore({ name, found }: { name: ScoreName; found: Distribution }) {
  const label = scoreLabels[name]
  return (
    <Card>
      <Stack gap="xs">
        <h3>{label}</h3>
        {found.mean === null ? (
          <p>Not enough check-ins yet</p>
        ) : (
          <>
            <p>
              Average <strong>{found.mean}</strong>, from {formatCount(found.answered, 'check-in')}
            </p>
            <Bands label={label} found={found} />
          </>
        )}
        {found.unanswered > 0 && (
          <p className={tab.quiet}>
            Left out: {formatCount(found.unanswered, 'check-in')} without an answer.
          </p>
        )}
      </Stack>
    </Card>
  )
}

function Bands({ label, found }: { label: string; found: Distribution }) {
  return (
    <table className={styles.bands}>
      <caption>How many check-ins had each {label.toLowerCase()} score</caption>
      <thead>
        <tr>
          <th scope="col">Score</th>
          <th scope="col">Check-ins</th>
        </tr>
      </thead>
      <tbody>
        {found.bands.map(({ from, to, word, count }) => (
          <tr key={to}>
            <th scope="row">
              {word}, {from} to {to}
            </th>
            <td>
              <span className={styles.bar}>
                <svg viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden>
                  <rect width={(count / found.answered) * 100} height="10" />
                </svg>
                {count}
              </span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
