import { expect, test } from '../support/playwright-fixtures.ts'

/** The name of a clinician and its schema, which patients see too; nothing that a clinician does. */
const knownToBoth = /^\/assets\/clinician(-name)?-[\w-]{8}\.js$/

const addresses = [
  '/api/health',
  '/api/users/1',
  '/api/symptoms/1',
  '/api/symptoms/1/latest',
  '/api/triage/1',
  '/api/triage/1/latest',
  '/api/activities/1',
  '/api/clinicians/1',
  '/api/clinician-dashboard/1',
  '/api/sync/pull',
  '/api/no-such-thing',
]

test('no response of the API is ever stored by the worker or the browser', async ({ phone }) => {
  const responses: { url: string; control: string | undefined }[] = []
  phone.context.on('response', (response) => {
    const url = new URL(response.url()).pathname
    if (url.startsWith('/api/')) responses.push({ url, control: response.headers()['cache-control'] })
  })
  await phone.readyOffline()
  await phone.logSymptoms('Nobody keeps this but the phone itself')
  await expect(phone.insight).toContainText(/Sent \d/)
  await phone.page.goto('/clinician-dashboard?tab=patients')
  await expect(phone.page.getByRole('heading', { name: 'All Patients' })).toBeVisible()
  await phone.page.evaluate((paths) => Promise.all(paths.map((path) => fetch(path))), addresses)

  expect(responses.map(({ url }) => url)).toEqual(expect.arrayContaining([...addresses, '/api/sync/push']))
  expect(responses.filter(({ control }) => control !== 'no-store')).toEqual([])
  const kept = await phone.page.evaluate(async () => {
    const caches_ = await Promise.all((await caches.keys()).map((name) => caches.open(name)))
    const requests = await Promise.all(caches_.map((cache) => cache.keys()))
    return requests.flat().map(({ url }) => new URL(url).pathname)
  })
  expect(kept).toContain('/index.html')
  const clinicians = kept.filter((path) => path.includes('clinician') && !knownToBoth.test(path))
  expect(clinicians).toEqual([])
  expect(kept.filter((path) => path.startsWith('/api'))).toEqual([])

  await phone.loseSignal()
  const without = await phone.page.evaluate(
    (paths) =>
      Promise.all(
        paths.map((path) =>
          fetch(path).then(
            (response) => response.status,
            () => 'no answer',
          ),
        ),
      ),
    addresses,
  )
  expect(without).toEqual(addresses.map(() => 'no answer'))
})

test('the worker leaves the address of a file that is not part of the app to the server', async ({
  phone,
}) => {
  await phone.readyOffline()
  await phone.page.goto('/auth-mode.txt')
  await expect(phone.page.locator('body')).toHaveText('demo')
})
