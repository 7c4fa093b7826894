import { AuditError } from '@second-wind/api/platform/audit/audit-error'
import { storageFaultOf } from '@second-wind/api/platform/db/storage-fault'
import { describe, expect, test } from 'vitest'

const storageError = (code: string) => Object.assign(new Error(code), { code })

describe('an error of the storage', () => {
  test.each([
    ['SQLITE_BUSY', 'conflict'],
    ['SQLITE_BUSY_SNAPSHOT', 'conflict'],
    ['SQLITE_LOCKED_SHAREDCACHE', 'conflict'],
    ['SQLITE_FULL', 'unavailable'],
    ['SQLITE_IOERR_WRITE', 'unavailable'],
    ['SQLITE_READONLY_DBMOVED', 'unavailable'],
    ['SQLITE_CONSTRAINT_TRIGGER', undefined],
    ['ENOENT', undefined],
  ])('%s is known as %s, also when another error wraps it', (code, fault) => {
    expect(storageFaultOf(storageError(code))).toBe(fault)
    expect(storageFaultOf(new AuditError(storageError(code)))).toBe(fault)
  })
})
