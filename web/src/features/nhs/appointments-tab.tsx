import { nhs } from '@second-wind/core/content/samples/nhs'
import { addDays } from '@second-wind/core/model/moment'
import { dayName } from '../../ui/day-name.ts'
import { Notice } from '../../ui/notice.tsx'
import { Aside, SampleCards } from '../../ui/sample-cards.tsx'
import { Stack } from '../../ui/stack.tsx'

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
              {dayName(addDays(today, daysFromToday))}, {time}
            </p>
            <Aside>{place}</Aside>
          </>
        )}
      </SampleCards>
    </Stack>
  )
}
