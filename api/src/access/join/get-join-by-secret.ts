import { hashSecret } from '../../platform/authentication/secrets.ts'
import type { RealSettings } from '../../platform/config/real-settings.ts'
import type { Db } from '../../platform/db/database.ts'
import { ApiError } from '../../platform/errors.ts'
import { findJoinBySecretHash } from './joins.repo.ts'

type FoundJoin = NonNullable<Awaited<ReturnType<typeof findJoinBySecretHash>>>

/** @throws ApiError invite_unknown */
export async function getJoinBySecret(
  db: Db,
  { pepper }: Pick<RealSettings, 'pepper'>,
  { id, secret }: { id: string; secret: string },
): Promise<FoundJoin> {
  const join = await findJoinBySecretHash(db, { id, secretHash: hashJoinSecret(pepper, secret) })
  if (!join) throw new ApiError('invite_unknown')
  return join
}

export const hashJoinSecret = (pepper: string, secret: string): string =>
  hashSecret(pepper, `join secret ${secret}`)
