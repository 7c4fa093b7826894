import { smartToggles } from '@second-wind/core/content/notifications/smart-toggles'
import { profileWords } from '@second-wind/core/content/profile/profile-words'
import { appSetting } from '@second-wind/core/content/settings/app-setting-schema'
import { appSettings } from '@second-wind/core/content/settings/app-settings'
import { profileToggles } from '@second-wind/core/content/settings/profile-toggles'
import { toggle, type Toggle } from '@second-wind/core/content/settings/toggle'
import { describe, expect, test } from 'vitest'
import { notificationWords } from '../../../../web/src/patient/notifications/notification-words.ts'

const onAtFirst = (toggles: readonly Toggle[]) => toggles.map(({ id, isOnByDefault }) => [id, isOnByDefault])
const fixed = (toggles: readonly Toggle[]) => toggles.filter(({ isFixed }) => isFixed).map(({ id }) => id)

describe.each([
  [
    'the profile',
    profileToggles,
    [
      ['symptoms', true],
      ['medication', true],
      ['air-quality', false],
      ['progress', true],
      ['emergency', true],
    ],
  ],
  [
    'smart notifications',
    smartToggles,
    [
      ['medications', true],
      ['symptoms', true],
      ['weather', true],
      ['activities', false],
      ['social', true],
      ['emergency', true],
    ],
  ],
] as const)('the switches of %s', (_, toggles, defaults) => {
  test('have the defaults of the specification', () => {
    for (const row of toggles) toggle.parse(row)
    expect(onAtFirst(toggles)).toEqual(defaults)
  })

  test('can all be switched off, except emergency alerts', () => {
    expect(fixed(toggles)).toEqual(['emergency'])
  })
})

describe('the buttons of the settings', () => {
  test('have the four names of the specification', () => {
    for (const setting of appSettings) appSetting.parse(setting)
    expect(appSettings.map(({ label }) => label)).toEqual([
      'Privacy Settings',
      'Data & Security',
      'Health Data Export',
      'Sign Out',
    ])
  })

  test('that remove data warn first that unsent entries would be lost', () => {
    const removing = appSettings.filter(({ id }) => id === 'sign-out' || id === 'data-security')
    expect(removing.map(({ action }) => action?.blocked)).toEqual([
      expect.stringMatching(/not been sent yet/),
      expect.stringMatching(/not been sent yet/),
    ])
  })
})

describe('the words of profile and notifications', () => {
  test('mark a sample notification as a sample', () => {
    expect(notificationWords.newBadge).toBe('New')
    expect(notificationWords.sampleNote).toContain('samples')
  })

  test('are "Not specified" for a gender that was not given', () => {
    expect(profileWords.genderUnknown).toBe('Not specified')
  })
})
