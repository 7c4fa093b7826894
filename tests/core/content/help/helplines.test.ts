import { line } from '@second-wind/core/content/content-item'
import { emergencyContact } from '@second-wind/core/content/help/emergency-contact'
import { helpline } from '@second-wind/core/content/help/helpline-schema'
import {
  emergencyContacts,
  emergencyServices,
  otherWaysToCall,
  urgentAdvice,
  urgentAdviceIn,
} from '@second-wind/core/content/help/helplines'
import { northernIreland } from '@second-wind/core/content/help/northern-ireland'
import { notesNotRead, notesNotReadIn } from '@second-wind/core/content/help/notes-not-read'
import { poisoningHelp } from '@second-wind/core/content/help/poisoning'
import { talkToSomeone } from '@second-wind/core/content/help/talk-to-someone'
import { describe, expect, test } from 'vitest'

const helplines = [
  emergencyServices,
  urgentAdvice,
  poisoningHelp,
  ...Object.values(urgentAdviceIn),
  ...otherWaysToCall,
  ...talkToSomeone,
]

describe('a helpline', () => {
  test('is finished text, like every number', () => {
    for (const item of helplines) expect(helpline.parse(item)).toEqual(item)
    for (const item of emergencyContacts) expect(emergencyContact.parse(item)).toEqual(item)
    for (const item of [northernIreland, ...Object.values(notesNotRead)])
      expect(line.parse(item)).toEqual(item)
  })

  test('is called at the number that its button shows', () => {
    for (const { calls } of helplines) {
      for (const { label, tel } of calls) expect(label.replace(/\D/g, '')).toBe(tel)
    }
  })

  test('to talk to is available day and night', () => {
    expect(talkToSomeone.flatMap(({ calls }) => calls.map(({ tel }) => tel))).toEqual([
      '116123',
      '111',
      '08088088000',
    ])
  })
})

describe('the contacts of Connect to Care', () => {
  test('are the three of the specification', () => {
    expect(emergencyContacts.map(({ name, tel, purpose, hours }) => [name, tel, purpose, hours])).toEqual([
      ['Emergency Services', '999', 'Life-threatening', '24/7'],
      ['NHS 111', '111', 'Urgent advice', '24/7'],
      ['NHS 24 Scotland', '111', 'Urgent advice in Scotland', '24/7'],
    ])
  })
})

describe('urgent advice', () => {
  test('is a GP surgery or the out-of-hours service in Northern Ireland', () => {
    const { title, detail, calls, links } = urgentAdviceIn['northern-ireland']
    expect(calls).toEqual([])
    expect(JSON.stringify([title, detail, links])).not.toContain('111')
    expect(detail).toMatch(/GP surgery.*out-of-hours/)
  })

  test.each(['england', 'scotland', 'wales'] as const)('is 111 in %s', (nation) => {
    expect(urgentAdviceIn[nation].calls.map(({ tel }) => tel)).toEqual(['111'])
  })

  test('includes with each 111 what to do in Northern Ireland while the nation is unknown', () => {
    const forAll = [emergencyServices, urgentAdvice, poisoningHelp, ...otherWaysToCall, ...talkToSomeone]
    const offering111 = forAll.filter(({ calls }) => calls.some(({ tel }) => tel.endsWith('111')))
    expect(offering111.map(({ id }) => id)).toEqual([
      'urgent-111',
      'poisoning-help',
      'text-relay-111',
      'crisis-111',
    ])
    for (const { id, detail } of offering111) expect(detail, id).toContain('Northern Ireland')
  })

  test('is given for every nation in the line under a box for notes', () => {
    const numbersIn = (text: string) => text.match(/\d[\d ]*\d/g)
    for (const nation of [undefined, 'england', 'scotland', 'wales'] as const)
      expect(numbersIn(notesNotReadIn(nation))).toEqual(['999', '111', '116 123'])
    expect(numbersIn(notesNotReadIn('northern-ireland'))).toEqual(['999', '0808 808 8000', '116 123'])
  })
})
