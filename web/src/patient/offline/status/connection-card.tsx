import { Group } from '@mantine/core'
import { useBrowserOffline } from '../../../data/pwa/use-browser-offline.ts'
import { useConnection, type Connection } from '../../../data/pwa/use-connection.ts'
import { Card } from '../../../ui/primitives/card.tsx'
import { Icon, type IconName } from '../../../ui/primitives/icon.tsx'
import styles from './connection-card.module.css'

/**
 * Whether our server answers. A browser that reports "no network" is believed at once; "network" has to be verified.
 */
export function ConnectionCard() {
  const probed = useConnection()
  const connection = useBrowserOffline() ? 'offline' : probed
  const { icon, headline, detail } = words[connection]
  return (
    <Card>
      <Group>
        <span className={styles.icon} data-connection={connection}>
          <Icon name={icon} />
        </span>
        <div role="status" className={styles.words}>
          <h2>{headline}</h2>
          <p className={styles.detail}>{detail}</p>
        </div>
      </Group>
    </Card>
  )
}

const words: Record<Connection, { icon: IconName; headline: string; detail: string }> = {
  checking: {
    icon: 'signal',
    headline: 'Checking the connection',
    detail: 'Checking if we can connect.',
  },
  ok: { icon: 'signal', headline: 'Online', detail: 'You are connected to Second Wind.' },
  offline: {
    icon: 'no-signal',
    headline: 'Offline',
    detail: 'You have no signal. What you log is saved on this phone and sent later.',
  },
  unreachable: {
    icon: 'no-signal',
    headline: 'Cannot connect',
    detail: 'We cannot connect right now. What you log is saved on this phone and sent later.',
  },
  portal: {
    icon: 'no-signal',
    headline: 'Wi-Fi sign-in needed',
    detail: 'You need to sign in to this Wi-Fi first. Open a website in your browser to do that.',
  },
  'signed-out': {
    icon: 'lock',
    headline: 'Online, signed out',
    detail: 'Sign in again to send what is saved on this phone.',
  },
}
