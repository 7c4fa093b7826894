import { appSettings } from '@second-wind/core/content/settings/app-settings'
import { useState, type ComponentType } from 'react'
import { ExportBody } from './export-body.tsx'
import { ProfileDialog } from '../profile-dialog.tsx'
import { DataSecurityBody } from './data-security-body.tsx'
import { PrivacyBody } from './privacy-body.tsx'
import { SettingButton } from './setting-button.tsx'
import { SignOutBody } from './sign-out-body.tsx'
import styles from './app-settings.module.css'

export type SettingBodyProps = { onClose: () => void }

const bodies = new Map<string, ComponentType<SettingBodyProps>>([
  ['privacy', PrivacyBody],
  ['data-security', DataSecurityBody],
  ['export', ExportBody],
  ['sign-out', SignOutBody],
])

/** The four buttons. Each opens a dialog that says what is so and does what can be done. */
export function AppSettings() {
  const [open, setOpen] = useState<string>()
  const close = () => setOpen(undefined)
  return (
    <ul className={styles.list}>
      {appSettings.map(({ id, label, paragraphs }) => {
        const Body = bodies.get(id)
        return (
          <li key={id}>
            <SettingButton onClick={() => setOpen(id)}>{label}</SettingButton>
            <ProfileDialog title={label} isOpen={open === id} onClose={close}>
              {paragraphs.map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
              {Body && <Body onClose={close} />}
            </ProfileDialog>
          </li>
        )
      })}
    </ul>
  )
}
