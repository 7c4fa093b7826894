import { describeCurrentFindings } from '@second-wind/core/content/findings/current-finding-words'
import { followUpCardWords } from '@second-wind/core/content/findings/follow-up-card-words'
import { wordsForNation } from '@second-wind/core/content/help/words-for-nation'
import {
  followUpCard,
  type FollowUpCard as Card,
  isAboutUsual as isCardAboutUsual,
  replyToCard,
} from '@second-wind/core/findings/follow-up-card'
import { type ComponentType, type ReactNode, type RefObject, useRef, useState } from 'react'
import { dropMistakenCheck } from '../data/live/unfinished/drop-mistaken-check.ts'
import { useCurrentFindingsAndEntries } from '../data/live/use-current-findings.ts'
import { useHasPlan } from '../data/live/use-has-plan.ts'
import { useLocalSave } from '../data/live/use-local-save.ts'
import { useNation } from '../data/live/use-nation.ts'
import { captureAt, captureNow, newId } from '../data/local/index.ts'
import { saveTriage } from '../data/local/lazy.ts'
import { toastSuccess } from '../ui/feedback/toast.ts'
import { useNow } from '../ui/hooks/use-now.ts'
import { BetterNotice, UsualNotice } from './follow-up-notices.tsx'
import { AskCard, type Reply, type StateProps, StillCard, UrgentCard } from './follow-up-states.tsx'
import { type OpenOthers, OtherFindings, RecentFindings } from './other-findings.tsx'
import { OwnCalls, OwnPlanLink } from './own-help.tsx'
import styles from './follow-up-card.module.css'

type Props = {
  /** An entry or symptom check that the same screen already shows. */
  exceptId?: string
  /** Shown over a screen that can be left without a reply: with where the question stays. */
  isInSheet?: boolean
  /**
   * Advice about the entry of the same screen: next to the card, before the list. The call "I still feel like this" is
   * alone.
   */
  besideEntry?: ReactNode
  /** The entry of the same screen, where it calls for no other advice than the card: part of it. */
  ofEntry?: ReactNode
  /** With the numbers of the person's own GP and nurse, as far as they are saved. */
  hasOwnCalls?: boolean
  /** With the link to the person's own action plan, if there is one. */
  hasPlanLink?: boolean
  /** What to do and the calls; what was logged opens in place. For a screen that has more to say about today. */
  isFolded?: boolean
  openOthers?: OpenOthers
}

/**
 * The most serious sign of the last two days with the time it was logged, and for a red flag the question whether it is
 * still so. A reply is stored like a symptom check and removes nothing (ruling D-04; hazards HZ-01, HZ-02).
 */
export function FollowUpCard({ exceptId, besideEntry, ofEntry, ...shown }: Props) {
  const {
    isInSheet = false,
    hasOwnCalls = false,
    hasPlanLink = false,
    isFolded = false,
    openOthers = 'three',
  } = shown
  const hasPlan = useHasPlan()
  const now = useNow()
  const current = useCurrentFindingsAndEntries(now)
  const place = useRef<HTMLDivElement>(null)
  const card = current && followUpCard(current.findings, exceptId)
  const { state, reply, notSaved } = useReply(card, place)
  if (!card || !state) return null

  const today = captureAt(now).localDate
  const [worst, ...alike] = card.findings
  const { source } = worst
  // One record is named once, with everything that counts in it.
  const inSameRecord = card.others.filter(([first]) => first.source.id === source.id).flat()
  const others = card.others.filter(([first]) => first.source.id !== source.id)
  const logged = describeCurrentFindings([worst, ...alike, ...inSameRecord], current.entries, today)
  const State = states[state]
  const isAboutUsual = isCardAboutUsual({ state })
  // A card that calls for 999 has no other number; the nurse's is below it.
  const isFor999 = state === 'ask' || state === 'still'
  const ownCalls = hasOwnCalls && <OwnCalls ids={isFor999 ? ['nurse'] : ['gp', 'nurse']} />
  const foldsOthers = isFolded && (state === 'ask' || state === 'urgent')
  const list = { first: card.findings, others, entries: current.entries, today }
  return (
    <div
      ref={place}
      role="group"
      aria-label="What you logged earlier"
      tabIndex={-1}
      className={styles.place}
      data-state={state}
    >
      <State
        state={state}
        logged={logged}
        findings={card.findings}
        isInSheet={isInSheet}
        isFolded={isFolded}
        hasUsualDayLink={exceptId === undefined}
        notSaved={notSaved}
        onReply={reply}
        planLink={hasPlanLink && hasPlan && <OwnPlanLink />}
        ownCalls={!isFor999 && ownCalls}
        ofEntry={ofEntry}
        recent={isAboutUsual && others.length > 0 && <RecentFindings {...list} />}
        others={foldsOthers && <OtherFindings {...list} open="three" />}
      />
      {isFor999 && ownCalls}
      {state !== 'still' && besideEntry}
      {!isAboutUsual && !foldsOthers && <OtherFindings {...list} open={openOthers} />}
    </div>
  )
}

const states: Record<Card['state'], ComponentType<StateProps>> = {
  ask: AskCard,
  still: StillCard,
  better: BetterNotice,
  urgent: UrgentCard,
  'usual-again': UsualNotice,
  'not-usual': UsualNotice,
}

/** Stores a reply to the card. The call for help does not wait for that. */
function useReply(card: Card | undefined, place: RefObject<HTMLElement | null>) {
  const { save, notSaved } = useLocalSave()
  const nation = useNation()
  const [hasRepliedStill, setHasRepliedStill] = useState(false)
  const reply = (answer: Reply) => {
    if (!card) return
    setHasRepliedStill(answer === 'still')
    void save(() => saveTriage(newId(), replyToCard(card, answer), captureNow()), {
      onSaved: () => {
        // The pressed button disappears, and with "usual" the whole card.
        place.current?.focus()
        if (answer === 'mistake') void dropMistakenCheck(card.findings[0].replyAbout).catch(() => undefined)
        if (answer === 'usual')
          toastSuccess('Saved', wordsForNation(nation, followUpCardWords.usualSaved.text))
      },
      onFailed: () => undefined,
    })
  }
  const state = card?.state === 'ask' && hasRepliedStill ? 'still' : card?.state
  return { state, reply, notSaved }
}
