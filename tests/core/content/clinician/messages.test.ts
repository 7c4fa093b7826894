import { clinicianName } from '@second-wind/core/content/clinician/clinician-name'
import { contactMessage } from '@second-wind/core/content/clinician/contact-message'
import { priorityAlertMessage } from '@second-wind/core/content/clinician/priority-alert-message'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { contactWords } from '../../../../web/src/clinician/contact/contact-words.ts'
import { notMonitoredWords } from '../../../../web/src/clinician/dashboard/not-monitored-banner.tsx'
import { riskCaptions } from '../../../../web/src/clinician/risk/risk-caption.ts'

describe('the name of the clinician who asks for a check-in', () => {
  test.each([
    ['a title and a name', { title: 'Dr.', name: 'Priya Nair' }, 'Dr. Priya Nair'],
    ['another title', { title: 'Nurse', name: 'Bethan Quill' }, 'Nurse Bethan Quill'],
    ['a name that begins with its title', { title: 'Dr.', name: 'Dr. Priya Nair' }, 'Dr. Priya Nair'],
    ['the same without its dot', { title: 'Dr.', name: 'Dr Priya Nair' }, 'Dr Priya Nair'],
    ['a name that only looks like a title', { title: 'Dr.', name: 'Drew Mistry' }, 'Dr. Drew Mistry'],
    ['no title', { title: '', name: 'Priya Nair' }, 'Dr. Priya Nair'],
    ['no name', { title: 'Dr.', name: ' ' }, 'your clinician'],
    ['no known clinician', undefined, 'your clinician'],
  ])('is put together from %s', (_, clinician, name) => {
    expect(clinicianName(clinician)).toBe(name)
  })

  test('contains no title twice', () => {
    const titles = fc.constantFrom('Dr.', 'Dr', 'Prof.', 'Nurse', '')
    const names = fc.constantFrom('Dr. Priya Nair', 'Dr Priya Nair', 'Prof. Ann Lee', 'Priya Nair')
    fc.assert(
      fc.property(titles, names, (title, name) => {
        expect(clinicianName({ title, name })).not.toMatch(/\b(Dr|Prof|Nurse)\b\.? (Dr|Prof|Nurse)\b/)
      }),
    )
  })
})

describe('the words of contact with a patient', () => {
  test('show in a priority alert who asks, what to do, when to call 999, and that clinicians do not watch for an answer', () => {
    expect(priorityAlertMessage({ title: 'Dr.', name: 'Priya Nair' }, '2026-11-20')).toBe(
      'A priority check-in was requested by Dr. Priya Nair on 20 November 2026. Please do the symptom check as soon as you can. If you have a warning sign, call 999 now. This message is not monitored.',
    )
    expect(priorityAlertMessage(undefined, '2026-11-20')).toMatch(
      /^A priority check-in was requested by your clinician on 20 November 2026\. Please/,
    )
  })

  test.each([
    [contactWords.smsSent('Amina'), 'SMS sent to Amina (demo: nothing left this computer)'],
    [
      contactWords.videoRequested('Amina'),
      'Video consultation request sent to Amina (demo: nothing left this computer)',
    ],
    [contactWords.alertSent('Amina'), 'Priority alert sent to Amina'],
    [contactWords.alertFailed('Amina'), 'Failed to send alert to Amina'],
    [contactWords.noPhone('Amina'), 'No phone number for Amina'],
    [contactWords.confirmCall('Amina', '020 7946 0101'), 'Call Amina on 020 7946 0101?'],
  ])('are "%s" on a contact button', (label, text) => {
    expect(label).toBe(text)
  })

  test('tell patient and clinician that messages are not always watched', () => {
    expect(notMonitoredWords.heading).toBe('Not monitored 24/7.')
    expect(notMonitoredWords.forClinicians).toContain('when a phone has signal')
  })

  test('are those of the specification in the captions of the risk badge', () => {
    expect(riskCaptions).toEqual({
      high: 'Severe symptoms, seek help',
      medium: 'Monitor closely',
      low: 'Stable condition',
    })
  })
})

describe('the greeting of a message', () => {
  test.each([
    ['Amina Yusuf', 'Hello Amina, this'],
    ['  Cher ', 'Hello Cher, this'],
    ['', 'Hello, this'],
  ])('for "%s" starts with "%s"', (name, start) => {
    expect(contactMessage(name)).toContain(start)
  })

  test("mentions nothing about the person's health", () => {
    expect(contactMessage('Amina Yusuf')).toBe(
      'Hello Amina, this is your care team. Please call us when you can. In an emergency call 999.',
    )
  })
})
