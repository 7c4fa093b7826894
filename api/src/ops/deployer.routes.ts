import { type Deployer, deployerPath } from '@second-wind/core/access/contract/deployer'
import { type Route, route } from '../platform/authentication/route.ts'
import type { RealDeps } from '../platform/deps.ts'

/** Public: people read the notice before they agree to anything. */
export function deployerRoutes({ real: { organisation, deployer } }: Pick<RealDeps, 'real'>): Route[] {
  return [
    route({
      method: 'GET',
      path: deployerPath,
      who: 'anyone',
      subject: 'none',
      action: 'deployer.read',
      handle: (c) => c.json<Deployer>({ organisation, ...deployer }),
    }),
  ]
}
