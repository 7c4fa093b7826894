import { followUpCardWords as words } from '@second-wind/core/content/findings/follow-up-card-words'
import { describeNeededAnswers } from '@second-wind/core/content/findings/needed-answer-words'
import { wordsForNation } from '@second-wind/core/content/help/words-for-nation'
import { sameDayCard } from '@second-wind/core/content/insight/finding-cards'
import { isChosenByMistake } from '@second-wind/core/findings/follow-up-reply'
import { type ReactNode, useState } from 'react'
import { Link } from 'react-router-dom'
import { useNation } from '../data/live/use-nation.ts'
import * as paths from '../paths.ts'
import { CareCard } from '../ui/clinical/care-card.tsx'
import { Disclosure } from '../ui/feedback/disclosure.tsx'
import { Notice } from '../ui/feedback/notice.tsx'
import { Button } from '../ui/primitives/button.tsx'
import { BackToUsualQuestion } from './back-to-usual/back-to-usual-question.tsx'
import { CallRow } from './call-row.tsx'
import { ReplyNotSaved, type StateProps } from './follow-up-states.tsx'
import { UnseenWarning } from './sync/unseen-warning.tsx'
import { useAdviceHeading } from './use-advice-heading.ts'
import styles from './follow-up-card.module.css'

/** After "I am better", and after "I chose this by mistake" about a symptom check. */
export function BetterNotice(props: StateProps) {
  const { logged, findings, planLink, ownCalls } = props
  const nation = useNation()
  const headingNow = useAdviceHeading()
  if (findings.every(isChosenByMistake)) return <MistakeNotice {...props} />
  return (
    <AdviceToday heading={headingNow(words.stillAdvice.text)} {...{ findings, planLink, ownCalls }}>
      <p>
        {logged} {words.repliedBetter.text}
      </p>
      <p>{wordsForNation(nation, words.afterBetter.text)}</p>
      <p>{words.kept.text}</p>
    </AdviceToday>
  )
}

/** A mistake does not show how the person is: the symptom check does. */
function MistakeNotice({ logged, findings, planLink, ownCalls, notSaved, onReply }: StateProps) {
  const nation = useNation()
  const headingNow = useAdviceHeading()
  const isCheckedAgain = findings.some((finding) => finding.isCheckedAgain)
  // A mistake is one answer: several that call for 999 are no milder than after "I am better".
  const hasSeveral = findings.flatMap(({ redFlags = [] }) => redFlags).length > 1
  const heading =
    hasSeveral && !isCheckedAgain
      ? headingNow(words.stillAdvice.text)
      : wordsForNation(nation, words.notSure.text)
  return (
    <AdviceToday heading={heading} {...{ findings, planLink, ownCalls }}>
      <p>
        {logged} {words.repliedMistake.text}
      </p>
      <p>{(isCheckedAgain ? words.afterNewCheck : words.afterMistake).text}</p>
      {!isCheckedAgain && (
        <p>
          <Link to={paths.symptomChecker}>{words.checkAgain.text}</Link>
        </p>
      )}
      <div className={styles.answers}>
        <Button look="plain" onClick={() => onReply('still')}>
          {words.noMistake.text}
        </Button>
      </div>
      <ReplyNotSaved reason={notSaved} />
      <p>{words.kept.text}</p>
    </AdviceToday>
  )
}

/**
 * `usual-again` asks whether the person is as usual again; after "no" only the way to say yes stays. A yes is stored once
 * the person has said it of breathing and phlegm too, beside what was logged since.
 */
export function UsualNotice(props: StateProps) {
  const { state, logged, recent, findings, isFolded, notSaved, onReply, ...ownHelp } = props
  const nation = useNation()
  const headingNow = useAdviceHeading()
  const [isAskedAboutBoth, setIsAskedAboutBoth] = useState(false)
  const { needed = [], lastWord } = findings[0]
  const what = (
    <>
      {!isAskedAboutBoth && recent}
      <p>{logged}</p>
    </>
  )
  const replyNotYet = () => {
    setIsAskedAboutBoth(false)
    onReply('not-usual')
  }
  return (
    <AdviceToday
      heading={lastWord ? headingNow(sameDayCard.heading) : words.watch.text}
      isUrgent={lastWord !== undefined}
      {...{ findings, isFolded, ...ownHelp }}
      rest={
        <>
          {isFolded && what}
          {needed.length > 0 && <p>{describeNeededAnswers(needed)}</p>}
          {!lastWord && <p>{wordsForNation(nation, words.notUsual.text)}</p>}
        </>
      }
    >
      {!isFolded && what}
      {lastWord && <p>{words.keepAdvice.text}</p>}
      {isAskedAboutBoth ? (
        <BackToUsualQuestion takesFocus onBack={() => onReply('usual')} onNotYet={replyNotYet}>
          {recent && (
            <div>
              <p>{words.usualDoubt.text}</p>
              {recent}
            </div>
          )}
          <p>{words.usualNotSaved.text}</p>
        </BackToUsualQuestion>
      ) : (
        <UsualAnswers
          isAsking={state === 'usual-again'}
          onBack={() => setIsAskedAboutBoth(true)}
          onNotYet={replyNotYet}
        />
      )}
      <ReplyNotSaved reason={notSaved} />
    </AdviceToday>
  )
}

type UsualAnswersProps = { isAsking: boolean; onBack: () => void; onNotYet: () => void }

function UsualAnswers({ isAsking, onBack, onNotYet }: UsualAnswersProps) {
  return (
    <>
      {isAsking && <p className={styles.question}>{words.usualAgain.text}</p>}
      <div className={styles.answers}>
        <Button look="plain" onClick={onBack}>
          {isAsking ? words.usualYes.text : words.usualNow.text}
        </Button>
        {isAsking && (
          <Button look="plain" onClick={onNotYet}>
            {words.usualNo.text}
          </Button>
        )}
      </div>
    </>
  )
}

type AdviceTodayProps = Pick<StateProps, 'findings' | 'planLink'> & {
  ownCalls?: ReactNode
  heading: string
  children: ReactNode
  /** Below the children, or folded with the calls. */
  rest?: ReactNode
  isFolded?: boolean
  /** As a card of urgent advice. */
  isUrgent?: boolean
}

/** A warning that ends with 999 and the number for urgent advice. */
function AdviceToday(props: AdviceTodayProps) {
  const { heading, findings, planLink, ownCalls, children, rest, isFolded = false, isUrgent } = props
  const end = (
    <>
      {rest}
      <UnseenWarning source={findings[0].source} isInCard />
      <CallRow />
    </>
  )
  const advice = (
    <>
      {children}
      {isFolded ? <Disclosure summary={words.whatLogged.text}>{end}</Disclosure> : end}
      {ownCalls}
      {planLink}
    </>
  )
  if (isUrgent)
    return (
      <CareCard level="urgent" heading={heading} headingLevel={2}>
        {advice}
      </CareCard>
    )
  return (
    <Notice tone="warning">
      <div className={styles.place}>
        <h2>{heading}</h2>
        {advice}
      </div>
    </Notice>
  )
}
