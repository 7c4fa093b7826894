import { signInMethodsPath } from '@second-wind/core/access/contract/clinician-sign-in-methods'
import { minuteMs } from '@second-wind/core/platform/moment'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import {
  addSecondPasskey,
  cookieOf,
  disableAccount,
  goodPassword,
  isSignedIn,
  closeApi,
  signInWithPasskey,
  signInWithPassword,
  enrolWithPasskey,
  enrolWithPassword,
} from '../../../../api/access/clinician-accounts/enrol-clinician.ts'
import { totpAt } from '../../../../support/totp-at.ts'
import { openClinicianBrowser, openYourSignIn } from '../clinician-browser.tsx'

let browser: Awaited<ReturnType<typeof openClinicianBrowser>>
const person = userEvent.setup()
beforeEach(async () => {
  browser = await openClinicianBrowser()
})
afterEach(() => closeApi(browser.api))

const press = (name: string | RegExp) => person.click(screen.getByRole('button', { name }))
const section = (name: string) => within(screen.getByRole('region', { name }))
const sees = (text: string | RegExp) => screen.findByText(text)

describe('a clinician with one passkey', () => {
  test('sees when it was created, can name it, and cannot remove the only way to sign in', async () => {
    const { cookie } = await enrolWithPasskey(browser.api)
    browser.signIn(cookie)
    await openYourSignIn()
    const passkeys = section('Passkeys')
    expect(passkeys.getByText(/^Added:/).textContent).toContain('Not used yet')
    expect(passkeys.queryByRole('button', { name: /^Remove/ })).toBeNull()
    expect(passkeys.getByText(/only way to sign in/)).toBeTruthy()

    await press('Rename Desk')
    await person.clear(screen.getByLabelText('Name'))
    await press('Save the name')
    expect(screen.getByRole('alert').textContent).toBe('Type a name.')
    expect(document.activeElement).toBe(screen.getByLabelText('Name'))
    await person.type(screen.getByLabelText('Name'), 'Blue security key')
    await press('Save the name')
    await sees('The name was changed.')
    expect(screen.getByRole('button', { name: 'Rename Blue security key' })).toBeTruthy()
  })

  test('is offered no password and no authenticator app', async () => {
    const { cookie } = await enrolWithPasskey(browser.api)
    browser.signIn(cookie)
    await openYourSignIn()
    expect(screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent)).toEqual([
      'Passkeys',
      'Recovery codes',
      'Where you are signed in',
    ])
  })
})

describe('one of two passkeys', () => {
  test('can be removed after a confirmation, and the result is shown where the focus is', async () => {
    const first = await enrolWithPasskey(browser.api)
    const { cookie, laptop } = await addSecondPasskey(browser.api, first.cookie)
    browser.signIn(cookie)
    await openYourSignIn()
    await press('Remove Laptop')
    expect(screen.getByRole('group', { name: 'Remove "Laptop"?' }).textContent).toContain(
      'You will no longer be able to sign in with it',
    )
    await press('Keep it')
    await press('Remove Laptop')
    await press('Remove it')
    const status = await sees(/Passkey removed/)
    await waitFor(() => expect(document.activeElement?.contains(status)).toBe(true))
    expect(screen.queryByText('Laptop')).toBeNull()
    expect((await signInWithPasskey(browser.api, laptop)).status).toBe(401)
  })

  test('that was removed elsewhere is reported by the page, and the list is up to date', async () => {
    const first = await enrolWithPasskey(browser.api)
    const { cookie, laptop } = await addSecondPasskey(browser.api, first.cookie)
    browser.signIn(cookie)
    await openYourSignIn()
    await browser.api.db
      .updateTable('passkeys')
      .set({ removed_at: 'x' })
      .where('credential_id', '=', first.passkey.id)
      .execute()
    await press('Remove Laptop')
    await press('Remove it')
    await sees(/your other way to sign in has just been removed/)
    expect(screen.getByText(/only way to sign in/)).toBeTruthy()
    expect(screen.queryByText('Desk')).toBeNull()
    expect((await signInWithPasskey(browser.api, laptop)).status).toBe(204)
  })
})

describe('a clinician with a password', () => {
  let code: () => string
  beforeEach(async () => {
    const enrolled = await enrolWithPassword(browser.api)
    code = enrolled.code
    browser.signIn(enrolled.cookie)
    await openYourSignIn()
  })

  test('changes it, sees an error at its field, and keeps what was typed', async () => {
    await press('Change the password')
    const [current, next] = [screen.getByLabelText('Current password'), screen.getByLabelText('New password')]
    await person.type(current, 'not the right one at all')
    await person.type(next, 'too short')
    await press('Change the password')
    expect(screen.getByRole('alert').textContent).toContain('at least 15')
    expect(document.activeElement).toBe(next)
    await person.type(next, ' Password1234567')
    await person.clear(next)
    await person.type(next, 'Password1234567')
    await press('Change the password')
    await sees(/too easy to guess/)
    await person.clear(next)
    await person.type(next, 'wagon mustard eleven pillow')
    await press('Change the password')
    await sees('That is not your current password.')
    expect(document.activeElement).toBe(current)
    await person.clear(current)
    await person.type(current, goodPassword)
    await press('Change the password')
    await sees(/The password was changed/)
    await waitFor(() => expect(screen.queryByLabelText('Current password')).toBeNull())
    const again = await signInWithPassword(browser.api, {
      password: 'wagon mustard eleven pillow',
      code: code(),
    })
    expect(again.status).toBe(204)
  })

  test('sets up another authenticator app with the code that it shows', async () => {
    await press('Change the authenticator app')
    const field = await screen.findByLabelText('Code that the app shows now')
    expect(screen.getByRole('img', { name: 'QR code of the key' })).toBeTruthy()
    const key = (document.querySelector('code')?.textContent ?? '').replaceAll(' ', '')
    await person.type(field, '000000')
    await press('Use this app')
    await sees(/That code is not correct/)
    await person.clear(field)
    await person.type(field, totpAt(key, browser.api.clock.now()))
    await press('Use this app')
    await sees(/Authenticator app changed/)
    browser.api.clock.advance(minuteMs)
    expect((await signInWithPassword(browser.api, { code: code() })).status).toBe(401)
    expect(
      (await signInWithPassword(browser.api, { code: totpAt(key, browser.api.clock.now()) })).status,
    ).toBe(204)
  })
})

describe('new recovery codes', () => {
  beforeEach(async () => {
    const { cookie } = await enrolWithPasskey(browser.api)
    browser.signIn(cookie)
    await openYourSignIn()
  })
  test('are shown once, and must be confirmed as kept', async () => {
    await press('Make ten new codes')
    await press('Make new codes')
    const codes = await screen.findByRole('list', { name: 'Save your recovery codes' })
    expect(within(codes).getAllByRole('listitem')).toHaveLength(10)
    await press('Done')
    expect(screen.getByRole('alert').textContent).toBe('First confirm that you have saved the codes.')
    await person.click(screen.getByRole('checkbox', { name: 'I have saved these codes' }))
    await press('Done')
    expect(section('Recovery codes').getByText(/^10 of 10 codes are left/)).toBeTruthy()
  })

  test('stay on the page when the page cannot be reloaded', async () => {
    const recover = browser.failOn(signInMethodsPath)
    await press('Make ten new codes')
    await press('Make new codes')
    expect(await screen.findByRole('list', { name: 'Save your recovery codes' })).toBeTruthy()
    expect(screen.getByText(/we cannot show how you sign in/)).toBeTruthy()
    recover.again()
    await press('Try again')
    await waitFor(() => expect(screen.queryByText(/we cannot show how you sign in/)).toBeNull())
    expect(screen.getByRole('list', { name: 'Save your recovery codes' })).toBeTruthy()
  })
})

describe('the last recovery codes', () => {
  test('lead to the advice to create new ones', async () => {
    const { cookie, recoveryCodes } = await enrolWithPasskey(browser.api)
    for (const code of recoveryCodes.slice(0, 7))
      await signInWithPassword(browser.api, { password: '', code })
    browser.signIn(
      cookieOf(await signInWithPassword(browser.api, { password: '', code: recoveryCodes[7] ?? '' })) ||
        cookie,
    )
    await openYourSignIn()
    expect(section('Recovery codes').getByText(/^2 of 10 codes are left/)).toBeTruthy()
    expect(section('Recovery codes').getByText(/You only have a few codes left/)).toBeTruthy()
  })
})

describe('other sessions', () => {
  test('are listed and can be signed out', async () => {
    const { cookie, passkey } = await enrolWithPasskey(browser.api)
    const elsewhere = cookieOf(await signInWithPasskey(browser.api, passkey))
    browser.signIn(cookie)
    await openYourSignIn()
    expect(section('Where you are signed in').getByText(/^Signed in:/)).toBeTruthy()
    await press('Sign out everywhere else')
    await sees('You are now only signed in here.')
    expect(section('Where you are signed in').getByText('Nowhere else.')).toBeTruthy()
    expect(await isSignedIn(browser.api, elsewhere)).toBe(false)
    expect(await browser.isSignedIn()).toBe(true)
  })
})

describe('the page of sign-in methods', () => {
  test('is closed at the next attempt by an account that was disabled in the meantime', async () => {
    const { cookie } = await enrolWithPasskey(browser.api)
    browser.signIn(cookie)
    await openYourSignIn()
    await disableAccount(browser.api)
    await press('Sign out everywhere else')
    expect(await screen.findByRole('heading', { level: 1, name: 'Sign in' })).toBeTruthy()
    expect(screen.getByText(/You have been signed out/)).toBeTruthy()
  })

  test('shows without a connection that the result is not known', async () => {
    const { cookie } = await enrolWithPasskey(browser.api)
    browser.signIn(cookie)
    await openYourSignIn()
    browser.connect(false)
    await press('Sign out everywhere else')
    expect(await sees(/we do not know if this was changed/)).toBeTruthy()
  })
})
