import { reviewed } from '../review.ts'
import type { Helpline } from './helpline-schema.ts'

/** Services to talk to. If a life is in danger, 999 comes first. */
export const talkToSomeone: readonly Helpline[] = [
  {
    id: 'samaritans',
    title: 'Samaritans',
    detail: 'Talk to someone who will listen, about anything. It is free, day and night, in all of the UK.',
    calls: [{ label: 'Call 116 123', tel: '116123', level: 'support' }],
    links: [{ label: 'Go to Samaritans', url: 'https://www.samaritans.org/' }],
    ...reviewed('samaritans'),
  },
  {
    id: 'crisis-111',
    title: 'Mental health crisis: 111',
    detail:
      'In England, Scotland and Wales call 111 and choose the mental health option. In Northern Ireland call Lifeline.',
    calls: [{ label: 'Call 111', tel: '111', level: 'urgent' }],
    links: [],
    ...reviewed('nhs-urgent-mental-health'),
  },
  {
    id: 'lifeline',
    title: 'Lifeline, Northern Ireland',
    detail: 'For people in crisis or despair in Northern Ireland. It is free, day and night.',
    calls: [{ label: 'Call 0808 808 8000', tel: '08088088000', level: 'urgent' }],
    links: [{ label: 'Go to Lifeline', url: 'https://www.lifelinehelpline.info/' }],
    ...reviewed('lifeline-ni'),
  },
]
