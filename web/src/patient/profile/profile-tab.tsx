import { Button, Group } from '@mantine/core'
import { companions } from '@second-wind/core/content/motivation/companions'
import { profileWords } from '@second-wind/core/content/profile/profile-words'
import type { Patient } from '@second-wind/core/records/patient'
import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { profileFieldParam } from '../../paths.ts'
import { profileFacts } from '../../ui/clinical/profile-facts.ts'
import { Companion } from '../../ui/companion/companion.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import { Card } from '../../ui/primitives/card.tsx'
import { profileField } from '../../ui/profile-form/profile-form.ts'
import { EditProfile } from './edit/edit-profile.tsx'
import { useRefusedChange } from './edit/use-refused-change.ts'
import { useStats } from './use-stats.ts'
import { UsualDayCard } from './usual-day/usual-day-card.tsx'
import factList from '../../ui/primitives/fact-list.module.css'
import styles from './profile-tab.module.css'

/** /profile?edit=<id of a refused change> opens the form with that change, /profile?field=phone opens it at a field. */
export function ProfileTab({ profile }: { profile: Patient }) {
  const [isEditing, setIsEditing] = useState(false)
  const [params, setParams] = useSearchParams()
  const refused = useRefusedChange(params.get('edit'), profile)
  const first = profileField.safeParse(params.get(profileFieldParam)).data
  const close = () => {
    setIsEditing(false)
    if (refused || first) setParams({}, { replace: true })
  }
  const stats = useStats()
  const companion = companions.find(({ id }) => id === profile.companionAvatar)
  return (
    <div className={styles.tab}>
      <Card>
        <Group>
          <div className={styles.avatar}>
            <Companion who={profile.companionAvatar} expression="calm" />
          </div>
          <div className={styles.who}>
            <h2>{profile.name}</h2>
            <p>{profile.email}</p>
            <p className={styles.badge}>Companion: {companion?.name}</p>
          </div>
          <Button variant="outline" className={styles.edit} onClick={() => setIsEditing(true)}>
            Edit Profile
          </Button>
        </Group>
      </Card>
      {profile.isVulnerable && (
        <Notice tone="warning">
          <p>{profileWords.vulnerable}</p>
        </Notice>
      )}
      <Card>
        <dl className={`${factList.facts} ${factList.columns}`}>
          {profileFacts(profile, stats?.daysTracked).map(({ label, value }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </Card>
      <UsualDayCard profile={profile} />
      <EditProfile
        profile={profile}
        refused={refused}
        first={first}
        isOpen={isEditing || refused !== undefined || first !== undefined}
        onClose={close}
      />
    </div>
  )
}
