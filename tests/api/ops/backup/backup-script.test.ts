import { execFile, execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'

const script = resolve(import.meta.dirname, '../../../../docs/deployment/second-wind-backup')
const name = 'second-wind-20261122T142600Z.sqlite'

let folder: string
/** The script with its paths in this folder, a backup to send, and stand-ins for what a server has installed. */
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'second-wind-backup-script-'))
  for (const sub of ['bin', 'etc', 'there', 'backups']) mkdirSync(join(folder, sub))
  const moved = readFileSync(script, 'utf8')
    .replaceAll('/var/lib/second-wind-off-host', join(folder, 'outbox'))
    .replaceAll('/etc/second-wind', join(folder, 'etc'))
  program('bin/second-wind-backup', moved)
  program('bin/second-wind-admin', `#!/bin/sh\necho "OK: ${join(folder, 'backups', name)}"`)
  program('bin/age', '#!/bin/sh\nexec cat > "$4"')
  program('etc/send-backup', `#!/bin/sh\nexec cp "$1" "${join(folder, 'there')}/"`)
  writeFileSync(join(folder, 'backups', name), 'everything that patients have logged')
  writeFileSync(join(folder, 'backups', `${name}.json`), '{}')
})
afterEach(() => rmSync(folder, { recursive: true }))

const program = (path: string, text: string) => writeFileSync(join(folder, path), text, { mode: 0o755 })
const run = () => {
  const env = { ...process.env, PATH: `${join(folder, 'bin')}:${process.env['PATH'] ?? ''}` }
  return promisify(execFile)(join(folder, 'bin/second-wind-backup'), { env })
}
const sent = () => readdirSync(join(folder, 'there'))

describe('the backup script', () => {
  test('sends the backup and its manifest complete to the remote place, and nothing is left to send', async () => {
    await run()
    expect(sent()).toEqual([`${name}.tar.age`])
    const listed = execFileSync('tar', ['-tf', join(folder, 'there', `${name}.tar.age`)], {
      encoding: 'utf8',
    })
    expect(listed.trim().split('\n')).toEqual([name, `${name}.json`])
    const waiting = readdirSync(join(folder, 'outbox')).filter((file) => !file.startsWith('.'))
    expect(waiting).toEqual([])
  })

  test('never sends half a backup as a complete one, and the failed run alerts the operator', async () => {
    program('bin/tar', '#!/bin/sh\nhead -c 100 /dev/zero\nexit 2')
    await expect(run()).rejects.toMatchObject({ code: 2 })
    expect(sent()).toEqual([])
  })

  test('waits for a run that is already under way, and both succeed', async () => {
    program('bin/age', '#!/bin/sh\n[ -e "$4" ] && exit 3\ncat > "$4"\nexec sleep 0.2')
    await Promise.all([run(), run()])
    expect(sent()).toEqual([`${name}.tar.age`])
  })

  test('sends a backup that could not be sent with the next one', async () => {
    const send = readFileSync(join(folder, 'etc/send-backup'), 'utf8')
    program('etc/send-backup', '#!/bin/sh\nexit 7')
    await expect(run()).rejects.toMatchObject({ code: 7 })
    program('etc/send-backup', send)
    program(
      'bin/second-wind-admin',
      `#!/bin/sh\ncp "${join(folder, 'backups', name)}" "${join(folder, 'backups/next.sqlite')}"
echo {} > "${join(folder, 'backups/next.sqlite.json')}"\necho "OK: ${join(folder, 'backups/next.sqlite')}"`,
    )
    await run()
    expect(sent()).toEqual(['next.sqlite.tar.age', `${name}.tar.age`])
  })
})
