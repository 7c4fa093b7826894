import type { ClaimDeviceLinkReply, DeviceLinkReply } from '@second-wind/core/access/contract/devices'
import { useEffect, useState } from 'react'
import { HttpError } from '../../../data/server/http-error.ts'
import { claimDeviceLink } from '../../../data/server/patient/device-links.ts'

const everyMs = 3_000

/** Polls for the decision of the other phone. `isSilent`: the last request got no response. */
export function useClaimDeviceLink({ id, secret }: Pick<DeviceLinkReply, 'id' | 'secret'>): {
  reply: ClaimDeviceLinkReply
  isSilent: boolean
} {
  const [claim, setClaim] = useState<{ reply: ClaimDeviceLinkReply; isSilent: boolean }>({
    reply: { state: 'waiting' },
    isSilent: false,
  })
  useEffect(() => {
    let isOver = false
    let timer: ReturnType<typeof setTimeout> | undefined
    const poll = async () => {
      const reply = await claimDeviceLink({ id, secret }).catch(expiredIfRefused)
      if (isOver) return
      setClaim((before) => (reply ? { reply, isSilent: false } : { ...before, isSilent: true }))
      if (!reply || reply.state === 'waiting') timer = setTimeout(() => void poll(), everyMs)
    }
    void poll()
    return () => {
      isOver = true
      clearTimeout(timer)
    }
  }, [id, secret])
  return claim
}

/** Not found, or a fifth phone was linked since the approval. */
function expiredIfRefused(failure: unknown): ClaimDeviceLinkReply | undefined {
  const isRefused = failure instanceof HttpError && [404, 409].includes(failure.status)
  return isRefused ? { state: 'expired' } : undefined
}
