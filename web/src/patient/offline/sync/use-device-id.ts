import { useEffect, useState } from 'react'
import { getDeviceId } from '../../../data/local/index.ts'

export function useDeviceId(): string | undefined {
  const [deviceId, setDeviceId] = useState<string>()
  useEffect(() => {
    getDeviceId().then(setDeviceId, () => undefined)
  }, [])
  return deviceId
}
