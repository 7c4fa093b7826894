import { reviewed } from '../review.ts'
import type { LearningLesson } from './module-schema.ts'

export const antibioticBasics: readonly LearningLesson[] = [
  {
    id: 'antibiotic-basics-1',
    ...reviewed('nice-ng120', 'ukhsa-keep-antibiotics-working'),
    type: 'content',
    title: 'What antibiotics do',
    content:
      'Antibiotics treat infections caused by bacteria. They do not work on viruses. Colds, flu and most coughs come from viruses.',
    keyPoints: [
      'They work on bacteria, not on viruses.',
      'Most coughs come from a virus.',
      'A cough can last 3 to 4 weeks.',
    ],
  },
  {
    id: 'antibiotic-basics-2',
    ...reviewed('ukhsa-keep-antibiotics-working'),
    type: 'quiz',
    title: 'Do they help a cold?',
    quiz: {
      question: 'You have a cold and a runny nose. Will antibiotics help?',
      options: [
        'Yes, always',
        'No, colds are caused by viruses',
        'Only if my nose is green',
        'Only for adults',
      ],
      correctAnswer: 1,
      explanation: 'Colds are caused by viruses. Antibiotics cannot treat them.',
    },
  },
  {
    id: 'antibiotic-basics-3',
    ...reviewed('espaur', 'nhs-antibiotics'),
    type: 'content',
    title: 'Why it matters',
    content:
      'When antibiotics are used too often, some bacteria change so the medicine stops working. This is called resistance. In England in 2024 there were nearly 400 new resistant blood infections a week.',
    keyPoints: [
      'Use them only when you need them.',
      'Germs that resist the medicine can spread to other people.',
      'Side effects include a rash, thrush, tummy pain and diarrhoea.',
    ],
  },
  {
    id: 'antibiotic-basics-4',
    ...reviewed('ukhsa-keep-antibiotics-working', 'nhs-antibiotics', 'nhs-anaphylaxis'),
    type: 'interactive',
    title: 'Take them safely',
    content: 'Use these steps when a doctor, nurse or pharmacist gives you a course.',
    interactive: {
      action: 'Plan your antibiotic course',
      steps: [
        'Read the label.',
        'Tell the pharmacist about your allergies.',
        'Set a reminder for each dose.',
        'Take them as directed.',
        'Take leftovers to a pharmacy.',
        'Get help fast if you get a rash or swelling. Call 999 if your face or throat swells, or you have trouble breathing.',
      ],
      completion: 'You know how to take antibiotics safely.',
    },
  },
  {
    id: 'antibiotic-basics-5',
    ...reviewed('ukhsa-keep-antibiotics-working'),
    type: 'quiz',
    title: 'Tablets left over',
    quiz: {
      question: 'You feel better but have 4 tablets left. What should you do?',
      options: [
        'Save them',
        'Give them to a friend',
        'Ask your pharmacist or follow the directions you were given',
        'Flush them away',
      ],
      correctAnswer: 2,
      explanation: 'Take antibiotics as directed. Never save or share them.',
    },
  },
]
