import { reviewed, reviewedOn } from '../review.ts'
import type { LearningLesson } from './module-schema.ts'

export const breathingForRecovery: readonly LearningLesson[] = [
  {
    id: 'breathing-for-recovery-1',
    ...reviewed('cuh-breathlessness'),
    type: 'content',
    title: 'Why breathing feels hard',
    content:
      'Being breathless can make you tense up and breathe fast at the top of your chest. This uses more effort.',
    keyPoints: ['Slow the breath out.', 'Drop your shoulders.', 'Lean forward.'],
  },
  {
    id: 'breathing-for-recovery-2',
    ...reviewed('alu-breathing', 'nhs-shortness-of-breath'),
    type: 'interactive',
    title: 'Try breathing control',
    content:
      'Go at your own pace. Stop and rest if you feel dizzy, have chest pain or get more breathless. Call 999 if it does not settle.',
    interactive: {
      action: 'Follow each step',
      steps: [
        'Sit with your back and arms supported.',
        'Put one hand on your tummy.',
        'Breathe in through your nose.',
        'Breathe out slowly, for longer than you breathed in.',
        'Repeat 5 times.',
      ],
      completion: 'Well done. Practise when you feel calm, so it is easier when you need it.',
    },
  },
  {
    id: 'breathing-for-recovery-3',
    ...reviewed('alu-breathing'),
    type: 'quiz',
    title: 'Pursed-lips breathing',
    quiz: {
      question: 'Which is true of pursed-lips breathing?',
      options: [
        'Breathe in as hard as you can',
        'Hold your breath for 10 seconds',
        'Breathe out slowly through rounded lips',
        'Breathe fast',
      ],
      correctAnswer: 2,
      explanation: 'A slow breath out helps your airways stay open.',
    },
  },
  {
    id: 'breathing-for-recovery-4',
    ...reviewed('acprc', 'nhs-coughing-up-blood'),
    type: 'content',
    title: 'Clearing phlegm',
    content:
      'Huffing is a firm breath out with your mouth open. It can move phlegm with less effort than coughing. Rest between huffs.',
    keyPoints: [
      'Do 1 or 2 huffs, then rest.',
      'Stop if your chest feels tight or wheezy.',
      'If you see a few spots of blood, ask for an urgent GP appointment. Call 999 if there is more than that.',
    ],
  },
  {
    id: 'breathing-for-recovery-5',
    ...reviewed('nhs-shortness-of-breath'),
    type: 'quiz',
    title: 'If breathing gets much worse',
    quiz: {
      question: 'You are suddenly much more breathless and cannot finish a sentence. What do you do?',
      options: ['Do a breathing exercise for 20 minutes', 'Go for a walk', 'Call 999', 'Wait until morning'],
      correctAnswer: 2,
      explanation: 'That is an emergency sign. Exercises come later.',
    },
  },
  {
    id: 'breathing-for-recovery-6',
    ...reviewedOn('2026-11-23', 'nhs-copd', 'nhs-quit-smoking', 'nhs-stop-smoking-services'),
    type: 'content',
    title: 'Smoke and your lungs',
    content:
      'Smoke makes the airways swell and make more phlegm. If you smoke, stopping is the best thing you can do for your lungs. Help is free in all four nations of the UK. Look under Educational Resources for the service near you.',
    keyPoints: [
      'It is never too late to stop.',
      'Help from an adviser, with a medicine, works better than trying alone.',
      "If you do not smoke, keep away from other people's smoke.",
    ],
  },
]
