import { useState } from 'react'
import type { NoticeId } from '@second-wind/core/content/settings/load-honest-notice'
import { HonestNoticeDialog } from '../../widgets/honest-notice-dialog.tsx'
import { Achievements } from './achievements.tsx'
import { EmergencyContacts } from './emergency-contacts.tsx'
import { FirstAid } from './first-aid.tsx'
import { OtherNumbers } from './other-numbers.tsx'
import { Resources } from './resources.tsx'
import { WhenToSeekHelp } from './when-to-seek-help.tsx'
import { Services } from './services.tsx'
import { SymptomCheckerCard } from './symptom-checker-card.tsx'
import { useProfile } from '../../data/live/use-profile.ts'
import styles from './care-screen.module.css'

/** /care: the ways to help, gravest first. */
export function CareScreen() {
  const profile = useProfile()?.profile
  const [noticeId, setNoticeId] = useState<NoticeId>()
  return (
    <div className={styles.screen}>
      <SymptomCheckerCard />
      <EmergencyContacts nation={profile?.nation} />
      <FirstAid inhaler={profile?.inhaler} />
      <WhenToSeekHelp />
      <Services onNotice={setNoticeId} />
      <OtherNumbers />
      <Resources />
      <Achievements profile={profile} />
      <HonestNoticeDialog id={noticeId} onClose={() => setNoticeId(undefined)} />
    </div>
  )
}
