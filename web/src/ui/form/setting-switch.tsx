import '@mantine/core/styles/Input.layer.css'
import '@mantine/core/styles/Switch.layer.css'
import { Switch } from '@mantine/core'
import styles from './setting-switch.module.css'

type Props = {
  label: string
  description: string
  isOn: boolean
  /** Cannot be changed, and says so in words: a switch that does not move looks broken. */
  isFixed: boolean
  isDisabled: boolean
  onToggle: () => void
}

export function SettingSwitch({ label, description, isOn, isFixed, isDisabled, onToggle }: Props) {
  const setting = { label, 'aria-label': label, description, checked: isOn, onChange: onToggle }
  if (!isFixed) return <Switch {...setting} disabled={isDisabled} />
  return (
    <div className={styles.fixed}>
      <Switch {...setting} disabled classNames={{ body: styles.body ?? '', track: styles.track ?? '' }} />
      <span>Always on</span>
    </div>
  )
}
