import { reviewed } from '../review.ts'
import type { LearningLesson } from './module-schema.ts'

export const allergyQuickGuide: readonly LearningLesson[] = [
  {
    id: 'allergy-quick-guide-1',
    ...reviewed('nhs-hay-fever', 'target-leaflet'),
    type: 'content',
    title: 'Hay fever or a cold?',
    content:
      'Hay fever can last weeks or months. A cold is usually gone in 1 to 2 weeks. Itchy eyes point to hay fever.',
    keyPoints: [
      'About 1 in 5 people get hay fever.',
      'Pollen is highest from spring to late summer.',
      'A high temperature is not a sign of hay fever.',
    ],
  },
  {
    id: 'allergy-quick-guide-2',
    ...reviewed('nhs-hay-fever', 'nhs-chest-pain'),
    type: 'quiz',
    title: 'Signs of hay fever',
    quiz: {
      question: 'Which sign fits hay fever best?',
      options: [
        'High temperature',
        'Itchy eyes and sneezing for weeks',
        'Green phlegm for 3 days',
        'Chest pain',
      ],
      correctAnswer: 1,
      explanation: 'Itchy eyes and sneezing that last for weeks fit hay fever. Chest pain needs help.',
    },
  },
  {
    id: 'allergy-quick-guide-3',
    ...reviewed('met-office-pollen', 'nhs-hay-fever'),
    type: 'content',
    title: 'Pollen times in the UK',
    content:
      'Tree pollen comes first, from about late March. Grass pollen peaks in June and July. Weed pollen and mould follow into autumn.',
    keyPoints: ['Check the pollen forecast.', 'Keep windows shut.', 'Shower after you have been out.'],
  },
  {
    id: 'allergy-quick-guide-4',
    ...reviewed('nhs-hay-fever'),
    type: 'interactive',
    title: 'Make a pollen plan',
    content: 'A plan is most useful before the pollen season. Do one step at a time.',
    interactive: {
      action: 'Build your plan',
      steps: [
        'Check the pollen forecast.',
        'Ask a pharmacist about antihistamines, eye drops or nose sprays.',
        'Start sprays early: they can take days to work.',
        'Put balm around your nose.',
        'Wear wraparound sunglasses.',
        'Change your clothes when you get in.',
      ],
      completion: 'Your pollen plan is ready.',
    },
  },
  {
    id: 'allergy-quick-guide-5',
    ...reviewed('allergy-uk', 'alu-weather'),
    type: 'quiz',
    title: 'Asthma and thunderstorms',
    quiz: {
      question: 'You have asthma and hay fever, and a thunderstorm is due. What helps most?',
      options: [
        'Skip your preventer',
        'Take your preventer as usual and carry your reliever',
        'Open all the windows',
        'Exercise outside',
      ],
      correctAnswer: 1,
      explanation:
        'Storms can break pollen into tiny bits that reach the lungs. Your usual preventer helps to protect you, and your reliever is there if you need it.',
    },
  },
]
