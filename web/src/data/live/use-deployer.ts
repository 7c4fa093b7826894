import type { Deployer } from '@second-wind/core/access/contract/deployer'
import { useLiveQuery } from 'dexie-react-hooks'
import { useEffect, useState } from 'react'
import { authMode } from '../local/index.ts'
import { readDeployer, saveDeployer } from '../local/lazy.ts'
import { askDeployer } from '../server/patient/deployer.ts'

/**
 * What the server says of whoever runs it, as last heard; asks anew each time. A phone that cannot store it tells it all
 * the same. Nobody runs the demo.
 */
export function useDeployer(): Deployer | 'asking' | 'unknown' | 'demo' {
  const kept = useLiveQuery(async () => ({ deployer: await readDeployer().catch(() => undefined) }))
  const [heard, setHeard] = useState<Deployer | 'nothing'>()
  useEffect(() => {
    if (authMode === 'demo') return
    askDeployer().then(
      (deployer) => {
        setHeard(deployer)
        saveDeployer(deployer).catch(() => undefined)
      },
      () => setHeard('nothing'),
    )
  }, [])
  if (authMode === 'demo') return 'demo'
  if (typeof heard === 'object') return heard
  return kept?.deployer ?? (heard && kept ? 'unknown' : 'asking')
}
