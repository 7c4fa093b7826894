import type { Device } from '@second-wind/core/contract/devices'
import { useEffect, useState } from 'react'
import { listDevices } from '../../server/devices.ts'
import { troubleWords } from './trouble-words.ts'

type Phones = { list: Device[] } | { failure: unknown; words: string }

/** As the server knows them; undefined while it is asked. */
export function usePhones(): { phones: Phones | undefined; askAgain: () => void } {
  const [phones, setPhones] = useState<Phones>()
  const [round, setRound] = useState(0)
  useEffect(() => {
    let isGone = false
    const show = (next: Phones) => {
      if (!isGone) setPhones(next)
    }
    listDevices().then(
      (list) => show({ list }),
      (failure: unknown) => show({ failure, words: troubleWords(failure) }),
    )
    return () => {
      isGone = true
    }
  }, [round])
  return { phones, askAgain: () => setRound(round + 1) }
}
