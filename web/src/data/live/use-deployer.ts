import type { Deployer } from '@second-wind/core/access/contract/deployer'
import { useLiveQuery } from 'dexie-react-hooks'
import { useEffect, useState } from 'react'
import { authMode } from '../local/index.ts'
import { readDeployer, saveDeployer } from '../local/lazy.ts'
import { fetchDeployer } from '../server/patient/deployer.ts'

/**
 * The server's statement about its deployer: the stored one first, then the current one, even if it cannot be stored.
 * The demo has no deployer.
 */
export function useDeployer(): Deployer | 'asking' | 'unknown' | 'demo' {
  const kept = useLiveQuery(async () => ({ deployer: await readDeployer().catch(() => undefined) }))
  const [fetched, setFetched] = useState<Deployer | 'nothing'>()
  useEffect(() => {
    if (authMode === 'demo') return
    fetchDeployer().then(
      (deployer) => {
        setFetched(deployer)
        saveDeployer(deployer).catch(() => undefined)
      },
      () => setFetched('nothing'),
    )
  }, [])
  if (authMode === 'demo') return 'demo'
  if (typeof fetched === 'object') return fetched
  return kept?.deployer ?? (fetched && kept ? 'unknown' : 'asking')
}
