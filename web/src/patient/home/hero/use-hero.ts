import type { CompanionSpeech } from '@second-wind/core/content/motivation/companion-schema'
import type { SymptomEntry } from '@second-wind/core/records/symptom-entry'
import { useLiveQuery } from 'dexie-react-hooks'
import { useEffect, useState } from 'react'
import {
  findDraft,
  findProfile,
  listChecksForFindings,
  listEntriesForFindings,
  listMessages,
} from '../../../data/local/index.ts'
import type { CompanionId } from '../../../ui/companion/companion.tsx'
import { useNow } from '../../../ui/hooks/use-now.ts'
import { useSyncStatus } from '../../../widgets/sync/use-sync-status.ts'
import { useUnfinishedCheck } from '../../../widgets/unfinished/use-unfinished-check.ts'
import { useToday } from '../use-today.ts'
import type * as CompanionRules from './companion-speech.ts'

/** The companion's mood; each has a sentence of its own. */
export type CompanionMood = Exclude<keyof CompanionSpeech, 'id' | 'reviewedOn' | 'reviewBy' | 'sources'>

type Hero = {
  who: CompanionId
  mood: CompanionMood
  /** What the companion says. */
  line: string
  today: string
  /** Newest first. */
  entries: readonly SymptomEntry[]
  /** Nothing about the person is known yet, so that a calm face would be a guess. */
  isReading: boolean
  isUnreadable: boolean
  /** Something that was logged needs watching or advice: no praise either. */
  hasFinding: boolean
  /** What to do first is in the card above, with its buttons. */
  isMainAbove?: true
  /** The card above says the same: the line is for screen readers only. */
  isSaidAbove?: true
  /** Advice would be clearer if it were known what is usual. */
  lacksUsualDay: boolean
  /** An entry of today was begun and not saved. */
  hasBegunLog?: true
  /** With a line of its own or a card above. */
  hasUnsavedLog?: true
}

/** The facts of the first screenful, as a live query. */
export function useHero(): Hero {
  const today = useToday()
  const nowMs = useNow()
  const profile = useLiveQuery(() => findProfile().then((found) => found ?? 'none', none))
  const read = useLiveQuery(() => listEntriesForFindings().catch(() => 'unreadable' as const))
  const checks = useLiveQuery(() => listChecksForFindings().catch(() => []))
  // The id of the tracker's draft: unfinished-log.ts, which is loaded with the rules of the speech.
  const draft = useLiveQuery(() => findDraft('symptoms').then((found) => found ?? 'none', none))
  // As in unsaved-changes.ts, loaded with the same.
  const editDraft = useLiveQuery(() => findDraft('symptoms-edit').then((found) => found ?? 'none', none))
  const messages = useLiveQuery(() => listMessages().catch(() => []))
  const speak = useCompanionSpeech()
  const unfinishedCheck = useUnfinishedCheck()
  const isOverdue = useSyncStatus()?.status.tone === 'red'

  const entries = Array.isArray(read) ? read : []
  const person = profile === 'none' ? undefined : profile
  const who = person?.companionAvatar ?? 'joy'
  const isReading = !speak || !read || !checks || !messages || !profile || !draft || !editDraft
  const said = isReading
    ? { mood: 'hello' as const, line: 'Opening…', hasFinding: false, lacksUsualDay: false }
    : speak({
        profile: person,
        entries,
        checks,
        draft,
        editDraft,
        messages,
        isOverdue,
        unfinishedCheck,
        today,
        nowMs,
      })
  return { who, today, entries, isReading, isUnreadable: read === 'unreadable', ...said }
}

const none = () => 'none' as const

function useCompanionSpeech() {
  const [rules, setRules] = useState<typeof CompanionRules>()
  useEffect(() => {
    void import('./companion-speech.ts').then(setRules)
  }, [])
  return rules?.companionSpeech
}
