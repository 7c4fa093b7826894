import { createHash } from 'node:crypto'
import { consentText, plainConsentText } from '@second-wind/core/content/consent/consent-text'
import { describe, expect, test } from 'vitest'
import { textsIn } from '../walk-content.ts'

const clinic = {
  clinician: { title: 'Dr.', name: 'Helen Marsh', department: 'Lung Clinic' },
  organisation: 'Leeds Hospital',
}
const text = consentText(clinic)
const plain = plainConsentText(text)

const sha256 = (content: string): string => createHash('sha256').update(content).digest('hex')

/**
 * For this clinic. People have agreed to these words: a change needs a new version and a new row here.
 */
const everyVersion: Record<string, string> = {
  '2026-11-22': '84563658d8fad3c1077cce2b81e43ada2d8e228d25dafa976f89f637c497aeb3',
}

describe('a person asked to share their record', () => {
  test('reads which clinician and organisation will see it, and that no one else will', () => {
    expect(text.sections[0]?.lines.join(' ')).toContain('Dr. Helen Marsh, Lung Clinic, Leeds Hospital.')
    expect(text.sections[0]?.lines.join(' ')).toContain('Nobody else')
  })

  test.each([
    ['what', /all of it.*what you have logged before/],
    ['how long', /Until you stop/],
    ['how to stop', /“Who can see my record”.*Withdraw/],
    ['what stopping cannot do', /What they have seen before/],
    ['that clinicians do not watch the app', /watching this app live/],
    ['that no is an answer', /works without a clinic/],
    ['that looks are noted', /notes each time/],
  ])('reads in the text: %s', (_, expected) => {
    expect(plain.replaceAll('\n', ' ')).toMatch(expected)
  })

  test('agrees to every word on the screen and to a named clinician', () => {
    for (const { text: expected } of textsIn({ ...text, id: undefined })) expect(plain).toContain(expected)
    const other = { ...clinic, clinician: { ...clinic.clinician, name: 'Owen Price' } }
    const elsewhere = { ...clinic, organisation: 'York Hospital' }
    const hashes = [clinic, other, elsewhere].map((parties) => sha256(plainConsentText(consentText(parties))))
    expect(new Set(hashes).size).toBe(3)
  })
})

describe('the version of the consent text', () => {
  test('is new when its words have changed', () => {
    expect(everyVersion[text.version]).toBe(sha256(plain))
  })
})
