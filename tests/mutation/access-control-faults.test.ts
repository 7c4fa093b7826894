import { existsSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { accessControlFaults } from './access-control-faults.ts'

describe('the planted access-control faults', () => {
  test('each fits exactly one place of its file, and its tests exist', () => {
    // Throws for a fault that does not fit.
    const tests = accessControlFaults().flatMap((fault) => fault.tests ?? [])
    expect(tests.filter((file) => !existsSync(file))).toEqual([])
  })
})
