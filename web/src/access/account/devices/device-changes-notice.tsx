import type { Device } from '@second-wind/core/access/contract/devices'
import { useLiveQuery } from 'dexie-react-hooks'
import { useEffect, useState } from 'react'
import { Link } from 'react-router-dom'
import { useAccount } from '../../../data/live/use-account.ts'
import { type KnownDevice, readKnownDevices, saveKnownDevices } from '../../../data/local/lazy.ts'
import { listDevices } from '../../../data/server/patient/devices.ts'
import * as paths from '../../../paths.ts'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { TextButton } from '../../../ui/links/text-button.tsx'
import formStyles from '../../../ui/form/form.module.css'
import styles from '../account-notice.module.css'

/** For phones of the same person that were linked or signed out. */
const words = {
  come: (labels: string) => `A new phone has signed in to your account: ${labels}.`,
  notYours: 'If you do not recognise it, sign it out now.',
  gone: (labels: string) => `A phone was signed out of your account: ${labels}.`,
  see: 'See your phones',
  putAway: 'OK',
} as const

/** On Home: a phone was linked or signed out elsewhere. A person who did not do this must know. */
export function DeviceChangesNotice() {
  const others = useDeviceChanges()
  if (!others) return null
  const { come, gone, putAway } = others
  return (
    <div className={styles.notice}>
      <Notice tone={come.length > 0 ? 'warning' : 'info'}>
        {come.length > 0 && (
          <p>
            {words.come(labelsOf(come))} {words.notYours}
          </p>
        )}
        {gone.length > 0 && <p>{words.gone(labelsOf(gone))}</p>}
        <div className={formStyles.buttons}>
          <Link to={paths.account}>{words.see}</Link>
          <TextButton onClick={putAway}>{words.putAway}</TextButton>
        </div>
      </Notice>
    </div>
  )
}

const labelsOf = (phones: readonly { label: string }[]): string => phones.map(({ label }) => label).join(', ')

type DeviceChanges = { come: KnownDevice[]; gone: KnownDevice[]; putAway: () => void }

/**
 * The phones that were linked or signed out since the person last looked, checked once when the app opens. Undefined
 * when there are none or the server gave no answer.
 */
function useDeviceChanges(): DeviceChanges | undefined {
  const id = useAccount()?.id
  const known = useLiveQuery(async () => ({ phones: await readKnownDevices() }))
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
  const come = listed.filter(({ id: one, isThis }) => !isThis && phones.every((phone) => phone.id !== one))
  const gone = phones.filter((phone) => listed.every(({ id: one }) => phone.id !== one))
  if (come.length + gone.length === 0) return undefined
  return { come, gone, putAway: () => void saveKnownDevices(listed).catch(() => undefined) }
}
