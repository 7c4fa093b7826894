import type { EntityKind } from '@second-wind/core/sync/mutation'

/** One string for a record, by which an index can list several of them for one row. */
export const recordKey = ({ entity, entityId }: { entity: EntityKind; entityId: string }): string =>
  `${entity}:${entityId}`
