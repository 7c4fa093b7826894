import { nhs } from '@second-wind/core/content/samples/nhs'
import { addDays } from '@second-wind/core/platform/moment'
import { formatLocalDate } from '../../ui/format/format-local-date.ts'
import { Aside, SampleCards } from '../../ui/content/sample-cards.tsx'
import { Stack } from '../../ui/primitives/stack.tsx'
import { ReportMaker } from './report-maker.tsx'

/** A report of one's own, which is real, above reports that are samples. */
export function ReportsTab({ today }: { today: string }) {
  return (
    <Stack of="sections">
      <ReportMaker />
      <section>
        <Stack>
          <h2>What NHS reports may look like</h2>
          <SampleCards items={nhs.reports} title={({ title }) => title}>
            {({ detail, daysFromToday }) => (
              <>
                <p>{detail}</p>
                <Aside>{formatLocalDate(addDays(today, daysFromToday))}</Aside>
              </>
            )}
          </SampleCards>
        </Stack>
      </section>
    </Stack>
  )
}
