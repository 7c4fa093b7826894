import { SimpleGrid, Stack } from '@mantine/core'
import type { SymptomEntry } from '@second-wind/core/records/symptom-entry'
import { bestAndWorstDay } from '@second-wind/core/recovery/analytics/best-and-worst-day'
import { Card } from '../../../ui/primitives/card.tsx'
import { FoldedSection } from '../../../ui/primitives/folded-section.tsx'
import { formatCount } from '../format-count.ts'
import { DayCard } from './day-card.tsx'
import tab from '../tab.module.css'

/** The best and the worst day, with what was logged on them. */
export function BestAndWorst({ entries }: { entries: readonly SymptomEntry[] }) {
  const found = bestAndWorstDay(entries)
  return (
    <FoldedSection heading="Best and worst day" fact={factWords[found.status]} name="best-and-worst">
      {found.status === 'ready' && (
        <SimpleGrid minColWidth="min(20rem, 100%)" autoFlow="auto-fit" spacing="sm">
          {found.best && <DayCard title="Best day" judged={found.best} />}
          <DayCard title="Worst day" judged={found.worst} />
        </SimpleGrid>
      )}
      {found.status === 'all-alike' && (
        <Card>
          <p>Your {found.days} days were all the same.</p>
        </Card>
      )}
      {found.status === 'not-enough' && (
        <Card>
          <Stack gap="xs">
            <h3>Not enough check-ins yet</h3>
            <p>You need 2 days when you set all four scores. This range has {found.days}.</p>
          </Stack>
        </Card>
      )}
      {found.status === 'ready' && found.best === null && (
        <p>Every day in this range had a warning sign, so we do not show a best day.</p>
      )}
      <p className={tab.quiet}>
        Each score counts equally. We use your worst answer each day.
        {found.leftOut > 0 &&
          ` Left out: ${formatCount(found.leftOut, 'day')} with a score that you did not set.`}
      </p>
    </FoldedSection>
  )
}

const factWords = {
  ready: 'And what you logged',
  'all-alike': 'Your days were all the same',
  'not-enough': 'You need 2 days',
}
