import { Group, Stack } from '@mantine/core'
import { burns } from '@second-wind/core/content/help/burns'
import { careTiers, emergencyTier, tierForNation } from '@second-wind/core/content/help/care-tiers'
import { copdFlareUp } from '@second-wind/core/content/help/copd-flare-up'
import { callsForNation } from '@second-wind/core/content/help/northern-ireland'
import { poisoningHelp, poisoningSteps } from '@second-wind/core/content/help/poisoning'
import { wordsForNation } from '@second-wind/core/content/help/words-for-nation'
import type { NoticeId } from '@second-wind/core/content/settings/load-honest-notice'
import type { Inhaler, Nation } from '@second-wind/core/records/patient'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { useNation } from '../../data/live/use-nation.ts'
import { useProfile } from '../../data/live/use-profile.ts'
import * as paths from '../../paths.ts'
import { CareTierCard } from '../../ui/clinical/care-tier-card.tsx'
import { FirstAidList } from '../../ui/first-aid/first-aid-list.tsx'
import { ActionLink } from '../../ui/links/action-link.tsx'
import { CallLink } from '../../ui/links/call-link.tsx'
import { FoldedSection } from '../../ui/primitives/folded-section.tsx'
import { Icon } from '../../ui/primitives/icon.tsx'
import { HonestNoticeDialog } from '../../widgets/honest-notice-dialog.tsx'
import { Achievements } from './achievements.tsx'
import { EmergencyContacts } from './emergency-contacts.tsx'
import { OtherNumbers } from './other-numbers.tsx'
import { OwnNumbers } from './own-numbers.tsx'
import { Services } from './services.tsx'
import styles from './care-screen.module.css'

/** /care: the numbers and the signs for 999 first, the rest one tap away. */
export function CareScreen() {
  const profile = useProfile()?.profile
  const [noticeId, setNoticeId] = useState<NoticeId>()
  return (
    <div className={styles.screen}>
      <EmergencyContacts nation={profile?.nation} />
      <OwnNumbers />
      <SymptomCheckerRow />
      <FirstAid inhaler={profile?.inhaler} />
      <WhenToSeekHelp />
      <Stack gap="xs">
        <OtherNumbers />
        <Services onNotice={setNoticeId} />
        <FoldedSection heading="More" fact="Websites and achievements" name="care-more">
          <Resources nation={profile?.nation} />
          <Achievements profile={profile} />
        </FoldedSection>
      </Stack>
      <HonestNoticeDialog id={noticeId} onClose={() => setNoticeId(undefined)} />
    </div>
  )
}

function FirstAid({ inhaler }: { inhaler: Inhaler | undefined }) {
  return (
    <section>
      <h2>First Aid</h2>
      <FirstAidList
        knownInhaler={inhaler}
        others={[copdFlareUp, burns, poisoningSteps]}
        calls={{ [poisoningSteps.id]: <PoisoningCalls /> }}
      />
    </section>
  )
}

/** Poisoning without signs for 999 is a call too, and which one differs by nation. */
function PoisoningCalls() {
  const nation = useNation()
  return (
    <>
      <p>{wordsForNation(nation, poisoningHelp.detail)}</p>
      <Group gap="sm">
        {callsForNation(nation, poisoningHelp.calls).map(({ label, tel, level }) => (
          <CallLink key={tel} tel={tel} level={level}>
            {label}
          </CallLink>
        ))}
      </Group>
    </>
  )
}

/** The signs for 999 are always in sight. */
function WhenToSeekHelp() {
  const nation = useNation()
  return (
    <section className={styles.section}>
      <h2>When to Seek Help</h2>
      <CareTierCard tier={tierForNation(nation, emergencyTier)} />
      <FoldedSection heading="111, GP or pharmacist" fact="Signs that need advice" name="advice-signs">
        {careTiers
          .filter(({ level }) => level !== 'emergency')
          .map((tier) => (
            <CareTierCard key={tier.id} tier={tierForNation(nation, tier)} />
          ))}
      </FoldedSection>
    </section>
  )
}

/** The link covers the whole row. */
function SymptomCheckerRow() {
  return (
    <section className={styles.row}>
      <div>
        <h2>Symptom Checker</h2>
        <p>
          <Link to={paths.symptomChecker}>Start Assessment</Link>: what to do next
        </p>
      </div>
      <Icon name="next" />
    </section>
  )
}

const inEngland = [
  { label: 'Go to the NHS website', url: 'https://www.nhs.uk/' },
  {
    label: 'Find NHS services near you (England)',
    url: 'https://www.nhs.uk/nhs-services/services-near-you/',
  },
  { label: 'Read about the NHS App (England)', url: 'https://www.nhs.uk/nhs-app/' },
]

/** Each nation has pages of its own (hazard HZ-14). */
const resourcesIn: Record<Nation, { label: string; url: string }[]> = {
  england: inEngland,
  scotland: [
    { label: 'Go to NHS inform', url: 'https://www.nhsinform.scot/' },
    {
      label: 'Find a pharmacy in Scotland',
      url: 'https://www.nhsinform.scot/scotlands-service-directory/pharmacies/',
    },
  ],
  wales: [
    { label: 'Go to NHS 111 Wales', url: 'https://111.wales.nhs.uk/' },
    { label: 'Find NHS services near you in Wales', url: 'https://111.wales.nhs.uk/localservices/' },
  ],
  'northern-ireland': [
    { label: 'Find the GP out-of-hours service', url: 'https://gpoutofhours.hscni.net/' },
    {
      label: 'Read about community pharmacists',
      url: 'https://www.nidirect.gov.uk/articles/community-pharmacists',
    },
  ],
}

function Resources({ nation = 'england' }: { nation: Nation | undefined }) {
  return (
    <section>
      <h3>Resources</h3>
      <ul className={styles.list}>
        {resourcesIn[nation].map(({ label, url }) => (
          <li key={url}>
            <ActionLink to={url}>{label}</ActionLink>
          </li>
        ))}
      </ul>
    </section>
  )
}
