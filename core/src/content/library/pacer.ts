import { reviewed } from '../review.ts'
import type { Pacer } from './pacer-schema.ts'
import { stopRule } from './stop-rule.ts'

/** "The phase alternates inhale and exhale every 4 seconds with a breath counter" (ruling C-45; hazard C19). */
export const breathingPacer: Pacer = {
  id: 'breathing-pacer',
  title: 'Guided breathing',
  intro: 'Choose a pace, then an exercise. Stop whenever you like.',
  exercises: [
    {
      id: 'calm-breathing',
      title: 'Calm breathing',
      description: 'A few minutes to settle your breath.',
      begin:
        'Sit with your back and arms supported. Let your shoulders drop. Breathe gently, with no effort.',
      breaths: 15,
    },
    {
      id: 'tummy-breathing',
      title: 'Tummy breathing',
      description: 'Gentle breathing that uses the least effort.',
      begin:
        'Sit well back. Rest one hand on your tummy. Feel it rise as you breathe in and fall as you breathe out.',
      breaths: 23,
    },
    {
      id: 'leaning-forward',
      title: 'Leaning forward',
      description: 'A way to sit that can ease breathlessness.',
      begin: 'Sit and lean forward. Rest your arms on your knees or on a table. Relax your hands and wrists.',
      breaths: 15,
    },
  ],
  defaultPace: 'even',
  paces: [
    {
      id: 'even',
      label: '4 seconds in, 4 seconds out',
      hint: 'An even pace to start with.',
      timing: { inSeconds: 4, outSeconds: 4 },
    },
    {
      id: 'longer-out',
      label: '3 seconds in, 5 seconds out',
      hint: 'A longer breath out. This may suit you better if you have COPD.',
      timing: { inSeconds: 3, outSeconds: 5 },
    },
    {
      id: 'own',
      label: 'My own pace',
      hint: 'No timer. Breathe in and out when it feels right.',
      timing: null,
    },
  ],
  phases: { inhale: 'Breathe in', exhale: 'Breathe out' },
  counterLabel: 'Breaths',
  ownPace: {
    text: 'Breathe in and out when it feels right. Do not hold your breath.',
    count: 'Count one breath',
  },
  neverHold: 'Do not hold your breath. If the pace feels too slow or too fast, use your own.',
  textMode: {
    label: 'Words only',
    hint: 'Follow the words. They change when it is time to breathe in or out.',
    inhale: 'Breathe in gently through your nose.',
    exhale: 'Breathe out slowly through your mouth.',
  },
  stopRule: stopRule.text,
  ...reviewed('specification', 'alu-breathing', 'alu-breathlessness', 'cuh-breathlessness'),
}
