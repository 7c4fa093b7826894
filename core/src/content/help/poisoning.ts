import { reviewed } from '../review.ts'
import type { FirstAid } from './first-aid.ts'
import type { Helpline } from './helpline-schema.ts'

/** There is no poisons number for the public in the UK. */
export const poisoningHelp: Helpline = {
  id: 'poisoning-help',
  title: 'Poisoning or overdose',
  detail:
    'Call 999 if the person is very ill. Otherwise call 111 (Northern Ireland: your GP surgery or the GP out-of-hours service).',
  calls: [
    { label: 'Call 999', tel: '999', level: 'emergency' },
    { label: 'Call 111', tel: '111', level: 'urgent' },
  ],
  links: [],
  ...reviewed('npis', 'nhs-poisoning'),
}

export const poisoningSteps: FirstAid = {
  id: 'poisoning-steps',
  title: 'Poisoning or overdose: what to do',
  intro:
    'Call 999 if they pass out, have a fit, are very sleepy, or find it hard to breathe. Call 999 too if they wanted to harm themselves.',
  steps: [
    'Get help now, even if the person feels well. Signs can take hours to start.',
    'Do not try to make the person sick.',
    'Do not give them food or drink, unless a health professional tells you to.',
    'Keep the packet or bottle. Say what it was, how much, and when.',
    'If the person passes out but still breathes, lay them on their side. Stay with them.',
  ],
  ...reviewed('nhs-poisoning', 'npis', 'nhs-urgent-mental-health'),
}
