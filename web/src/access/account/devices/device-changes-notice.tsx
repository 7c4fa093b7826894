import type { Device } from '@second-wind/core/access/contract/devices'
import { useEffect, useState } from 'react'
import { Link } from 'react-router-dom'
import { useSafeLiveQuery } from '../../../data/live/use-safe-live-query.ts'
import {
  type KnownDevice,
  readAccountId,
  readKnownDevices,
  saveKnownDevices,
} from '../../../data/local/lazy.ts'
import { listDevices } from '../../../data/server/patient/devices.ts'
import * as paths from '../../../paths.ts'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { TextButton } from '../../../ui/links/text-button.tsx'
import formStyles from '../../../ui/form/form.module.css'
import styles from '../account-notice.module.css'

/** For phones of the same person that were linked or signed out. */
const words = {
  added: (labels: string) => `A new phone has signed in to your account: ${labels}.`,
  notYours: 'If you do not recognise it, sign it out now.',
  removed: (labels: string) => `A phone was signed out of your account: ${labels}.`,
  see: 'See your phones',
  dismiss: 'OK',
} as const

/** On Home: a phone was linked or signed out elsewhere. A person who did not do this must know. */
export function DeviceChangesNotice() {
  const others = useDeviceChanges()
  if (!others) return null
  const { added, removed, dismiss } = others
  return (
    <div className={styles.notice}>
      <Notice tone={added.length > 0 ? 'warning' : 'info'}>
        {added.length > 0 && (
          <p>
            {words.added(labelsOf(added))} {words.notYours}
          </p>
        )}
        {removed.length > 0 && <p>{words.removed(labelsOf(removed))}</p>}
        <div className={formStyles.buttons}>
          <Link to={paths.account}>{words.see}</Link>
          <TextButton onClick={dismiss}>{words.dismiss}</TextButton>
        </div>
      </Notice>
    </div>
  )
}

const labelsOf = (phones: readonly { label: string }[]): string => phones.map(({ label }) => label).join(', ')

type DeviceChanges = { added: KnownDevice[]; removed: KnownDevice[]; dismiss: () => void }

/**
 * The phones that were linked or signed out since the person last looked, checked once when the app opens. Undefined
 * when there are none or the server gave no response.
 */
function useDeviceChanges(): DeviceChanges | undefined {
  const id = useSafeLiveQuery(readAccountId)
  const known = useSafeLiveQuery(async () => ({ phones: await readKnownDevices() }))
  const [listed, setListed] = useState<Device[]>()
  useEffect(() => {
    if (id === undefined) return
    const loadDevices = async () => {
      const list = await listDevices()
      if ((await readKnownDevices()) === undefined) await saveKnownDevices(list)
      setListed(list)
    }
    // Without a connection or a fresh session, this is checked again next time.
    loadDevices().catch(() => undefined)
  }, [id])
  if (!listed || !known?.phones) return undefined
  const { phones } = known
  const added = listed.filter(({ id: one, isThis }) => !isThis && phones.every((phone) => phone.id !== one))
  const removed = phones.filter((phone) => listed.every(({ id: one }) => phone.id !== one))
  if (added.length + removed.length === 0) return undefined
  return { added, removed, dismiss: () => void saveKnownDevices(listed).catch(() => undefined) }
}
