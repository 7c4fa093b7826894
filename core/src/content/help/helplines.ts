import type { Nation } from '../../records/patient.ts'
import { reviewed, reviewedOn } from '../review.ts'
import type { EmergencyContact } from './emergency-contact.ts'
import type { Helpline } from './helpline-schema.ts'

export const emergencyServices: Helpline = {
  id: 'emergency-999',
  title: 'Emergency: 999',
  detail:
    'When a life may be in danger. If you cannot hear or speak on the phone, call 18000 or use 999 BSL.',
  calls: [{ label: 'Call 999', tel: '999', level: 'emergency' }],
  links: [],
  ...reviewed('nhs-999', 'bsl-999', 'relay-uk'),
}

/** For a person whose nation is unknown. */
export const urgentAdvice: Helpline = {
  id: 'urgent-111',
  title: 'Urgent advice: 111',
  detail:
    'Free, day and night, in England, Scotland and Wales. In Northern Ireland call your GP surgery or the GP out-of-hours service. Text relay: 18001 111.',
  calls: [{ label: 'Call 111', tel: '111', level: 'urgent' }],
  links: [],
  ...reviewed('nhs-111', 'npis', 'relay-uk'),
}

export const urgentAdviceIn: Record<Nation, Helpline> = {
  england: {
    id: 'urgent-england',
    title: 'NHS 111',
    detail:
      'Call 111 or go to NHS 111 online. It is free, day and night. For children under 5, call 111 instead of using the website.',
    calls: [{ label: 'Call 111', tel: '111', level: 'urgent' }],
    links: [{ label: 'Go to NHS 111 online', url: 'https://111.nhs.uk/' }],
    ...reviewed('nhs-111'),
  },
  scotland: {
    id: 'urgent-scotland',
    title: 'NHS 24',
    detail: 'Call NHS 24 on 111. It is free, day and night.',
    calls: [{ label: 'Call 111', tel: '111', level: 'urgent' }],
    links: [{ label: 'Go to NHS inform', url: 'https://www.nhsinform.scot/' }],
    ...reviewedOn('2026-11-27', 'nhs-24-111', 'nhs-inform-fever'),
  },
  wales: {
    id: 'urgent-wales',
    title: 'NHS 111 Wales',
    detail: 'Call NHS 111 Wales. It is free, day and night.',
    calls: [{ label: 'Call 111', tel: '111', level: 'urgent' }],
    links: [{ label: 'Go to NHS 111 Wales', url: 'https://111.wales.nhs.uk/' }],
    ...reviewed('nhs-111-wales', 'nhs-wales-coughing-up-blood'),
  },
  'northern-ireland': {
    id: 'urgent-northern-ireland',
    title: 'GP or GP out-of-hours service',
    detail: 'Call your GP surgery. When it is closed, call the GP out-of-hours service for your area.',
    calls: [],
    links: [{ label: 'Find the GP out-of-hours number', url: 'https://gpoutofhours.hscni.net/' }],
    ...reviewed('npis', 'gp-out-of-hours-ni'),
  },
}

/** For people who are deaf or cannot speak. */
export const otherWaysToCall: readonly Helpline[] = [
  {
    id: 'bsl-999',
    title: '999 BSL',
    detail: 'Make a video call to 999 with a British Sign Language interpreter. It is free, day and night.',
    calls: [],
    links: [{ label: 'Go to 999 BSL', url: 'https://999bsl.co.uk/' }],
    ...reviewed('bsl-999'),
  },
  {
    id: 'emergency-sms',
    title: 'Text 999',
    detail: 'Register your phone first: text the word register to 999. Do it today, before you need it.',
    calls: [],
    links: [{ label: 'Go to Relay UK', url: 'https://www.relayuk.bt.com/' }],
    ...reviewed('relay-uk'),
  },
  {
    id: 'text-relay-999',
    title: 'Text relay: 18000',
    detail: 'Use 18000 for 999 on a textphone or in the Relay UK app.',
    calls: [{ label: 'Call 18000', tel: '18000', level: 'emergency' }],
    links: [],
    ...reviewed('relay-uk'),
  },
  {
    id: 'text-relay-111',
    title: 'Text relay: 18001 111',
    detail:
      'Use 18001 111 for urgent advice in England, Scotland and Wales. In Northern Ireland use 18001 and the number of your GP surgery.',
    calls: [{ label: 'Call 18001 111', tel: '18001111', level: 'urgent' }],
    links: [],
    ...reviewed('relay-uk', 'npis'),
  },
]

/** Connect to Care: names and words of the specification, section 2. `northernIreland` is shown below them. */
export const emergencyContacts: readonly EmergencyContact[] = [
  {
    id: 'emergency-services',
    name: 'Emergency Services',
    tel: '999',
    purpose: 'Life-threatening',
    hours: '24/7',
    ...reviewed('nhs-999'),
  },
  {
    id: 'nhs-111',
    name: 'NHS 111',
    tel: '111',
    purpose: 'Urgent advice',
    hours: '24/7',
    ...reviewed('nhs-111'),
  },
  {
    id: 'nhs-24-scotland',
    name: 'NHS 24 Scotland',
    tel: '111',
    purpose: 'Urgent advice in Scotland',
    hours: '24/7',
    ...reviewedOn('2026-11-27', 'nhs-24-111', 'nhs-inform-fever'),
  },
]
