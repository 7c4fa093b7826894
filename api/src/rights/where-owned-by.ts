import type { PatientId } from '@second-wind/core/platform/ids'
import { type RawBuilder, sql, type SqlBool } from 'kysely'
import type { OwnershipRule } from './personal-tables.ts'

/** The condition that selects a patient's rows in a table with this rule. */
export function whereOwnedBy(ownership: OwnershipRule, id: PatientId): RawBuilder<SqlBool> {
  switch (ownership) {
    case 'id':
    case 'patient_id':
    case 'owner_id':
      return sql<SqlBool>`${sql.ref(ownership)} = ${id}`
    case 'owner':
      return sql<SqlBool>`owner_kind = 'patient' and owner_id = ${id}`
    case 'actor':
      return sql<SqlBool>`actor_kind = 'patient' and actor_id = ${id}`
    case 'actor_or_patient':
      return sql<SqlBool>`patient_id = ${id} or (actor_kind = 'patient' and actor_id = ${id})`
    case 'phone':
      return sql<SqlBool>`patient_id = ${id}
        or device_id in (select device_id from linked_devices where patient_id = ${id})`
  }
}
