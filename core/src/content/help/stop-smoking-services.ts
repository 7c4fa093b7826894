import type { Nation } from '../../records/patient.ts'
import { reviewedOn } from '../review.ts'
import type { Helpline } from './helpline-schema.ts'

const date = '2026-11-23'

/** The free services of each nation. The page shows the person's own nation first. */
export const stopSmokingServices: Record<Nation, Helpline> = {
  england: {
    id: 'stop-smoking-england',
    title: 'England: NHS stop smoking services',
    detail: 'Free local advisers. The National Smokefree Helpline can find one near you.',
    calls: [{ label: 'Call 0300 123 1044', tel: '03001231044', level: 'support' }],
    links: [
      {
        label: 'Go to NHS Better Health: quit smoking',
        url: 'https://www.nhs.uk/better-health/quit-smoking/',
      },
    ],
    ...reviewedOn(date, 'nhs-stop-smoking-services', 'nhs-quit-smoking'),
  },
  scotland: {
    id: 'stop-smoking-scotland',
    title: 'Scotland: Quit Your Way',
    detail: 'Free NHS advice by phone, and help from many pharmacies.',
    calls: [{ label: 'Call 0800 84 84 84', tel: '0800848484', level: 'support' }],
    links: [
      {
        label: 'Go to Quit Your Way Scotland',
        url: 'https://www.nhsinform.scot/campaigns/quit-your-way-scotland/',
      },
    ],
    ...reviewedOn(date, 'nhs-stop-smoking-services', 'quit-your-way'),
  },
  wales: {
    id: 'stop-smoking-wales',
    title: 'Wales: Help Me Quit',
    detail: 'Free NHS advice and stop smoking medicine, in English or Welsh.',
    calls: [{ label: 'Call 0800 085 2219', tel: '08000852219', level: 'support' }],
    links: [{ label: 'Go to Help Me Quit', url: 'https://www.helpmequit.wales/' }],
    ...reviewedOn(date, 'nhs-stop-smoking-services', 'help-me-quit'),
  },
  'northern-ireland': {
    id: 'stop-smoking-northern-ireland',
    title: 'Northern Ireland: Stop Smoking NI',
    detail: 'Free help from many pharmacies, GP surgeries and local groups.',
    calls: [],
    links: [{ label: 'Go to Stop Smoking NI', url: 'https://www.stopsmokingni.info/' }],
    ...reviewedOn(date, 'pha-stop-smoking', 'stop-smoking-ni'),
  },
}
