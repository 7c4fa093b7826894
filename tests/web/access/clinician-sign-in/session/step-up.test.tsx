import {
  addPasskeyOptionsPath,
  newRecoveryCodesPath,
} from '@second-wind/core/access/contract/clinician-sign-in-methods'
import { minuteMs } from '@second-wind/core/platform/moment'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, afterEach, beforeEach, expect, test } from 'vitest'
import {
  addSecondPasskey,
  closeApi,
  enrolWithPasskey,
  enrolWithPassword,
} from '../../../../api/access/clinician-accounts/enrol-clinician.ts'
import { openClinicianBrowser, openYourSignIn } from '../clinician-browser.tsx'
import { installAuthenticator } from '../fake-authenticator.ts'

let browser: Awaited<ReturnType<typeof openClinicianBrowser>>
const person = userEvent.setup()
beforeEach(async () => {
  browser = await openClinicianBrowser()
})
afterEach(() => closeApi(browser.api))

const button = (name: string) => screen.getByRole('button', { name })
const dialog = () => screen.findByRole('dialog', { name: 'Confirm it is you' })
const passkeys = () => screen.getAllByRole('button', { name: /^Rename/ })

/** Helen with a passkey, six minutes after she signed in. */
async function helenWithPasskey() {
  const { passkey, cookie } = await enrolWithPasskey(browser.api)
  browser.signIn(cookie)
  browser.api.clock.advance(6 * minuteMs)
  const authenticator = installAuthenticator(passkey)
  await openYourSignIn()
  return authenticator
}

/** Helen with a password and an app, six minutes after she signed in. */
async function helenWithPassword() {
  const { code, cookie } = await enrolWithPassword(browser.api)
  browser.signIn(cookie)
  browser.api.clock.advance(5 * minuteMs)
  await openYourSignIn()
  return { code }
}

async function askForNewCodes() {
  await person.click(button('Make ten new codes'))
  await person.click(button('Make new codes'))
  return dialog()
}

describe('step-up', () => {
  test('with a passkey accepts the right one, refuses a wrong one, and runs the action once', async () => {
    const authenticator = await helenWithPasskey()
    await person.click(button('Add a passkey'))
    const question = await dialog()
    expect(question.contains(document.activeElement)).toBe(true)
    expect(question.textContent).toContain('Confirm who you are to continue')
    expect(within(question).queryByLabelText('Code from your authenticator app')).toBeNull()
    const confirm = await within(question).findByRole('button', { name: 'Confirm with a passkey' })

    authenticator.fail({ unverified: true })
    await person.click(confirm)
    expect((await within(question).findByRole('alert')).textContent).toContain(
      'could not confirm that it is you',
    )
    authenticator.refuse(true)
    await person.click(confirm)
    await waitFor(() =>
      expect(within(question).getByRole('alert').textContent).toContain('No passkey was used'),
    )
    authenticator.refuse(false)
    authenticator.fail({})
    await person.click(confirm)

    expect(await screen.findByText(/The passkey was added/)).toBeTruthy()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(passkeys()).toHaveLength(2)
    expect(authenticator.made).toHaveLength(1)
    expect(browser.countOf(addPasskeyOptionsPath)).toBe(2)
  })

  test('with a password and an app accepts the right code and refuses a wrong one', async () => {
    const { code } = await helenWithPassword()
    const question = await askForNewCodes()
    expect(within(question).queryByRole('button', { name: 'Confirm with a passkey' })).toBeNull()
    const field = await within(question).findByLabelText('Code from your authenticator app')
    await person.type(field, '000000')
    await person.click(within(question).getByRole('button', { name: 'Confirm' }))
    expect((await within(question).findByRole('alert')).textContent).toContain(
      'could not confirm that it is you',
    )

    await person.clear(field)
    await person.type(field, code())
    await person.click(within(question).getByRole('button', { name: 'Confirm' }))
    const codes = await screen.findByRole('list', { name: 'Save your recovery codes' })
    expect(within(codes).getAllByRole('listitem')).toHaveLength(10)
    expect(browser.countOf(newRecoveryCodesPath)).toBe(2)
    expect(await browser.isSignedIn()).toBe(true)
  })

  test('offers both ways to a clinician who has both', async () => {
    const first = await enrolWithPassword(browser.api)
    const { cookie, laptop } = await addSecondPasskey(browser.api, first.cookie)
    browser.signIn(cookie)
    installAuthenticator(laptop)
    browser.api.clock.advance(5 * minuteMs)
    await openYourSignIn()
    const question = await askForNewCodes()
    expect(await within(question).findByRole('button', { name: 'Confirm with a passkey' })).toBeTruthy()
    expect(within(question).getByLabelText('Code from your authenticator app')).toBeTruthy()
  })
})

describe('unsuccessful step-up', () => {
  test.each([
    ['Escape', () => person.keyboard('{Escape}')],
    ['“Not now”', () => person.click(button('Not now'))],
  ])('%s cancels step-up, changes nothing and returns the focus', async (_, cancel) => {
    const authenticator = await helenWithPasskey()
    await person.click(button('Add a passkey'))
    await within(await dialog()).findByRole('button', { name: 'Confirm with a passkey' })
    await cancel()
    expect(await screen.findByText(/you did not confirm who you are/)).toBeTruthy()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(document.activeElement).toBe(button('Add a passkey')))
    expect(authenticator.made).toEqual([])
    expect(browser.countOf(addPasskeyOptionsPath)).toBe(1)
    expect(passkeys()).toHaveLength(1)
  })

  test('too many wrong codes show how long to wait', async () => {
    await helenWithPassword()
    const question = await askForNewCodes()
    const field = await within(question).findByLabelText('Code from your authenticator app')
    for (let n = 0; n < 5; n += 1) {
      await person.clear(field)
      await person.type(field, '000000{Enter}')
      await within(question).findByRole('alert')
    }
    await waitFor(() =>
      expect(within(question).getByRole('alert').textContent).toContain('Too many attempts. Wait 30 seconds'),
    )
  })

  test('without a connection step-up shows that, and tries again on request', async () => {
    await helenWithPasskey()
    const optionsPath = '/api/clinician-auth/step-up/options'
    await person.click(button('Add a passkey'))
    const question = await dialog()
    await waitFor(() => expect(browser.countOf(optionsPath)).toBe(1))
    browser.connect(false)
    await person.click(await within(question).findByRole('button', { name: 'Confirm with a passkey' }))
    expect((await within(question).findByRole('alert')).textContent).toContain('We cannot connect')
    browser.connect(true)
    await person.click(within(question).getByRole('button', { name: 'Confirm with a passkey' }))
    expect(await screen.findByText(/The passkey was added/)).toBeTruthy()
  })
})
