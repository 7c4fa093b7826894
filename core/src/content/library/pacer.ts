import { reviewed } from '../review.ts'
import type { Pacer } from './pacer-schema.ts'
import { stopRule } from './stop-rule.ts'

/** "The phase alternates inhale and exhale every 4 seconds with a breath counter" (ESC-06; ruling C-45; C19). */
export const breathingPacer: Pacer = {
  id: 'breathing-pacer',
  title: 'Guided breathing',
  intro: 'Sit with your back and arms supported. Let your shoulders drop. Breathe gently, with no effort.',
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
  neverHold: 'Do not hold your breath. If the pace feels too slow or too fast, use your own.',
  textMode: {
    label: 'Words only',
    hint: 'Nothing moves on the screen. The words change when it is time.',
    inhale: 'Breathe in gently through your nose.',
    exhale: 'Breathe out slowly through your mouth.',
  },
  stopRule: stopRule.text,
  ...reviewed('specification', 'alu-breathing', 'cuh-breathlessness'),
}
