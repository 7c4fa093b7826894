import { reviewed } from '../review.ts'
import type { Category } from './category-schema.ts'

/** Content pack 8.3. Breathlessness that is new or worse is checked first, not calmed. */
export const mindfulness: Category = {
  id: 'mindfulness',
  title: 'Calm and relaxation',
  description: 'Short exercises to help you feel calmer.',
  icon: 'flower',
  color: 'purple',
  warnings: ['Is your breathlessness new or worse? Do the symptom check first. Do not treat it as worry.'],
  modules: [
    {
      id: 'two-minute-pause',
      title: 'Two-minute pause',
      description: 'A short rest for a busy mind. You can do it in any chair.',
      durationMin: 2,
      durationLabel: '2 min',
      steps: [
        { text: 'Sit down and rest your hands.' },
        { text: 'Notice 3 things you can hear.', seconds: 30 },
        { text: 'Notice your feet on the floor.', seconds: 30 },
        { text: 'Let your breath come and go. There is no need to change it.', seconds: 30 },
        { text: 'If your mind wanders, that is fine. Come back to your feet.', seconds: 30 },
      ],
      ...reviewed('own'),
    },
    {
      id: 'body-relax',
      title: 'Body relax',
      description: 'Tighten and let go, one part of your body at a time.',
      durationMin: 10,
      durationLabel: '10 min',
      steps: [
        { text: 'Sit or lie with support. Prop yourself up if lying flat makes you breathless.' },
        { text: 'Keep breathing all the way through. Do not hold your breath.' },
        { text: 'Tighten your toes for 3 seconds, then let go.', repetitions: { from: 1, to: 2 } },
        { text: 'Rest. Feel your feet go loose.', seconds: 30 },
        { text: 'Tighten your legs for 3 seconds, then let go.', repetitions: { from: 1, to: 2 } },
        { text: 'Rest. Feel your legs go loose.', seconds: 30 },
        { text: 'Close your hands tight for 3 seconds, then let go.', repetitions: { from: 1, to: 2 } },
        { text: 'Rest. Feel your fingers open.', seconds: 30 },
        { text: 'Tighten your arms for 3 seconds, then let go.', repetitions: { from: 1, to: 2 } },
        { text: 'Rest. Feel your arms go loose.', seconds: 30 },
        {
          text: 'Lift your shoulders to your ears for 3 seconds, then let go.',
          repetitions: { from: 1, to: 2 },
        },
        { text: 'Rest. Feel your shoulders drop.', seconds: 30 },
        { text: 'Soften your jaw. Let your tongue rest.', seconds: 30 },
        { text: 'Rest for a minute. Breathe as you like.', seconds: 60 },
        { text: 'Move your fingers and toes. Sit up slowly.' },
      ],
      cautions: ['Leave out any part of your body that hurts.'],
      ...reviewed('own'),
    },
    {
      id: 'break-the-worry-cycle',
      title: 'Break the worry cycle',
      description: 'Being breathless can make you worry. Worry can make breathing feel harder.',
      durationMin: 5,
      durationLabel: '5 min',
      steps: [
        { text: 'Say what is happening: "I am breathless. I have a plan."' },
        { text: 'Sit and lean forward. Rest your arms on your knees or on a table.' },
        {
          text: 'Breathe out slowly 5 times. Let each breath in come by itself.',
          breath: { inSeconds: 3, outSeconds: 5, breaths: 5 },
        },
        { text: 'Use your inhaler if your plan says so.' },
        { text: 'Drop your shoulders. Stay as you are for 2 minutes.', seconds: 120 },
        {
          text: 'If it does not ease, get help. Do the symptom check, or call 999 if you cannot finish a sentence.',
        },
      ],
      ...reviewed('cuh-breathlessness'),
    },
  ],
  ...reviewed('cuh-breathlessness', 'nhs-shortness-of-breath'),
}
