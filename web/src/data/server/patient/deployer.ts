import { deployer, type Deployer, deployerPath } from '@second-wind/core/access/contract/deployer'
import { request } from '../request.ts'

/** The deployer, and whom to contact. */
export const fetchDeployer = (): Promise<Deployer> =>
  request({ method: 'GET', path: deployerPath, reply: deployer })
