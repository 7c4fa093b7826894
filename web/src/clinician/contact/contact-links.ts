import { contactMessage } from '@second-wind/core/content/clinician/contact-message'

/**
 * "Call opens a telephone link ... WhatsApp opens a chat link with a prefilled greeting message" (second
 * specification, section 7), to the number in the patient's own record (ruling C-28). No links without a number that
 * can be read without doubt: no clinician may reach the wrong patient. HZ-08; C35.
 */
export function contactLinks(patientName: string, phone: string | undefined): ContactLinks | undefined {
  const number = internationalNumber(phone ?? '')
  if (number === undefined) return undefined
  return {
    call: `tel:+${number}`,
    whatsApp: `https://wa.me/${number}?text=${encodeURIComponent(contactMessage(patientName))}`,
  }
}

export type ContactLinks = { call: string; whatsApp: string }

/** Digits with the country first, no plus. A number that begins with a single 0 is a UK number. */
function internationalNumber(phone: string): string | undefined {
  const written = phone.replace('(0)', '').replace(/[ ()-]/g, '')
  const number = written.replace(/^(\+|00)/, '').replace(/^0/, '44')
  const isComplete = /^(\+|0)/.test(written) && /^[1-9]\d{7,14}$/.test(number)
  return isComplete ? number : undefined
}
