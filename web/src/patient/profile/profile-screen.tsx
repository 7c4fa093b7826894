import { profileWords } from '@second-wind/core/content/profile/profile-words'
import { useSearchParams } from 'react-router-dom'
import { useProfile } from '../../data/live/use-profile.ts'
import * as paths from '../../paths.ts'
import { Companion } from '../../ui/companion/companion.tsx'
import { ButtonLink } from '../../ui/links/button-link.tsx'
import { ScreenTabs } from '../../ui/links/screen-tabs.tsx'
import { ProfileTab } from './profile-tab.tsx'
import { ProfileSettingsTab } from './settings/profile-settings-tab.tsx'
import { StatsTab } from './stats-tab.tsx'
import styles from './profile-screen.module.css'

const tabIds = ['profile', 'stats', 'settings'] as const

/** /profile, or /profile?tab=stats or settings. */
export function ProfileScreen() {
  const [params, setParams] = useSearchParams()
  const stored = useProfile()
  if (!stored) return <p className={styles.loading}>Loading profile...</p>

  const { profile } = stored
  const tab = tabIds.find((id) => id === params.get('tab')) ?? 'profile'
  return (
    <ScreenTabs
      id="profile"
      name="Profile"
      tab={tab}
      onTab={(id) => setParams(id === 'profile' ? {} : { tab: id })}
      tabs={[
        {
          id: 'profile',
          title: 'Profile',
          panel: profile ? <ProfileTab profile={profile} /> : <NoProfile />,
        },
        { id: 'stats', title: 'Stats', panel: <StatsTab /> },
        { id: 'settings', title: 'Settings', panel: <ProfileSettingsTab profile={profile} /> },
      ]}
    />
  )
}

function NoProfile() {
  return (
    <div className={styles.empty}>
      <Companion who="joy" expression="hello" />
      <h2>{profileWords.noProfile}</h2>
      <ButtonLink to={paths.onboarding} look="go">
        {profileWords.noProfileAction}
      </ButtonLink>
    </div>
  )
}
