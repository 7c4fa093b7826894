import {
  bloodAdvice,
  describeCurrentFindings,
  describeOtherFindings,
  followUpCardWords,
} from '@second-wind/core/content/findings/current-finding-words'
import { wordsForNation } from '@second-wind/core/content/help/words-for-nation'
import { toFollowUpOutcome } from '@second-wind/core/findings/follow-up'
import {
  namedFindingIds,
  followUpCard,
  type FollowUpCard as Card,
} from '@second-wind/core/findings/follow-up-card'
import { useRef, useState } from 'react'
import {
  type CurrentFindingsAndEntries,
  useCurrentFindingsAndEntries,
} from '../data/live/use-current-findings.ts'
import { type LocalSave, useLocalSave } from '../data/live/use-local-save.ts'
import { useNation } from '../data/live/use-nation.ts'
import { useUnsent } from '../data/live/use-unsent.ts'
import { captureAt, captureNow, newId, saveTriage } from '../data/local/index.ts'
import { CareCard } from '../ui/clinical/care-card.tsx'
import { NotSavedNotice } from '../ui/feedback/not-saved-notice.tsx'
import { Notice } from '../ui/feedback/notice.tsx'
import { toastSuccess } from '../ui/feedback/toast.ts'
import { useNow } from '../ui/hooks/use-now.ts'
import { CallLink } from '../ui/links/call-link.tsx'
import { Button } from '../ui/primitives/button.tsx'
import { OwnCalls } from './own-help.tsx'
import { NotSeen } from './sync/not-seen.tsx'
import { UrgentCall } from './urgent-call.tsx'
import styles from './follow-up-card.module.css'

type Props = {
  /** An entry or symptom check that the same screen already shows. */
  exceptId?: string
  /** Shown over a screen that can be left without a reply: with where the question stays. */
  isInSheet?: boolean
  /** With the number of the person's own nurse, if it is saved. */
  hasNurse?: boolean
}

/**
 * The most serious sign of the last two days with the time it was logged, and for a red flag the question whether it is
 * still so. A reply is stored like a symptom check and removes nothing (ruling D-04; hazards HZ-01, HZ-02).
 */
export function FollowUpCard({ exceptId, isInSheet = false, hasNurse = false }: Props) {
  const now = useNow()
  const current = useCurrentFindingsAndEntries(now)
  const nation = useNation()
  const { save, ...saving } = useLocalSave()
  const place = useRef<HTMLDivElement>(null)
  const [hasRepliedStill, setHasRepliedStill] = useState(false)
  const still = current && followUpCard(current.findings, exceptId)
  if (!still) return null

  const [worst, ...alike] = still.findings
  const { source } = worst
  // One record is named once, with everything that counts in it.
  const inSameRecord = still.others.filter(([first]) => first.source.id === source.id).flat()
  const others = still.others.filter(([first]) => first.source.id !== source.id)
  const logged = describeCurrentFindings(
    [worst, ...alike, ...inSameRecord],
    current.entries,
    captureAt(now).localDate,
  )
  // The call for help does not wait for the reply to be stored.
  const state = still.state === 'ask' && hasRepliedStill ? 'still' : still.state
  const reply = (answer: Reply) => {
    setHasRepliedStill(answer === 'still')
    void save(() => saveReply(still, answer), {
      onSaved: () => {
        // The pressed button disappears, and with "usual" the whole card.
        place.current?.focus()
        if (answer === 'usual') toastSuccess('Saved', followUpCardWords.usualSaved.text)
      },
      onFailed: () => undefined,
    })
  }
  return (
    <div
      ref={place}
      role="group"
      aria-label="What you logged earlier"
      tabIndex={-1}
      className={styles.place}
      data-state={state}
    >
      {state === 'ask' && (
        <CareCard level="urgent" heading={logged} headingLevel={2}>
          <CallLink tel="999" level="emergency">
            Call 999
          </CallLink>
          <p className={styles.question}>{followUpCardWords.ask.text}</p>
          <div className={styles.answers}>
            <Button look="plain" onClick={() => reply('still')}>
              {followUpCardWords.yes.text}
            </Button>
            <Button look="plain" onClick={() => reply('better')}>
              {followUpCardWords.better.text}
            </Button>
          </div>
          <NotSaved {...saving} state={state} />
          <NotSeen source={source} isInCard />
          {isInSheet && <p>{followUpCardWords.later.text}</p>}
        </CareCard>
      )}
      {state === 'still' && (
        <>
          <CareCard level="emergency" heading={followUpCardWords.call.text} headingLevel={2}>
            <p>{logged}</p>
            <p>{followUpCardWords.callDetail.text}</p>
            {adviceWhenStill(still.findings).map((text) => (
              <p key={text}>{wordsForNation(nation, text)}</p>
            ))}
            <NotSeen source={source} isInCard />
          </CareCard>
          <CallLink tel="999" level="emergency">
            Call 999
          </CallLink>
          <Button look="plain" onClick={() => reply('better')}>
            {followUpCardWords.betterNow.text}
          </Button>
          <NotSaved {...saving} state={state} />
        </>
      )}
      {state === 'better' && (
        <Notice tone="warning">
          <div className={styles.place}>
            <p>
              <strong>{logged}</strong> {followUpCardWords.repliedBetter.text}
            </p>
            <p>{wordsForNation(nation, followUpCardWords.afterBetter.text)}</p>
            <p>{followUpCardWords.kept.text}</p>
            <NotSeen source={source} isInCard />
            <Calls />
          </div>
        </Notice>
      )}
      {state === 'urgent' && (
        <Notice tone="warning">
          <div className={styles.place}>
            <p>
              <strong>{logged}</strong> {wordsForNation(nation, followUpCardWords.urgent.text)}
            </p>
            <NotSeen source={source} isInCard />
            <Calls />
          </div>
        </Notice>
      )}
      {(state === 'usual-again' || state === 'not-usual') && (
        <Notice tone="warning">
          <div className={styles.place}>
            <p>
              <strong>{logged}</strong>
            </p>
            {state === 'usual-again' && (
              <p className={styles.question}>{followUpCardWords.usualAgain.text}</p>
            )}
            <div className={styles.answers}>
              <Button look="plain" onClick={() => reply('usual')}>
                {state === 'usual-again' ? followUpCardWords.usualYes.text : followUpCardWords.usualNow.text}
              </Button>
              {state === 'usual-again' && (
                <Button look="plain" onClick={() => reply('not-usual')}>
                  {followUpCardWords.usualNo.text}
                </Button>
              )}
            </div>
            <NotSaved {...saving} state={state} />
            <p>{wordsForNation(nation, followUpCardWords.notUsual.text)}</p>
            <NotSeen source={source} isInCard />
            <Calls />
          </div>
        </Notice>
      )}
      {hasNurse && <OwnCalls ids={['nurse']} />}
      <Others
        first={still.findings}
        others={others}
        entries={current.entries}
        today={captureAt(now).localDate}
      />
    </div>
  )
}

/** The same line as on the card after the entry: how much blood decides between 999 and urgent advice. */
const adviceWhenStill = (findings: Card['findings']): string[] =>
  findings.some(({ id }) => id === 'phlegm-red') && findings.length === 1 ? [bloodAdvice.text] : []

type OthersProps = {
  first: Card['findings']
  others: Card['others']
  entries: CurrentFindingsAndEntries['entries']
  today: string
}

/** Lists the other findings that still count. */
function Others({ first, others, entries, today }: OthersProps) {
  const unsent = useUnsent(others.map(([{ source }]) => source))
  if (others.length === 0) return null
  return (
    <div>
      <p>{followUpCardWords.others.text}</p>
      <ul className={styles.others}>
        {others.map((findings) => (
          <li key={findings[0].source.id}>
            {describeOtherFindings(findings, first, entries, today)}
            {unsent.has(findings[0].source.id) && ` ${followUpCardWords.otherNotSent.text}`}
          </li>
        ))}
      </ul>
    </div>
  )
}

type Reply = 'still' | 'better' | 'usual' | 'not-usual'

function saveReply(card: Card, answer: Reply) {
  const about = card.findings[0].replyAbout
  return saveTriage(newId(), toFollowUpOutcome({ about, answer }, ...namedFindingIds(card)), captureNow())
}

/** A reply that the phone could not store still calls for the same help. */
function NotSaved({ notSaved, state }: Pick<LocalSave, 'notSaved'> & Pick<Card, 'state'>) {
  if (!notSaved) return null
  return (
    <NotSavedNotice reason={notSaved} what="your reply" again="press the button again">
      {(state === 'ask' || state === 'still') && <p>If you still feel like this, call 999 now.</p>}
    </NotSavedNotice>
  )
}

function Calls() {
  return (
    <p className={styles.calls}>
      <a href="tel:999">Call 999</a>
      <UrgentCall />
    </p>
  )
}
