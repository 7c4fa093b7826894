import { captureMoment } from '@second-wind/core/model/moment'
import { useLiveQuery } from 'dexie-react-hooks'
import { findProfile, listSymptoms } from '../../local/index.ts'
import type { CompanionId } from '../../ui/companion/companion.tsx'
import { useNow } from '../../ui/use-now.ts'
import { moodOf, type Mood } from './mood.ts'
import { weekUpTo, type Day } from './week.ts'

/** Enough for a week of logging many times a day; older entries cost nothing here. */
const entriesRead = 70

/** What Home says about the week, live from the phone's own entries. */
export function useCheckIns(): { who: CompanionId; mood: Mood; week: Day[]; summary: string } {
  const now = useNow()
  const { localDate: today } = captureMoment(now, -new Date(now).getTimezoneOffset())
  // What cannot be read is not shown; the two actions and the way to help stay.
  const who = useLiveQuery(() =>
    findProfile().then(
      (profile) => profile?.companionAvatar,
      () => undefined,
    ),
  )
  const entries = useLiveQuery(() => listSymptoms(entriesRead).catch(() => 'unreadable' as const))

  const known = Array.isArray(entries) ? entries : []
  const week = weekUpTo(today, new Set(known.map((entry) => entry.localDate)))
  return { who: who ?? 'joy', mood: moodOf(known, week), week, summary: summaryOf(entries, week) }
}

function summaryOf(entries: unknown[] | 'unreadable' | undefined, week: readonly Day[]): string {
  if (entries === undefined) return ''
  if (entries === 'unreadable')
    return 'Your entries cannot be read right now. Close the app and open it again.'
  if (entries.length === 0) return 'No check-ins yet. Start when you are ready.'
  const count = week.filter((day) => day.isLogged).length
  return `You checked in on ${count} of the last 7 days.`
}
