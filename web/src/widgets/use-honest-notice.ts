import type { HonestNotice } from '@second-wind/core/content/settings/honest-notice-schema'
import { loadHonestNotice, type NoticeId } from '@second-wind/core/content/settings/load-honest-notice'
import { useEffect, useState } from 'react'

type Words = HonestNotice | 'failed'

/** The words of a notice, once they are here. Without an id the last words stay, for a dialog that is closing. */
export function useHonestNotice(id: NoticeId | undefined): Words | 'opening' {
  const [loaded, setLoaded] = useState<{ id: NoticeId; words: Words }>()
  useEffect(() => {
    if (id === undefined) return
    let isCurrent = true
    const show = (words: Words) => {
      if (isCurrent) setLoaded({ id, words })
    }
    loadHonestNotice(id).then(show, () => show('failed'))
    return () => {
      isCurrent = false
    }
  }, [id])
  return loaded && (id === undefined || loaded.id === id) ? loaded.words : 'opening'
}
