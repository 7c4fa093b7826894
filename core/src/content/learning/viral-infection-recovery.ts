import { reviewed } from '../review.ts'
import type { LearningLesson } from './module-schema.ts'

export const viralInfectionRecovery: readonly LearningLesson[] = [
  {
    id: 'viral-infection-recovery-1',
    ...reviewed('target-leaflet'),
    type: 'content',
    title: 'How long will it last?',
    content:
      'Most sore throats ease in 7 to 8 days. Most colds go in 14 days. Most coughs go in 3 to 4 weeks.',
    keyPoints: ['Ups and downs are normal.', 'Look for slow progress.', 'Get help if you get worse.'],
  },
  {
    id: 'viral-infection-recovery-2',
    ...reviewed('own'),
    type: 'interactive',
    title: 'Make a rest-day plan',
    content: 'A day with less to do gives your body time to recover.',
    interactive: {
      action: 'Plan your rest day',
      steps: [
        'Choose one must-do job.',
        'Plan 2 rests.',
        'Put drinks within reach.',
        'Check your medicines.',
        'Tell someone how you are.',
      ],
      completion: 'Good plan. Rest helps you recover.',
    },
  },
  {
    id: 'viral-infection-recovery-3',
    ...reviewed('nice-ng120', 'nhs-shortness-of-breath'),
    type: 'quiz',
    title: 'How long a cough lasts',
    quiz: {
      question: 'How long can a normal cough last after a virus?',
      options: ['3 days', '1 week', '3 to 4 weeks', '6 months'],
      correctAnswer: 2,
      explanation: 'Most coughs are gone in 3 to 4 weeks. See a GP if yours lasts 3 weeks or more.',
    },
  },
  {
    id: 'viral-infection-recovery-4',
    ...reviewed('target-leaflet', 'nhs-paracetamol', 'nhs-ibuprofen'),
    type: 'content',
    title: 'Medicines for symptoms',
    content:
      'Paracetamol can ease pain and a temperature. Some cold remedies contain it too, so check labels. Ask a pharmacist before ibuprofen if you have asthma.',
    keyPoints: ['Read the packet.', 'Do not double up.', 'Ask a pharmacist.'],
  },
  {
    id: 'viral-infection-recovery-5',
    ...reviewed('nhs-shortness-of-breath', 'nhs-sepsis'),
    type: 'quiz',
    title: 'When to call 999',
    quiz: {
      question: 'Which one needs 999?',
      options: ['Blocked nose', 'Cough for 5 days', 'Lips turning blue or grey', 'Tiredness after flu'],
      correctAnswer: 2,
      explanation:
        'Blue or grey lips mean your body may be short of oxygen. On brown or black skin, check the palms, the inside of the lips and the tongue.',
    },
  },
]
