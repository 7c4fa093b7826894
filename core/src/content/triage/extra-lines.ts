import { lungConditionNames } from '../../triage/person.ts'
import { reviewed } from '../review.ts'
import type { ExtraLine } from './extra-line-schema.ts'

/** In the order shown. */
export const extraLines: readonly ExtraLine[] = [
  {
    id: 'fever-alone',
    levels: ['seek_help'],
    // There must also be no added rule and no missing answer: this line mentions 111, so nothing else may be wrong
    // (hazard C9).
    onlyReason: ['general:fever=high', 'respiratory:fever=high'],
    text: 'Shaking, a new rash, confusion or fast breathing with a high temperature can be sepsis. Call 999. If you have none of these, call 111 now.',
    ...reviewed('nhs-sepsis', 'nhs-fever'),
  },
  {
    id: 'asthma-attack-now',
    track: 'respiratory',
    levels: ['seek_help'],
    having: ['Asthma'],
    helper: 'asthma-attack',
    ...reviewed('nhs-asthma-attack', 'alu-asthma-attack'),
  },
  {
    id: 'copd-emergency',
    track: 'respiratory',
    levels: ['seek_help'],
    having: ['COPD'],
    helper: 'copd-emergency',
    ...reviewed('alu-copd-flare-up'),
  },
  {
    id: 'copd-rescue-pack',
    track: 'respiratory',
    levels: ['monitor'],
    having: ['COPD'],
    text: 'If you have a rescue pack, start it only if your plan says so. Tell your GP surgery or COPD team.',
    helper: 'copd-flare-up',
    ...reviewed('alu-copd-flare-up'),
  },
  {
    id: 'asthma-no-rescue-pack',
    track: 'respiratory',
    levels: ['monitor'],
    having: ['Asthma'],
    text: 'You are unlikely to have a rescue pack for asthma, so ask for an urgent appointment.',
    ...reviewed('nhs-asthma', 'alu-asthma'),
  },
  {
    id: 'copd-mucus',
    track: 'general',
    levels: ['monitor', 'stay_home'],
    having: ['COPD'],
    answered: { question: 'cough_mucus', options: ['coloured', 'blood_streaks'] },
    text: 'A change in your mucus can be a COPD flare-up. Use your plan and contact a GP or your COPD team today.',
    helper: 'copd-flare-up',
    ...reviewed('alu-copd-flare-up', 'nice-ng120'),
  },
  {
    id: 'wheeze-gone-quiet',
    track: 'respiratory',
    levels: ['monitor'],
    answered: { question: 'wheeze_cough', options: ['audible_wheeze', 'severe_wheeze'] },
    text: 'If your wheeze goes quiet, but breathing is still hard, call 999.',
    ...reviewed('bts-acute-asthma'),
  },
  {
    id: 'wheeze-increased',
    track: 'respiratory',
    levels: ['monitor', 'stay_home'],
    // With these it is a sign for today, not for tomorrow (rules A9, A10, A13 and A17).
    notHaving: [...lungConditionNames],
    answered: { question: 'wheeze_cough', options: ['increased'] },
    text: 'A little more wheeze or cough than usual can be the start of a flare-up. Follow your action plan. Check again tomorrow, or sooner if you feel worse.',
    ...reviewed('nhs-asthma', 'alu-copd-flare-up', 'how-are-you-today'),
  },
  {
    id: 'reliever-asthma-review',
    track: 'respiratory',
    levels: ['monitor', 'stay_home'],
    having: ['Asthma'],
    answered: { question: 'rescue_inhaler', options: ['3_4'] },
    text: 'You used your reliever 3 or 4 times. Ask a GP, nurse or pharmacist for an asthma review.',
    ...reviewed('hwe-reliever', 'nice-ng245'),
  },
  {
    id: 'reliever-review',
    track: 'respiratory',
    levels: ['monitor', 'stay_home'],
    notHaving: ['Asthma'],
    answered: { question: 'rescue_inhaler', options: ['3_4'] },
    text: 'You used your reliever 3 or 4 times. Ask a GP, nurse or pharmacist for a review of your inhalers.',
    ...reviewed('hwe-reliever'),
  },
]
