import { nhs } from '@second-wind/core/content/samples/nhs'
import { addDays } from '@second-wind/core/platform/moment'
import { formatLocalDate } from '../../ui/format/format-local-date.ts'
import { Notice } from '../../ui/feedback/notice.tsx'
import { Aside, SampleCards } from '../../ui/content/sample-cards.tsx'
import { Stack } from '../../ui/primitives/stack.tsx'

/** @param today as `YYYY-MM-DD`; the samples lie some days after it */
export function AppointmentsTab({ today }: { today: string }) {
  return (
    <Stack>
      <h2>Appointments</h2>
      <Notice tone="info">
        <p>{nhs.appointmentsNote}</p>
      </Notice>
      <SampleCards items={nhs.appointments} title={({ title }) => title}>
        {({ daysFromToday, time, place }) => (
          <>
            <p>
              {formatLocalDate(addDays(today, daysFromToday))}, {time}
            </p>
            <Aside>{place}</Aside>
          </>
        )}
      </SampleCards>
    </Stack>
  )
}
