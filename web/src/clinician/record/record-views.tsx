import { Button } from '@mantine/core'
import type { PatientId } from '@second-wind/core/platform/ids'
import { epochMs } from '@second-wind/core/platform/moment'
import { useServerState } from '../../access/clinician-sign-in/session/server-state.tsx'
import { listPatientRecordViews } from '../../data/server/clinician/patient-record.ts'
import { ErrorText } from '../../ui/feedback/error-text.tsx'
import { formatDayAndTime } from '../../ui/format/format-time.ts'
import { formatFailureReason } from '../dashboard/failure-reason.ts'
import { recordWords } from './record-words.ts'
import { ShowMore } from './show-more.tsx'
import styles from './record-entry.module.css'

/** Read only on demand, because reading it is itself recorded as a view. */
export function RecordViews({ patientId, now }: { patientId: PatientId; now: number }) {
  const {
    last: views,
    failure,
    isPending,
    refresh,
  } = useServerState({
    key: ['record-views', patientId],
    read: (signal) => listPatientRecordViews(patientId, signal),
    every: 'on-demand',
  })
  return (
    <>
      {views?.length === 0 && <p>{recordWords.noViews}</p>}
      {views && views.length > 0 && (
        <ShowMore
          items={views}
          atATime={10}
          name="entries"
          isDense
          keyOf={({ at, who, action }) => `${at} ${who} ${action}`}
        >
          {({ at, who, department, action }) => (
            <p>
              {formatDayAndTime(epochMs(at), now)}: {recordActionWords(action)}{' '}
              <span className={styles.quiet}>
                {who}, {department}
              </span>
            </p>
          )}
        </ShowMore>
      )}
      {failure !== undefined && !isPending && (
        <ErrorText>We cannot show this list: {formatFailureReason(failure)}.</ErrorText>
      )}
      <div>
        <Button variant="outline" onClick={() => void refresh()}>
          {isPending ? 'Loading...' : views ? 'Refresh' : 'Show who has looked'}
        </Button>
      </div>
    </>
  )
}

/** What a clinician did, by the action that the audit log names. */
const actionWords: Readonly<Record<string, string>> = {
  'record.read': 'Viewed the record',
  'views.read': 'Viewed this list',
  'alert.read': 'Marked an alert as read',
  'alert.resolve': 'Resolved an alert',
  'identity.edit': 'Edited date of birth or NHS number',
  'name.confirm': 'Confirmed the changed name',
  'threshold.set': 'Changed the alert threshold',
  'message.send': 'Sent a message',
  'call.note': 'Noted a call',
  'call.withdraw': 'Withdrew a note of a call',
  'roster.read': 'Viewed the patient list',
  'alerts.list': 'Viewed the alert list',
  'devices.list': 'Viewed the linked phones',
  'device.lost': 'Reported a phone lost',
  'phone.invite': 'Created an invitation for a new phone',
  'join.approve': 'Approved a new phone',
  'join.decline': 'Declined a new phone',
  'phone.hold': 'New phone on hold: another phone is in use',
  'phone.release': 'Confirmed a colleague’s new phone',
}

/** An action that this page does not know by name is shown as the log has it, never left out. */
const recordActionWords = (action: string): string => actionWords[action] ?? action
