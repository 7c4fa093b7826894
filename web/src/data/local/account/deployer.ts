import { deployer, type Deployer } from '@second-wind/core/access/contract/deployer'
import { db } from '../database/db-connection.ts'

/** Key in the table `meta`. */
const metaKey = 'deployer'

/** The deployer's latest statement, kept for when there is no connection. */
export async function readDeployer(): Promise<Deployer | undefined> {
  return deployer.safeParse((await db.meta.get(metaKey))?.value).data
}

export async function saveDeployer(value: Deployer): Promise<void> {
  await db.meta.put({ key: metaKey, value })
}
