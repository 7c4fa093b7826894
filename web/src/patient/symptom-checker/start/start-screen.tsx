import type { Track } from '@second-wind/core/triage/options'
import { startLines } from '@second-wind/core/content/triage/start-screen'
import { knownRespiratoryDiagnosis } from '@second-wind/core/content/triage/respiratory-diagnosis'
import type { Patient } from '@second-wind/core/records/patient'
import { useState } from 'react'
import { ButtonLink } from '../../../ui/links/button-link.tsx'
import { focusTab, ScreenTabs } from '../../../ui/links/screen-tabs.tsx'
import { ResumeCheck } from './resume-check.tsx'
import { EmergencyFirst } from './emergency-first.tsx'
import { ForAdults } from './for-adults.tsx'
import { TrackPanel } from './track-panel.tsx'
import styles from './start-screen.module.css'

type Props = {
  startTrack: Track
  patient: Patient | undefined
  isChild: boolean
  onStart: (track: Track) => void
  unfinished: boolean
  onCarryOn: () => void
  onStartAgain: () => void
}

const tabsId = 'symptom-check'

/** Emergencies first, then the two checks. Works without a profile and without signal. */
export function StartScreen(props: Props) {
  const { startTrack, patient, isChild, onStart, unfinished, onCarryOn, onStartAgain } = props
  const [chosen, setChosen] = useState<Track>()
  const tab = chosen ?? startTrack
  const diagnosis = knownRespiratoryDiagnosis(patient)
  return (
    <div className={styles.start}>
      {unfinished && !isChild && <ResumeCheck onCarryOn={onCarryOn} onStartAgain={onStartAgain} />}
      <EmergencyFirst onNone={isChild ? undefined : () => focusTab(tabsId, tab)} />
      {isChild ? (
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
      {!isChild && (
        <div className={styles.lines}>
          <p>{startLines.autoAdvance.text}</p>
          <p>{startLines.helpingSomeoneElse.text}</p>
          <p>{startLines.whoFor.text}</p>
        </div>
      )}
      <ButtonLink to="/" look="plain">
        Back to Home
      </ButtonLink>
    </div>
  )

  function panel(track: Track) {
    return <TrackPanel track={track} diagnosis={diagnosis} onStart={() => onStart(track)} />
  }
}
