import { reviewed } from '../review.ts'
import type { Category } from './category-schema.ts'

/** Content pack 8.1. The breath out is the longer one and nothing is held (C19). */
export const breathing: Category = {
  id: 'breathing',
  title: 'Breathing exercises',
  description: 'Simple ways to ease breathlessness and feel in control.',
  icon: 'wind',
  color: 'blue',
  warnings: [
    'If you cannot finish a sentence, do not start an exercise. Call 999.',
    'These exercises do not replace your inhaler. Use your inhaler as your plan says.',
  ],
  tip: 'Practise when you feel calm. It is then easier to do when you need it.',
  modules: [
    {
      id: 'breathing-control',
      title: 'Breathing control',
      description: 'Gentle tummy breathing that uses the least effort.',
      durationMin: 5,
      durationLabel: '5 min',
      steps: [
        { text: 'Sit with your back and arms supported.', drawing: 'sit-supported' },
        { text: 'Rest one hand on your tummy.', drawing: 'hand-on-tummy' },
        { text: 'Let your shoulders drop. Loosen your jaw and your hands.', drawing: 'shoulders-drop' },
        { text: 'Breathe in through your nose. Feel your tummy rise.', drawing: 'breathe-in-nose' },
        { text: 'Breathe out slowly. Feel your tummy fall.', drawing: 'tummy-fall' },
        {
          text: 'Make the breath out a bit longer than the breath in. If the pace does not suit you, use your own.',
          drawing: 'longer-out',
          breath: { inSeconds: 3, outSeconds: 5, breaths: 15 },
        },
        {
          text: 'Carry on in your own time until your breathing settles.',
          drawing: 'hand-on-tummy',
          seconds: 120,
        },
        { text: 'Notice how you feel. Get up slowly when you are ready.', drawing: 'stand-up' },
      ],
      ...reviewed('alu-breathing', 'acprc'),
    },
    {
      id: 'pursed-lips-breathing',
      title: 'Pursed-lips breathing',
      description: 'Slow breaths out through rounded lips.',
      durationMin: 5,
      durationLabel: '5 min',
      steps: [
        { text: 'Sit down. Relax your neck and shoulders.', drawing: 'sit-supported' },
        { text: 'Breathe in through your nose for a count of 2.', drawing: 'breathe-in-nose' },
        { text: 'Round your lips as if to whistle.', drawing: 'round-lips' },
        {
          text: 'Breathe out gently for a count of 4. Do not force it. Do not hold your breath.',
          drawing: 'breathe-out-lips',
        },
        {
          text: 'Now do 10 breaths like this. In through your nose, out through rounded lips.',
          drawing: 'in-nose-out-lips',
          breath: { inSeconds: 2, outSeconds: 4, breaths: 10 },
        },
        { text: 'Rest. Breathe in the way that feels normal.', drawing: 'sit-supported', seconds: 30 },
        {
          text: 'Repeat until you feel calmer.',
          drawing: 'in-nose-out-lips',
          breath: { inSeconds: 2, outSeconds: 4, breaths: 10 },
        },
      ],
      ...reviewed('alu-breathing', 'chss'),
    },
    {
      id: 'blow-as-you-go',
      title: 'Blow as you go',
      description: 'Breathe out on the hard part of a task.',
      durationMin: 3,
      durationLabel: '3 min',
      steps: [
        {
          text: 'Pick a task, such as standing up from a firm chair. Keep something steady to hold beside you.',
          drawing: 'chair-at-wall',
        },
        { text: 'Breathe in before you start.', drawing: 'breathe-in-nose' },
        { text: 'Breathe out as you make the effort. Do not hold your breath.', drawing: 'stand-up' },
        { text: 'Rest and let your breath settle.', drawing: 'sit-supported', seconds: 30 },
        {
          text: 'Do the task this way 2 or 3 times. Rest after each one.',
          drawing: 'stand-up',
          repetitions: { from: 2, to: 3 },
        },
        {
          text: 'Use it later on stairs too. Breathe in for one step and out for two. Hold the rail and stop when you need to.',
          drawing: 'stairs',
        },
      ],
      ...reviewed('alu-breathing', 'chss'),
    },
    {
      id: 'positions-for-breathlessness',
      title: 'Positions to ease breathlessness',
      description: 'Ways to sit, stand or lie that help.',
      durationMin: 5,
      durationLabel: '5 min',
      steps: [
        {
          text: 'Do you feel breathless now? Stay in the first position that helps. If you feel well, try them all.',
          drawing: 'positions',
        },
        {
          text: 'Sit and lean forward. Rest your arms on your knees or on a table. Stay for 1 minute.',
          drawing: 'lean-on-table',
          seconds: 60,
        },
        { text: 'Relax your hands and wrists. Breathe gently.', drawing: 'hands-relaxed', seconds: 20 },
        {
          text: 'Or stand and lean on a wall with your feet apart. Stay for 1 minute.',
          drawing: 'lean-on-wall',
          seconds: 60,
        },
        {
          text: 'Or lie on your side. Prop up your head and shoulders with pillows. Stay for 1 minute.',
          drawing: 'lie-on-side',
          seconds: 60,
        },
        {
          text: 'A small fan blowing on your face can help. Try it in the position you like best.',
          drawing: 'fan',
          seconds: 60,
        },
      ],
      cautions: ['If you feel unsteady, leave out the standing position.'],
      ...reviewed('alu-breathlessness', 'cuh-breathlessness'),
    },
  ],
  ...reviewed('nhs-shortness-of-breath', 'alu-breathing', 'cuh-breathlessness'),
}
