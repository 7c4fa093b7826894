import { spawnSync } from 'node:child_process'
import { resolve } from 'node:path'
import { expect, test } from '../support/playwright-fixtures.ts'
import type { ApiServer } from '../support/server/api-server.ts'
import { storedNotes } from '../support/server/server-database.ts'

const admin = resolve(import.meta.dirname, '../../../api/dist/admin.js')
const notes = 'Wheezy after the stairs, logged after the backup'

test('a server that goes back to an older copy gets the entry from the phone again, once', async ({
  server,
  phone,
}) => {
  const backup = /^OK: (\S+)/.exec(runAdmin(server, 'backup'))?.[1] ?? ''
  await phone.readyOffline()
  await phone.openTracker()
  await phone.logSymptoms(notes)
  await expect.poll(() => storedNotes(server, notes)).toEqual([notes])
  await phone.openHistory()
  await expect(phone.entry(notes)).toContainText(/Sent \d/)

  await server.stop()
  runAdmin(server, 'restore', backup)
  expect(storedNotes(server, notes)).toEqual([])
  await server.start()

  await phone.page.reload()
  await expect.poll(() => storedNotes(server, notes)).toEqual([notes])
  await expect(phone.entry(notes)).toContainText(/Sent \d/)
})

/** The operator's command. */
function runAdmin(server: ApiServer, ...args: string[]): string {
  const env = { ...process.env, DATA_DIR: server.dataDir }
  const { status, stdout, stderr } = spawnSync(process.execPath, [admin, ...args], { env, encoding: 'utf8' })
  expect(status, stderr).toBe(0)
  return stdout
}
