import { describeCurrentFindings } from '../content/findings/current-finding-words.ts'
import { inboxWords } from '../content/notifications/inbox-words.ts'
import { type CurrentFinding, findingContextOf } from '../findings/current-findings.ts'
import { patientFindings } from '../findings/open-flare-up.ts'
import { home } from '../platform/app-paths.ts'
import { type CapturedAt, epochMs } from '../platform/moment.ts'
import type { Activity } from '../records/activity.ts'
import type { Patient } from '../records/patient.ts'
import type { SymptomEntry } from '../records/symptom-entry.ts'
import { isBadDay } from '../recovery/motivation/bad-day.ts'
import type { TriageResult } from '../triage/triage-result.ts'
import { earnedNotifications } from './earned-notifications.ts'
import type { InboxItem } from './inbox-item.ts'
import { enabledTopics, type DeviceTopics } from './notification-topics.ts'
import { isSettingOn } from './profile-settings.ts'
import { activityNotifications, weeklyNotifications } from './reminder-inbox-items.ts'

/** All records on this phone, each list newest first. */
export type LoggedHistory = {
  entries: readonly SymptomEntry[]
  activities: readonly Activity[]
  checks: readonly TriageResult[]
  person: Patient | undefined
  own: DeviceTopics
}

/** The items that need the whole history. On a bad day nothing celebrates or asks for more activity (C42). */
export function historyInboxItems(history: LoggedHistory, now: CapturedAt): InboxItem[] {
  const { entries, activities, checks, person, own } = history
  const today = now.localDate
  const findings = patientFindings(history, findingContextOf(person), epochMs(now.occurredAt))
  const open = openSignItem(findings, entries, today)
  if (isBadDay({ today, entries, checks, findings })) return open
  const topics = enabledTopics(person?.settings, own)
  const hasDone = activities.some(({ localDate, completed }) => completed && localDate === today)
  return [
    ...open,
    ...(topics.social ? earnedNotifications({ entries, activities }, today) : []),
    ...(topics.activities ? activityNotifications(hasDone, now) : []),
    ...(isSettingOn(person?.settings, 'progress')
      ? weeklyNotifications(
          entries.map(({ localDate }) => localDate),
          now,
        )
      : []),
  ]
}

/** The question of the card above the list. It cannot be switched off, and a reply to it is a new item. */
function openSignItem(
  findings: readonly CurrentFinding[],
  entries: readonly SymptomEntry[],
  today: string,
): InboxItem[] {
  const open = findings.find(({ id }) => id === 'flare-up-open')
  if (!open) return []
  return [
    {
      id: `open-sign:${open.source.id}`,
      type: 'symptoms',
      title: inboxWords.openSignTitle,
      text: describeCurrentFindings([open], entries, today),
      at: open.at,
      link: { to: home, label: inboxWords.openSignLink },
    },
  ]
}
