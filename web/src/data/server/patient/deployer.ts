import { deployer, type Deployer, deployerPath } from '@second-wind/core/access/contract/deployer'
import { request } from '../request.ts'

/** Who runs the server, and whom to ask. */
export const fetchDeployer = (): Promise<Deployer> =>
  request({ method: 'GET', path: deployerPath, reply: deployer })
