import { Stack } from '@mantine/core'
import { gpOutOfHours, nationHas111, northernIreland } from '@second-wind/core/content/help/northern-ireland'
import { showsNorthernIreland, wordsForNation } from '@second-wind/core/content/help/words-for-nation'
import { startLines, under16Advice } from '@second-wind/core/content/triage/start-screen'
import type { Nation, Patient } from '@second-wind/core/records/patient'
import type { Track } from '@second-wind/core/triage/options'
import { knownRespiratoryDiagnosis } from '@second-wind/core/triage/person'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import * as paths from '../../../paths.ts'
import { EmergencyList } from '../../../ui/clinical/emergency-list.tsx'
import { Disclosure } from '../../../ui/feedback/disclosure.tsx'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { ButtonLink } from '../../../ui/links/button-link.tsx'
import { CallLink } from '../../../ui/links/call-link.tsx'
import { focusTab, ScreenTabs } from '../../../ui/links/screen-tabs.tsx'
import { AfterWorseAnswer } from '../../../widgets/worse-answer-saved-notice.tsx'
import { placeHeading } from '../use-focus-on-place.ts'
import { TrackPanel } from './track-panel.tsx'
import { UnfinishedCheckCard } from './unfinished-check-card.tsx'
import styles from './start-screen.module.css'

type Props = {
  startTrack: Track
  patient: Patient | undefined
  isChild: boolean
  /** Which check is the right one is not known yet. */
  isReading: boolean
  onStart: (track: Track) => void
  /** Of a check with answers; `longAgo`: when they were given, if that is hours ago. */
  unfinished: { longAgo: number | undefined; asksForAdvice: boolean } | undefined
  onCarryOn: () => void
  onStartAgain: () => void
}

const tabsId = 'symptom-check'

/** Emergencies first, then the two checks. Works without a profile and offline. */
export function StartScreen(props: Props) {
  const { startTrack, patient, isChild, isReading, onStart, unfinished, onCarryOn, onStartAgain } = props
  const [chosen, setChosen] = useState<Track>()
  const tab = chosen ?? startTrack
  const diagnosis = knownRespiratoryDiagnosis(patient)
  const inNation = (text: string) => wordsForNation(patient?.nation, text)
  return (
    <div className={styles.start}>
      <AfterWorseAnswer />
      {unfinished && !isChild && (
        <UnfinishedCheckCard {...unfinished} onCarryOn={onCarryOn} onStartAgain={onStartAgain} />
      )}
      <section className={styles.emergency}>
        <h2 {...placeHeading}>Is it an emergency?</h2>
        <EmergencyList onNone={isChild || isReading ? undefined : () => focusTab(tabsId, tab)} />
      </section>
      {isReading ? (
        <p>Opening…</p>
      ) : isChild ? (
        <ForAdults nation={patient?.nation} />
      ) : (
        <div>
          <ScreenTabs
            id={tabsId}
            name="Which check"
            tab={tab}
            onTab={(id) => setChosen(id === 'respiratory' ? 'respiratory' : 'general')}
            tabs={[
              { id: 'general', title: 'General Health Check', panel: panel('general') },
              { id: 'respiratory', title: 'Respiratory Condition', panel: panel('respiratory') },
            ]}
          />
        </div>
      )}
      {!isChild && !isReading && (
        <Stack gap="xs">
          <p>{inNation(startLines.whoFor.text)}</p>
          <Disclosure summary="Before you start">
            <p>{startLines.autoAdvance.text}</p>
            <p>{startLines.helpingSomeoneElse.text}</p>
          </Disclosure>
        </Stack>
      )}
      <Link to={paths.home} className={styles.home}>
        Back to Home
      </Link>
    </div>
  )

  function panel(track: Track) {
    const asksForAdvice = unfinished?.asksForAdvice ?? false
    return <TrackPanel {...{ track, diagnosis, asksForAdvice }} onStart={() => onStart(track)} />
  }
}

/** Replaces the checks if the profile says that the person is a child. */
function ForAdults({ nation }: { nation: Nation | undefined }) {
  return (
    <>
      <Notice tone="warning">
        <p>{wordsForNation(nation, under16Advice.text)}</p>
      </Notice>
      {nationHas111(nation) ? (
        <CallLink tel="111" level="urgent">
          Call 111
        </CallLink>
      ) : (
        <ButtonLink to={paths.care} look="plain">
          {gpOutOfHours}
        </ButtonLink>
      )}
      {showsNorthernIreland(nation) && <p>{northernIreland.text}</p>}
    </>
  )
}
