import { profileWords } from '@second-wind/core/content/profile/profile-words'
import { ButtonLink } from '../../ui/links/button-link.tsx'
import { Companion } from '../../ui/companion/companion.tsx'
import styles from './profile-screen.module.css'

export function NoProfile() {
  return (
    <div className={styles.empty}>
      <Companion who="joy" expression="hello" />
      <h2>{profileWords.noProfile}</h2>
      <ButtonLink to="/onboarding" look="go">
        {profileWords.noProfileAction}
      </ButtonLink>
    </div>
  )
}
