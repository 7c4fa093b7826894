import { telemedicine } from '@second-wind/core/content/samples/telemedicine'
import { addDays } from '@second-wind/core/platform/moment'
import { formatLocalDate } from '../../ui/format/format-local-date.ts'
import { Badge } from '../../ui/primitives/badge.tsx'
import { Aside, SampleCards } from '../../ui/content/sample-cards.tsx'
import { Stack } from '../../ui/primitives/stack.tsx'

const statusWords = { confirmed: 'Confirmed' } as const

/** @param today as `YYYY-MM-DD`; the samples lie some days after it */
export function Consultations({ today }: { today: string }) {
  return (
    <section>
      <Stack>
        <h2>Upcoming consultations</h2>
        <SampleCards items={telemedicine.consultations} title={({ doctor }) => doctor}>
          {({ specialty, daysFromToday, time, status }) => (
            <>
              <p>{specialty}</p>
              <Aside>
                {formatLocalDate(addDays(today, daysFromToday))}, {time}
              </Aside>
              <Badge icon="tick">{statusWords[status]}</Badge>
            </>
          )}
        </SampleCards>
      </Stack>
    </section>
  )
}
