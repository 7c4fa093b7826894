import { entryFindingWords } from '@second-wind/core/content/findings/finding-words'
import { followUpCardWords as words } from '@second-wind/core/content/findings/follow-up-card-words'
import { wordsForNation } from '@second-wind/core/content/help/words-for-nation'
import { bloodAdvice, isAboutOwnPlan } from '@second-wind/core/content/insight/finding-advice'
import { urgentCardWords } from '@second-wind/core/content/insight/finding-card-words'
import { usualDayWords } from '@second-wind/core/content/profile/usual-day-words'
import { restOnUnknownUsual } from '@second-wind/core/findings/finding'
import type { FollowUpCard } from '@second-wind/core/findings/follow-up-card'
import type { ReplyAnswer } from '@second-wind/core/findings/follow-up-reply'
import { hasLungCondition } from '@second-wind/core/triage/person'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import type { LocalSave } from '../data/live/use-local-save.ts'
import { useNationWords } from '../data/live/use-nation-words.ts'
import { useNation } from '../data/live/use-nation.ts'
import { useProfile } from '../data/live/use-profile.ts'
import { captureAt } from '../data/local/index.ts'
import * as paths from '../paths.ts'
import { CareCard } from '../ui/clinical/care-card.tsx'
import { Disclosure } from '../ui/feedback/disclosure.tsx'
import { NotSavedNotice } from '../ui/feedback/not-saved-notice.tsx'
import { useWasShownToday } from '../ui/hooks/use-first-of-day.ts'
import { useNow } from '../ui/hooks/use-now.ts'
import { CallLink } from '../ui/links/call-link.tsx'
import { TextButton } from '../ui/links/text-button.tsx'
import { Button } from '../ui/primitives/button.tsx'
import { CallRow } from './call-row.tsx'
import { UnseenWarning } from './sync/unseen-warning.tsx'
import { useAdviceHeading } from './use-advice-heading.ts'
import { usualDayAsked } from './usual-day/usual-day-asked.ts'
import styles from './follow-up-card.module.css'

export type Reply = ReplyAnswer

export type StateProps = {
  state: FollowUpCard['state']
  /** What was logged, with its time. */
  logged: string
  /** What the card is about, the most serious first. */
  findings: FollowUpCard['findings']
  isInSheet: boolean
  isFolded: boolean
  /** The screen does not ask about the usual day itself. */
  hasUsualDayLink: boolean
  notSaved: LocalSave['notSaved']
  onReply: (reply: Reply) => void
  /** To the person's own action plan, in place of the advice to follow one. */
  planLink: ReactNode
  /** To the person's own GP and nurse. */
  ownCalls: ReactNode
  /** What was logged in the entry of the same screen, and advice about that. */
  ofEntry: ReactNode
  /** What was logged since the sign that such a card is about. */
  recent: ReactNode
  /** The other signs that still count, where what was logged is folded. */
  others: ReactNode
}

export function AskCard(props: StateProps) {
  const { logged, findings, isInSheet, isFolded, notSaved, onReply, planLink, others } = props
  const what = (
    <p>
      <strong>{logged}</strong>
    </p>
  )
  const question = (
    <>
      <p className={styles.question}>{words.ask.text}</p>
      <div className={styles.answers}>
        <Button look="plain" onClick={() => onReply('still')}>
          {words.yes.text}
        </Button>
        <Button look="plain" onClick={() => onReply('better')}>
          {words.better.text}
        </Button>
      </div>
      <ReplyNotSaved reason={notSaved}>{callNow}</ReplyNotSaved>
      <UnseenWarning source={findings[0].source} isInCard />
    </>
  )
  return (
    <CareCard level="emergency" heading={words.callIfStill.text} headingLevel={2}>
      {!isFolded && what}
      <CallLink tel="999" level="emergency">
        Call 999
      </CallLink>
      {isFolded ? (
        <Disclosure summary={words.whatLogged.text}>
          {what}
          {question}
          {others}
        </Disclosure>
      ) : (
        question
      )}
      {isInSheet && <p>{words.later.text}</p>}
      {!isInSheet && <Mistake finding={findings[0]} onReply={onReply} />}
      {planLink}
    </CareCard>
  )
}

export function StillCard({ logged, findings, isInSheet, notSaved, onReply, planLink }: StateProps) {
  const nation = useNation()
  return (
    <>
      <CareCard level="emergency" heading={words.call.text} headingLevel={2}>
        <p>{logged}</p>
        <p>{words.callDetail.text}</p>
        {adviceWhenStill(findings).map((text) => (
          <p key={text}>{wordsForNation(nation, text)}</p>
        ))}
        <UnseenWarning source={findings[0].source} isInCard />
        {planLink}
      </CareCard>
      <CallLink tel="999" level="emergency">
        Call 999
      </CallLink>
      <Button look="plain" onClick={() => onReply('better')}>
        {words.betterNow.text}
      </Button>
      {!isInSheet && <Mistake finding={findings[0]} onReply={onReply} />}
      <ReplyNotSaved reason={notSaved}>{callNow}</ReplyNotSaved>
    </>
  )
}

/**
 * Opens the entry for editing. The sign, and its call, stay until that is saved. Where the entry has been deleted, and the
 * reply about it still calls for 999, History says how to take the reply back. A symptom check has no form to open: there
 * the reply is stored.
 */
function Mistake({ finding, onReply }: { finding: StateProps['findings'][0] } & Pick<StateProps, 'onReply'>) {
  const entryId = entryIdBehind(finding)
  return (
    <p className={styles.mistake}>
      {entryId === undefined ? (
        <TextButton onClick={() => onReply('mistake')}>{words.mistakeInCheck.text}</TextButton>
      ) : (
        <Link to={paths.editEntry(entryId)}>{words.mistake.text}</Link>
      )}
    </p>
  )
}

/** The entry to correct; undefined for a symptom check. A reply names the findings that it is about. */
function entryIdBehind({ id, source, signs = [], replyAbout }: StateProps['findings'][0]) {
  if (source.kind === 'symptoms') return source.id
  const isAboutEntry = signs.length > 0 && signs.every((sign) => Object.hasOwn(entryFindingWords, sign))
  return id === 'follow-up-still' && isAboutEntry ? replyAbout : undefined
}

/** The same line as on the card after the entry: how much blood decides between 999 and urgent advice. */
const adviceWhenStill = (findings: StateProps['findings']): string[] =>
  findings.some(({ id }) => id === 'phlegm-red') && findings.length === 1 ? [bloodAdvice.text] : []

/** The same card and calls, in the same order, as in the dialog after the entry. */
export function UrgentCard({
  logged,
  findings,
  isFolded,
  planLink,
  ownCalls,
  ofEntry,
  others,
  hasUsualDayLink,
}: StateProps) {
  const inNation = useNationWords()
  const headingNow = useAdviceHeading()
  const { tier, heading, texts } = urgentCardWords(findings)
  const [main = '', ...more] = texts.filter((text) => !planLink || !isAboutOwnPlan(text)).map(inNation)
  const what = (
    <p>
      <strong>{logged}</strong>
    </p>
  )
  const rest = (
    <>
      {more.map((text) => (
        <p key={text}>{text}</p>
      ))}
      <UnseenWarning source={findings[0].source} isInCard />
    </>
  )
  return (
    <CareCard level={tier} heading={headingNow(heading)} headingLevel={2}>
      {!isFolded && what}
      <p>{main}</p>
      {!isFolded && rest}
      {ofEntry}
      <CallRow />
      {ownCalls}
      {isFolded && (
        <Disclosure summary={words.whatLogged.text}>
          {what}
          {others}
          {rest}
        </Disclosure>
      )}
      {planLink}
      {hasUsualDayLink && <UsualDayLink findings={findings} />}
    </CareCard>
  )
}

/**
 * Signs that would read otherwise if a usual day was set: the way to set it, unless the message after an entry of today has
 * asked. Last, so that nobody takes it for the thing to do now.
 */
function UsualDayLink({ findings }: Pick<StateProps, 'findings'>) {
  const profile = useProfile()?.profile
  const wasAsked = useWasShownToday(usualDayAsked, captureAt(useNow()).localDate)
  if (wasAsked || !profile || profile.usualDay || !hasLungCondition(profile) || !restOnUnknownUsual(findings))
    return null
  return (
    <p>
      {usualDayWords.ifUsual} <Link to={paths.usualDay}>{usualDayWords.open}</Link>
    </p>
  )
}

/** A reply that the phone could not store still calls for the same help. */
export function ReplyNotSaved({ reason, children }: { reason: LocalSave['notSaved']; children?: ReactNode }) {
  if (!reason) return null
  return (
    <NotSavedNotice reason={reason} what="your reply" again="press the button again">
      {children}
    </NotSavedNotice>
  )
}

const callNow = <p>If you still feel like this, call 999 now.</p>
