import { Button, Stack } from '@mantine/core'
import { emergencyServices, urgentAdvice, urgentAdviceIn } from '@second-wind/core/content/help/helplines'
import { withoutException } from '@second-wind/core/content/help/words-for-nation'
import { telemedicine } from '@second-wind/core/content/samples/telemedicine'
import type { NoticeId } from '@second-wind/core/content/settings/load-honest-notice'
import { addDays } from '@second-wind/core/platform/moment'
import { useState } from 'react'
import { useNation } from '../../data/live/use-nation.ts'
import { captureAt } from '../../data/local/index.ts'
import { HelplineList } from '../../ui/clinical/helpline-list.tsx'
import { ExampleSection } from '../../ui/content/example-section.tsx'
import { SecondaryText, SampleCards } from '../../ui/content/sample-cards.tsx'
import { formatLocalDate } from '../../ui/format/format-local-date.ts'
import { useNow } from '../../ui/hooks/use-now.ts'
import { AvailableToday } from '../../widgets/available-today.tsx'
import { HonestNoticeDialog } from '../../widgets/honest-notice-dialog.tsx'
import { SlotBooking } from './slot-booking.tsx'
import styles from './telemedicine-screen.module.css'

/** /telemedicine: a preview of video calls. Nothing here sends a request (hazard HZ-13). */
export function TelemedicineScreen() {
  const today = captureAt(useNow()).localDate
  const [noticeId, setNoticeId] = useState<NoticeId>()
  return (
    <div className={styles.screen}>
      <Stack gap="lg" maw="42rem">
        <AvailableToday notice="book-slot" heading="Ask for an appointment" without={shownInUrgentCare} />
        <UrgentCare />
        <ExampleSection
          fact="Two consultations, times to book, and data to share"
          name="telemedicine"
          note={telemedicine.note}
        >
          <Consultations today={today} />
          <SlotBooking today={today} onBook={() => setNoticeId('book-slot')} />
          <DataSharing onShare={() => setNoticeId('share-data')} />
        </ExampleSection>
      </Stack>
      <HonestNoticeDialog id={noticeId} onClose={() => setNoticeId(undefined)} />
    </div>
  )
}

const shownInUrgentCare = ['tel:111', 'https://111.nhs.uk/']

/** The card above has the exception for Northern Ireland. */
const urgentAdviceBelow = { ...urgentAdvice, detail: withoutException(urgentAdvice.detail) }

/** The real phone numbers by nation: Northern Ireland has no 111. */
function UrgentCare() {
  const nation = useNation()
  return (
    <section>
      <h2>Urgent care</h2>
      <HelplineList
        helplines={[emergencyServices, nation ? urgentAdviceIn[nation] : urgentAdviceBelow]}
        nation={nation}
      />
    </section>
  )
}

function DataSharing({ onShare }: { onShare: () => void }) {
  return (
    <section>
      <Stack>
        <h2>Data sharing</h2>
        <p>{telemedicine.sharingNote}</p>
        <SampleCards items={telemedicine.dataSharing} title={({ title }) => title}>
          {({ detail }) => <p>{detail}</p>}
        </SampleCards>
        <div>
          <Button variant="outline" onClick={onShare}>
            Share my data
          </Button>
        </div>
      </Stack>
    </section>
  )
}

const statusWords = { confirmed: 'Sample: confirmed' } as const

/** @param today as `YYYY-MM-DD`; the samples are dated some days later */
function Consultations({ today }: { today: string }) {
  return (
    <section>
      <Stack>
        <h2>Upcoming consultations</h2>
        <SampleCards items={telemedicine.consultations} title={({ doctor }) => doctor}>
          {({ specialty, daysFromToday, time, status }) => (
            <>
              <p>{specialty}</p>
              <SecondaryText>
                {formatLocalDate(addDays(today, daysFromToday))}, {time}
              </SecondaryText>
              <p className={styles.status}>{statusWords[status]}</p>
            </>
          )}
        </SampleCards>
      </Stack>
    </section>
  )
}
