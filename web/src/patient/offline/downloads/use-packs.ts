import type { Pack } from '@second-wind/core/sync/pack'
import type { PackOutcome } from '@second-wind/core/sync/pack-message'
import { useEffect, useState } from 'react'
import { readPackState, type PackState } from '../../../data/local/lazy.ts'
import { canStorePacks, requestPack, waitForActiveWorker } from '../../../data/pwa/request-pack.ts'
import { fetchPackList } from '../../../data/server/patient/fetch-pack-list.ts'

export type PackView = {
  pack: Pack
  state: PackState
  /** Number of files received during a download. */
  coming: number | undefined
  /** The result of the last attempt. */
  failure: Exclude<PackOutcome, 'done'> | undefined
}

type Progress = Pick<PackView, 'coming' | 'failure'>

export type Packs = {
  /** Undefined until known; `absent` where this browser cannot store packs. */
  views: PackView[] | 'absent' | undefined
  /** @returns whether it is on the phone now */
  download: (pack: Pack) => Promise<boolean>
  /** @returns whether it was removed */
  remove: (pack: Pack) => Promise<boolean>
}

/** The packs of this version of the app, and what of them is stored on this phone. */
export function usePacks(): Packs {
  const [found, setFound] = useState<Pick<PackView, 'pack' | 'state'>[] | 'absent'>()
  const [progress, setProgress] = useState<Record<string, Progress>>({})
  useEffect(() => {
    const look = () => void findPacks().then(setFound)
    look()
    // On a first visit the worker is still being installed.
    void waitForActiveWorker().then(look)
  }, [])

  const note = (id: string, now: Progress) => setProgress((before) => ({ ...before, [id]: now }))
  return {
    views: Array.isArray(found)
      ? found.map((item) => ({ ...item, ...idle, ...progress[item.pack.id] }))
      : found,
    async download(pack) {
      note(pack.id, { coming: 0, failure: undefined })
      const outcome = await requestPack({ type: 'pack-download', pack }, (done) =>
        note(pack.id, { coming: done, failure: undefined }),
      )
      setFound(await findPacks())
      note(pack.id, { coming: undefined, failure: outcome === 'done' ? undefined : outcome })
      return outcome === 'done'
    },
    async remove(pack) {
      const outcome = await requestPack({ type: 'pack-remove', id: pack.id })
      setFound(await findPacks())
      note(pack.id, idle)
      return outcome === 'done'
    },
  }
}

const idle: Progress = { coming: undefined, failure: undefined }

async function findPacks(): Promise<Pick<PackView, 'pack' | 'state'>[] | 'absent'> {
  try {
    if (!(await canStorePacks())) return 'absent'
    const packs = await fetchPackList()
    return await Promise.all(packs.map(async (pack) => ({ pack, state: await readPackState(pack) })))
  } catch {
    return 'absent'
  }
}
