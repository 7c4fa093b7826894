import { describe, expect, test } from 'vitest'
import { contactLinks } from '../../../../web/src/clinician/contact/contact-links.ts'

describe('the call link of a number in the record', () => {
  test.each([
    ['020 7946 0123', 'tel:+442079460123'],
    ['07700 900123', 'tel:+447700900123'],
    ['(0113) 496-0123', 'tel:+441134960123'],
    ['+44 7700 900123', 'tel:+447700900123'],
    ['+44 (0)7700 900123', 'tel:+447700900123'],
    ['0044 7700 900123', 'tel:+447700900123'],
    ['+353 20 915 0123', 'tel:+353209150123'],
  ])('leads to the right number from %s', (phone, call) => {
    expect(contactLinks('Amina Yusuf', phone)?.call).toBe(call)
  })

  test.each([
    ['no number', undefined],
    ['an empty one', ''],
    ['one without its code', '496 0123'],
    ['one that is too short', '0123'],
    ['only a plus', '+'],
  ])('is left out for %s', (_, phone) => {
    expect(contactLinks('Amina Yusuf', phone)).toBeUndefined()
  })
})

describe('the chat link', () => {
  test('greets by first name and mentions nothing about health', () => {
    const link = new URL(contactLinks('Amina Yusuf', '07700 900123')?.whatsApp ?? '')
    expect(link.origin + link.pathname).toBe('https://wa.me/447700900123')
    expect(link.searchParams.get('text')).toBe(
      'Hello Amina, this is your care team. Please call us when you can. In an emergency call 999.',
    )
  })
})
