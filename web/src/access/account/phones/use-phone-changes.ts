import { useLiveQuery } from 'dexie-react-hooks'
import { useEffect, useState } from 'react'
import type { Device } from '@second-wind/core/access/contract/devices'
import { useAccount } from '../../../data/live/use-account.ts'
import { type KnownDevice, readKnownDevices, saveKnownDevices } from '../../../data/local/lazy.ts'
import { listDevices } from '../../../data/server/patient/devices.ts'

type PhoneChanges = { come: KnownDevice[]; gone: KnownDevice[]; putAway: () => void }

/**
 * Which of this person's phones were linked or signed out since they last looked, as the server says when the app is
 * opened. Undefined when none were, and when nobody can tell.
 */
export function usePhoneChanges(): PhoneChanges | undefined {
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
    // Without signal, or not freshly signed in, it waits for the next time.
    loadDevices().catch(() => undefined)
  }, [id])
  if (!listed || !known?.phones) return undefined
  const { phones } = known
  const come = listed.filter(({ id: one, isThis }) => !isThis && phones.every((phone) => phone.id !== one))
  const gone = phones.filter((phone) => listed.every(({ id: one }) => phone.id !== one))
  if (come.length + gone.length === 0) return undefined
  return { come, gone, putAway: () => void saveKnownDevices(listed).catch(() => undefined) }
}
