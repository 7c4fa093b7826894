import { globSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, test } from '@playwright/test'
import { invitationsPath } from '@second-wind/core/access/contract/invitations'
import { reopenPath } from '@second-wind/core/access/contract/reauth'
import { sharesPath } from '@second-wind/core/access/contract/shares'
import { enrolWords } from '../../../web/src/access/clinician-sign-in/enrol/enrol-words.ts'
import { signInWords } from '../../../web/src/access/clinician-sign-in/sign-in-words.ts'
import { invitationWords } from '../../../web/src/clinician/invitations/invitation-words.ts'
import { sharingWords } from '../../../web/src/patient/profile/sharing/sharing-words.ts'
import { startRealServer } from '../support/server/real-server.ts'

test('a real server opens the app without a demo, and works without signal', async ({ browser }) => {
  const { server, origin } = await startRealServer()
  const context = await browser.newContext()
  const page = await context.newPage()
  await page.goto(origin)
  await expect(page.getByRole('link', { name: /999/ }).first()).toBeVisible()
  await expect(page.getByText('Demo: not for real patients')).toHaveCount(0)
  expect(await page.evaluate(() => fetch('/api/users/1').then((response) => response.status))).toBe(401)
  expect(await page.evaluate(() => fetch('/api/session').then((response) => response.json()))).toEqual({
    state: 'none',
  })

  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
  await context.setOffline(true)
  await page.reload()
  await expect(page.getByRole('link', { name: /999/ }).first()).toBeVisible()
  await context.close()
  await server.remove()
})

test('neither build contains code of the other, such as sign-in, joining and sharing in the demo', () => {
  const ofRealMode = [
    ...[enrolWords.passkey.go, signInWords.passkey.go, invitationWords.open, sharingWords.title],
    ...[invitationsPath, sharesPath, reopenPath, 'navigator.credentials'],
  ]
  expect(partsWith('dist', ofRealMode)).toEqual([])
  expect(new Set(partsWith('dist-real', ofRealMode).map(({ word }) => word))).toEqual(new Set(ofRealMode))

  const ofTheDemo = ['Demo: not for real patients']
  expect(partsWith('dist-real', ofTheDemo)).toEqual([])
  expect(partsWith('dist', ofTheDemo)).not.toEqual([])
})

for (const folder of ['dist', 'dist-real']) {
  test(`a patient's phone keeps at most 40 files of ${folder}, and no script or style that only clinicians need`, () => {
    const kept = keptOnPhones(folder)
    expect(kept.length).toBeLessThanOrEqual(40)
    const knownToBoth = /^assets\/clinician(-name)?-[\w-]{8}\.js$/
    expect(kept).toContain('index.html')
    expect(kept.filter((part) => part.includes('clinician') && !knownToBoth.test(part))).toEqual([])

    const read = (part: string) => readFileSync(resolve(web, folder, part), 'utf8')
    const scripts = kept.filter((part) => part.endsWith('.js')).map(read)
    const isUsed = (style: string) => {
      const classes = read(style).match(/(?<=\.)_[\w-]+_[\w-]{5}_\d+/g) ?? []
      return classes.length === 0 || classes.some((name) => scripts.some((script) => script.includes(name)))
    }
    const styles = kept.filter((part) => part.endsWith('.css'))
    expect(styles.filter(isUsed).length).toBeGreaterThan(5)
    expect(styles.filter((style) => !isUsed(style))).toEqual([])
  })
}

const web = resolve(import.meta.dirname, '../../../web')

/** The words that each part of a build contains. */
function partsWith(folder: string, words: readonly string[]): { word: string; part: string }[] {
  const parts = globSync('**/*.{js,html}', { cwd: resolve(web, folder) })
  return parts.flatMap((part) => {
    const text = readFileSync(resolve(web, folder, part), 'utf8')
    return words.filter((word) => text.includes(word)).map((word) => ({ word, part }))
  })
}

/** The files that the worker stores on each phone. */
function keptOnPhones(folder: string): string[] {
  const worker = readFileSync(resolve(web, folder, 'sw.js'), 'utf8')
  return [...worker.matchAll(/"url":"([^"]+)"/g)].flatMap(([, part]) => part ?? [])
}
