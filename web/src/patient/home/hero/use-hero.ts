import { type Newest, recentRiskLevel } from '@second-wind/core/care/risk/recent-risk-level'
import type { CompanionSpeech } from '@second-wind/core/content/motivation/companion-schema'
import { addDays } from '@second-wind/core/platform/moment'
import type { Nation } from '@second-wind/core/records/patient'
import type { SymptomEntry } from '@second-wind/core/records/symptom-entry'
import { useLiveQuery } from 'dexie-react-hooks'
import { findProfile, listSymptoms, listTriage } from '../../../data/local/index.ts'
import type { CompanionId } from '../../../ui/companion/companion.tsx'
import { useToday } from '../use-today.ts'

type Hero = {
  who: CompanionId
  nation: Nation | undefined
  mood: CompanionMood
  today: string
  /** The newest ones, newest first. */
  entries: readonly SymptomEntry[]
  isUnreadable: boolean
}

/** Enough for a week of logging many times a day; older entries cost nothing here. */
const entriesRead = 70

const nothing = () => undefined

/** What the first screenful says, live from the phone's own records. What cannot be read is not shown. */
export function useHero(): Hero {
  const today = useToday()
  const profile = useLiveQuery(() => findProfile().catch(nothing))
  const read = useLiveQuery(() => listSymptoms(entriesRead).catch(() => 'unreadable' as const))
  const checks = useLiveQuery(() => listTriage(1).catch(nothing))

  const entries = Array.isArray(read) ? read : []
  return {
    who: profile?.companionAvatar ?? 'joy',
    nation: profile?.nation,
    mood: companionMood({ entry: entries[0], check: checks?.[0] }, today),
    today,
    entries,
    isUnreadable: read === 'unreadable',
  }
}

/** What the companion feels; each has a line of its own. */
type CompanionMood = Exclude<keyof CompanionSpeech, 'id' | 'reviewedOn' | 'reviewBy' | 'sources'>

/** A bad sign comes before everything and stays until something better follows. */
export function companionMood(newest: Newest, today: string): CompanionMood {
  const level = recentRiskLevel(newest, today)
  if (level === 'high') return 'high'
  const lastDay = [newest.entry, newest.check].map((logged) => logged?.localDate ?? '').toSorted()[1]
  if (!lastDay) return 'hello'
  if (lastDay < addDays(today, -1)) return 'missed'
  if (level === 'medium') return 'medium'
  return newest.entry?.localDate === today ? 'done' : 'low'
}
