import type { Deployer } from '@second-wind/core/contract/deployer'
import { useLiveQuery } from 'dexie-react-hooks'
import { useEffect, useState } from 'react'
import { authMode } from '../local/index.ts'
import { readDeployer, saveDeployer } from '../local/inner-door.ts'
import { askDeployer } from '../server/deployer.ts'

/** What the server says of whoever runs it, as last heard; asks anew each time. Nobody runs the demo. */
export function useDeployer(): Deployer | 'asking' | 'unknown' | 'demo' {
  const kept = useLiveQuery(async () => ({ deployer: await readDeployer() }))
  const [hasAsked, setHasAsked] = useState(false)
  useEffect(() => {
    if (authMode === 'demo') return
    void askAndKeep().finally(() => setHasAsked(true))
  }, [])
  if (authMode === 'demo') return 'demo'
  return kept?.deployer ?? (hasAsked && kept ? 'unknown' : 'asking')
}

async function askAndKeep(): Promise<void> {
  try {
    await saveDeployer(await askDeployer())
  } catch {
    // What was heard before stands, or nothing.
  }
}
