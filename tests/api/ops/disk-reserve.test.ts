import { existsSync, mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createDiskReserve } from '@second-wind/api/ops/disk-reserve'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'

const mib = 1024 ** 2

let folder: string
let freeBytes: number
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'second-wind-reserve-'))
  freeBytes = 1_000 * mib
})
afterEach(() => rmSync(folder, { recursive: true }))

const open = () => createDiskReserve(folder, () => Promise.resolve(freeBytes))
const file = () => join(folder, 'disk-reserve')

describe('the reserve of disk space', () => {
  test('is taken while there is enough, and only its owner can read it', async () => {
    await open().check()
    expect(statSync(file())).toMatchObject({ size: 16 * mib })
    expect(statSync(file()).mode & 0o077).toBe(0)
  })

  test('is not taken from a disk that is nearly full', async () => {
    freeBytes = 127 * mib
    await open().check()
    expect(existsSync(file())).toBe(false)
  })

  test('outlasts a low disk, is given up on a full one, and taken again once there is room', async () => {
    const reserve = open()
    await reserve.check()
    freeBytes = 5 * mib
    await reserve.check()
    expect(existsSync(file())).toBe(true)
    freeBytes = 3 * mib
    await reserve.check()
    expect(existsSync(file())).toBe(false)
    freeBytes = 200 * mib
    await reserve.check()
    expect(existsSync(file())).toBe(true)
  })
})

describe('a disk that was full', () => {
  test('has room for entries again without a restart', async () => {
    const reserve = open()
    const rooms: boolean[] = []
    for (const free of [64, 63, 0, 64]) {
      freeBytes = free * mib
      await reserve.check()
      rooms.push(reserve.hasRoomForEntries())
    }
    expect(rooms).toEqual([true, false, false, true])
  })
})
