import { statementWords } from '@second-wind/core/content/statements/statement-words'
import type { Patient } from '@second-wind/core/records/patient'
import { lazy, Suspense } from 'react'
import { authMode } from '../../../data/local/index.ts'
import { appVersion } from '../../../data/server/app-version.ts'
import * as paths from '../../../paths.ts'
import { Card } from '../../../ui/primitives/card.tsx'
import { RecordViewsSetting } from '../views/record-views-setting.tsx'
import { recordViewsWords } from '../views/record-views-words.ts'
import { AppSettings } from './app-settings.tsx'
import { SettingLink } from './setting-button.tsx'
import { Toggles } from './toggles.tsx'
import rows from './app-settings.module.css'
import styles from './profile-settings-tab.module.css'

export function ProfileSettingsTab({ profile }: { profile: Patient | undefined }) {
  return (
    <div className={styles.tab}>
      <Card>
        <h2>Notifications</h2>
        <Toggles profile={profile} />
        <div className={styles.more}>
          <SettingLink to={paths.notificationSettings}>Notification settings</SettingLink>
        </div>
      </Card>
      <Card>
        <h2>{recordViewsWords.group}</h2>
        {SharingSetting && (
          <Suspense fallback={null}>
            <SharingSetting />
          </Suspense>
        )}
        <RecordViewsSetting />
      </Card>
      <Card>
        <h2>App</h2>
        <AppSettings />
      </Card>
      <Card>
        <h2>{statementWords.group}</h2>
        <ul className={rows.list}>
          <li>
            <SettingLink to={paths.privacy}>{statementWords.privacy}</SettingLink>
          </li>
          <li>
            <SettingLink to={paths.accessibility}>{statementWords.accessibility}</SettingLink>
          </li>
        </ul>
      </Card>
      <p className={styles.version}>{versionText(appVersion)}</p>
    </div>
  )
}

/** The demo has no sharing. */
const SharingSetting =
  authMode === 'real'
    ? lazy(async () => ({ default: (await import('../sharing/sharing-setting.tsx')).SharingSetting }))
    : undefined

/** The footer below it adds that the app is not an NHS service (ruling C-44). */
export const versionText = (version: string) => `Second Wind, version ${version}.`
