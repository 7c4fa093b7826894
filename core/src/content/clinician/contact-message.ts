/** For WhatsApp and SMS: clinical content, section 18. It contains nothing about a person's health (C35). */
export function contactMessage(patientName: string): string {
  const firstName = patientName.trim().split(/\s+/)[0]
  const hello = firstName ? `Hello ${firstName}` : 'Hello'
  return `${hello}, this is your care team. Please call us when you can. In an emergency call 999.`
}
