import { type Deployer, deployerPath } from '@second-wind/core/contract/deployer'
import type { RealDeps } from '../deps.ts'
import { type Route, route } from '../identity/route.ts'

/** Open to all: the notice is read before anybody agrees to anything. */
export function deployerRoutes({ real: { organisation, deployer } }: Pick<RealDeps, 'real'>): Route[] {
  return [
    route({
      method: 'GET',
      path: deployerPath,
      who: 'anyone',
      subject: 'nobody',
      action: 'deployer.read',
      handle: (c) => c.json<Deployer>({ organisation, ...deployer }),
    }),
  ]
}
