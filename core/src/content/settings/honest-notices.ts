import { home, profile, symptomChecker, tracker as trackerPath } from '../../platform/app-paths.ts'
import { reviewed } from '../review.ts'
import type { HonestNotice } from './honest-notice-schema.ts'
import type { NoticeId } from './load-honest-notice.ts'

const call999 = { label: 'Call 999', href: 'tel:999' } as const
const call111 = { label: 'Call 111', href: 'tel:111' } as const
const nhs111Online = { label: 'Go to NHS 111 online', href: 'https://111.nhs.uk/' } as const
const symptomCheck = { label: 'Do the symptom check', href: symptomChecker } as const
const tracker = { label: 'Log your symptoms', href: trackerPath } as const
const nhsApp = {
  label: 'Read about the NHS App in England',
  href: 'https://www.nhs.uk/nhs-app/',
  onlyIn: 'england',
} as const
const nhsWalesApp = {
  label: 'Read about the NHS Wales App',
  href: 'https://apphelp.nhs.wales/',
  onlyIn: 'wales',
} as const
const myCare = {
  label: 'Read about My Care at nidirect',
  href: 'https://www.nidirect.gov.uk/articles/viewing-your-medical-records-online',
  onlyIn: 'northern-ireland',
} as const
const findGp = {
  label: 'Find a GP surgery in England',
  href: 'https://www.nhs.uk/service-search/find-a-gp/',
  onlyIn: 'england',
} as const
const supportGroups = {
  label: 'Find a support group at Asthma + Lung UK',
  href: 'https://www.asthmaandlung.org.uk/groups-support',
} as const

const urgentAdvice =
  'If you need advice now, call 111. In Northern Ireland, call a GP surgery or the GP out-of-hours service.'

/**
 * Every control that the specifications describe as "only logs" or "makes no call", with the real alternative today.
 */
export const honestNotices: Record<NoticeId, HonestNotice> = {
  'book-gp': {
    id: 'book-gp',
    title: 'Book GP Appointment',
    oneDay: 'This does not book anything yet. One day you will be able to book here.',
    today: `Call a GP surgery, or use its website or the NHS App. ${urgentAdvice}`,
    todayIn: {
      scotland: `Call a GP surgery or use its website. ${urgentAdvice}`,
      wales: `Call a GP surgery, or use its website or the NHS Wales App. ${urgentAdvice}`,
      'northern-ireland': `Call a GP surgery or use its website. ${urgentAdvice}`,
    },
    routes: [findGp, nhsApp, call111],
    ...reviewed('nhs-111'),
  },
  'find-pharmacy': {
    id: 'find-pharmacy',
    title: 'Find Pharmacy',
    oneDay: 'The app does not know where you are yet. One day it will list pharmacies near you.',
    today: 'Look up a pharmacy with one of these links. You can walk in and ask for advice.',
    routes: [
      { label: 'England: nhs.uk', href: 'https://www.nhs.uk/service-search/pharmacy/find-a-pharmacy/' },
      {
        label: 'Scotland: NHS inform',
        href: 'https://www.nhsinform.scot/scotlands-service-directory/pharmacies/',
      },
      { label: 'Wales: NHS 111 Wales', href: 'https://111.wales.nhs.uk/localservices/' },
      {
        label: 'Northern Ireland: nidirect',
        href: 'https://www.nidirect.gov.uk/articles/community-pharmacists',
      },
    ],
    ...reviewed('own'),
  },
  'air-quality-details': {
    id: 'air-quality-details',
    title: 'Air quality details',
    oneDay: 'There is no more to show here yet. One day you will see the forecast for your area.',
    today: 'See the UK air forecast on the UK-AIR website.',
    routes: [{ label: 'Go to UK-AIR', href: 'https://uk-air.defra.gov.uk/' }],
    ...reviewed('daqi'),
  },
  'air-quality-alert': {
    id: 'air-quality-alert',
    title: 'Set Alert',
    oneDay: 'No alert has been set. One day the app will tell you when the air near you is poor.',
    today: 'Look at the air quality card before you go out. Follow your own plan on bad days.',
    routes: [{ label: 'Go to UK-AIR', href: 'https://uk-air.defra.gov.uk/' }],
    ...reviewed('daqi'),
  },
  'private-gp-booking': {
    id: 'private-gp-booking',
    title: 'Private online GP',
    oneDay: 'No appointment has been booked. One day you will be able to see a private GP online.',
    today: `Contact a GP surgery today. It is free on the NHS. ${urgentAdvice}`,
    routes: [call111, nhs111Online, findGp],
    ...reviewed('nhs-111'),
  },
  telehealth: {
    id: 'telehealth',
    title: 'Telehealth Consultation',
    oneDay: 'No call has been set up. One day you will be able to see a clinician by video.',
    today: `Ask a GP surgery for a phone or video call. ${urgentAdvice}`,
    routes: [findGp, call111, nhs111Online],
    ...reviewed('nhs-111'),
  },
  'prescription-services': {
    id: 'prescription-services',
    title: 'Prescription Services',
    oneDay: 'Coming Soon. One day you will be able to order your repeat medicines here.',
    today: 'Order from a GP surgery, a pharmacy or the NHS App. Order before you run out.',
    todayIn: {
      scotland: 'Order from a GP surgery or a pharmacy. Order before you run out.',
      wales: 'Order from a GP surgery, a pharmacy or the NHS Wales App. Order before you run out.',
      'northern-ireland': 'Order from a GP surgery or a pharmacy. Order before you run out.',
    },
    routes: [nhsApp],
    ...reviewed('own'),
  },
  'book-slot': {
    id: 'book-slot',
    title: 'This slot is not booked',
    oneDay: 'These slots are samples. No one has been contacted. We plan to add video calls.',
    today: `Ask a GP surgery for an appointment. ${urgentAdvice}`,
    routes: [findGp, call111, nhs111Online],
    ...reviewed('nhs-111'),
  },
  'share-data': {
    id: 'share-data',
    title: 'Share your data',
    oneDay:
      'Nothing has been shared. One day you will be able to choose what the clinician sees before a call.',
    today: 'Show your symptom history on your phone, or save it as a file in your profile.',
    routes: [
      { label: 'Open the symptom tracker', href: trackerPath },
      { label: 'Open your profile', href: profile },
    ],
    ...reviewed('own'),
  },
  'medical-monitoring': {
    id: 'medical-monitoring',
    title: 'Future Feature – Not Active or Regulatory Approved',
    oneDay:
      'This app cannot take measurements, such as your breathing rate, oxygen level, voice or heart trace (ECG). We may add this later, if it is approved.',
    today: `Do not rely on your phone to decide if you need help. Trust how you feel. ${urgentAdvice} In an emergency call 999.`,
    routes: [call999, call111, symptomCheck],
    ...reviewed('nhs-111', 'nhs-999'),
  },
  'nhs-login': {
    id: 'nhs-login',
    title: 'NHS Login: a demonstration',
    oneDay:
      'This is not the real NHS login. It does not ask for a password and is not connected to anything.',
    today:
      'To see your health record in England, use the NHS App or the NHS website. Elsewhere, ask a GP surgery.',
    todayIn: {
      england: 'To see your health record, use the NHS App or the NHS website.',
      scotland: 'To see your health record, ask a GP surgery.',
      wales: 'To see your GP health record, use the NHS Wales App or ask a GP surgery.',
      'northern-ireland':
        'To see your medicines, appointments and some test results, use My Care. It does not show your GP record: for that, ask a GP surgery.',
    },
    routes: [nhsApp, nhsWalesApp, myCare],
    ...reviewed('dhcw-nhs-wales-app', 'nidirect-my-care'),
  },
  'reorder-prescription': {
    id: 'reorder-prescription',
    title: 'Nothing has been ordered',
    oneDay: 'These medicines are samples. One day you will be able to order your own here.',
    today: 'Order from a GP surgery, a pharmacy or the NHS App. If you have run out, ask a pharmacist today.',
    todayIn: {
      scotland: 'Order from a GP surgery or a pharmacy. If you have run out, ask a pharmacist today.',
      wales:
        'Order from a GP surgery, a pharmacy or the NHS Wales App. If you have run out, ask a pharmacist today.',
      'northern-ireland':
        'Order from a GP surgery or a pharmacy. If you have run out, ask a pharmacist today.',
    },
    routes: [nhsApp],
    ...reviewed('own'),
  },
  'join-group': {
    id: 'join-group',
    title: 'This group is a sample',
    oneDay: 'You have not joined anything. One day you will meet people like you here.',
    today: 'Asthma + Lung UK has a helpline and real groups, online and in many towns.',
    routes: [supportGroups],
    ...reviewed('own'),
  },
  'join-challenge': {
    id: 'join-challenge',
    title: 'This challenge is a sample',
    oneDay: 'You have not joined anything. One day you will take part with others here.',
    today: 'Your challenges are on Home.',
    routes: [{ label: 'See my challenges', href: home }],
    ...reviewed('own'),
  },
  'invite-caregiver': {
    id: 'invite-caregiver',
    title: 'Nobody has been invited',
    oneDay: 'The people shown are samples. One day your family will see how you are, if you want it.',
    today: 'Call or message someone you trust. Tell them how you feel today.',
    routes: [tracker],
    ...reviewed('own'),
  },
  'write-post': {
    id: 'write-post',
    title: 'Nothing has been posted',
    oneDay: 'The posts shown are samples. One day you will be able to write here.',
    today: 'To talk to others now, use the groups of Asthma + Lung UK.',
    routes: [supportGroups],
    ...reviewed('own'),
  },
  'connect-device': {
    id: 'connect-device',
    title: 'No device can connect yet',
    oneDay: 'This app cannot take measurements or connect to a device. Later it may read your own devices.',
    today: 'If you have a peak flow meter, type the number in when you log your symptoms.',
    routes: [tracker],
    ...reviewed('alu-peak-flow'),
  },
}
