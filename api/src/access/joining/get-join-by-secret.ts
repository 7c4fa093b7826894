import type { Db } from '../../platform/db/database.ts'
import { ApiError } from '../../platform/errors.ts'
import { hashSecret } from '../../platform/identity/secrets.ts'
import type { RealSettings } from '../../platform/config/real-settings.ts'
import { findHeldJoin } from './joins.repo.ts'

type Held = NonNullable<Awaited<ReturnType<typeof findHeldJoin>>>

/** The join of the phone that shows this secret. @throws ApiError invite_unknown */
export async function holdJoin(
  db: Db,
  { pepper }: Pick<RealSettings, 'pepper'>,
  { id, secret }: { id: string; secret: string },
): Promise<Held> {
  const held = await findHeldJoin(db, { id, secretHash: hashJoinSecret(pepper, secret) })
  if (!held) throw new ApiError('invite_unknown')
  return held
}

export const hashJoinSecret = (pepper: string, secret: string): string =>
  hashSecret(pepper, `join secret ${secret}`)
