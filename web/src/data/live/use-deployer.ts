import type { Deployer } from '@second-wind/core/access/contract/deployer'
import { useLiveQuery } from 'dexie-react-hooks'
import { useEffect, useState } from 'react'
import { authMode } from '../local/index.ts'
import { readDeployer, saveDeployer } from '../local/lazy.ts'
import { fetchDeployer } from '../server/patient/deployer.ts'

/**
 * What the server says of whoever runs it, as last heard; asks anew each time. A phone that cannot store it tells it all
 * the same. Nobody runs the demo.
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
