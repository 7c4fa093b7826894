import { reviewed } from '../review.ts'
import type { Category } from './category-schema.ts'

/** Content pack 8.7. Only for people who were shown how; the head is never tipped down (C18). */
export const postural: Category = {
  id: 'postural',
  title: 'Clearing phlegm',
  description:
    'Ways to move phlegm with less effort. Use these after a physiotherapist or nurse has shown you how.',
  icon: 'bed',
  color: 'blue',
  warnings: [
    'Never tip your head down unless your physiotherapist told you to.',
    'If you cough up blood, stop. For a few spots or streaks, ask for an urgent GP appointment. For more than that, call 999.',
  ],
  gate: {
    text: ['Wait at least 1 hour after eating.'],
    notIfYou: [
      'are coughing up blood',
      'have chest pain',
      'have had recent surgery',
      'have bad reflux',
      'feel faint',
    ],
    mustConfirm: 'A physiotherapist or nurse has shown me how to do this.',
  },
  modules: [
    {
      id: 'active-cycle-of-breathing',
      title: 'Active cycle of breathing',
      description: 'Breathing control, deep breaths and huffs, in turn. They loosen phlegm and move it up.',
      durationMin: 10,
      durationLabel: '10 min',
      steps: [
        { text: 'Sit up with support. Keep tissues and a drink near you.', drawing: 'sit-supported' },
        {
          text: 'Do breathing control for 20 seconds. Breathe gently with your tummy.',
          drawing: 'hand-on-tummy',
          seconds: 20,
        },
        {
          text: 'Take 3 to 5 slow deep breaths. Pause for 2 or 3 seconds at the top if you can. Let each breath out with no effort.',
          drawing: 'breathe-in-nose',
          repetitions: { from: 3, to: 5 },
        },
        { text: 'Do breathing control again.', drawing: 'hand-on-tummy', seconds: 20 },
        {
          text: 'Do 1 or 2 huffs. Open your mouth and breathe out firmly, like steaming up a mirror.',
          drawing: 'huff',
          repetitions: { from: 1, to: 2 },
        },
        { text: 'Do breathing control again.', drawing: 'hand-on-tummy', seconds: 20 },
        {
          text: 'Cough only if phlegm is ready. Spit it into a tissue and look at the colour.',
          drawing: 'cough-tissue',
        },
        {
          text: 'Go through the cycle again until your chest is clear or you are tired. Stop after 10 minutes.',
          drawing: 'sit-supported',
        },
        { text: 'Bin the tissue and wash your hands.', drawing: 'bin-tissue' },
      ],
      cautions: [
        'Stop the huffs if your chest feels tight or wheezy.',
        'If deep breaths make you dizzy, do fewer of them.',
      ],
      ...reviewed('acprc', 'ouh-acbt'),
    },
    {
      id: 'side-lying-to-drain',
      title: 'Side lying to drain',
      description: 'Rest on your side so that phlegm can move.',
      durationMin: 10,
      durationLabel: '10 min',
      steps: [
        { text: 'Put tissues and a phone where you can reach them.', drawing: 'tissues-near' },
        { text: 'Lie on one side with your head on a pillow and your knees bent.', drawing: 'lie-on-side' },
        {
          text: 'Do gentle tummy breathing for 4 minutes. You can stay for up to 10 minutes if comfortable.',
          drawing: 'lie-on-side',
          seconds: 240,
        },
        {
          text: 'Do 1 or 2 huffs. Cough only if phlegm is ready.',
          drawing: 'huff',
          repetitions: { from: 1, to: 2 },
        },
        { text: 'Change sides. Rest until your breath settles.', drawing: 'lie-on-side' },
        { text: 'Do gentle tummy breathing for 4 minutes.', drawing: 'lie-on-side', seconds: 240 },
        {
          text: 'Do 1 or 2 huffs. Cough only if phlegm is ready.',
          drawing: 'huff',
          repetitions: { from: 1, to: 2 },
        },
        {
          text: 'Sit up slowly. Stay on the edge of the bed for a minute before you stand.',
          drawing: 'edge-of-bed',
          seconds: 60,
        },
      ],
      cautions: ['If lying down makes you more breathless, sit up and stop.'],
      ...reviewed('acprc'),
    },
    {
      id: 'huff-not-cough',
      title: 'Huff, not cough',
      description: 'A huff moves phlegm with less effort than a cough.',
      durationMin: 5,
      durationLabel: '5 min',
      steps: [
        { text: 'Sit up. Keep tissues near you.', drawing: 'sit-supported' },
        {
          text: 'Do breathing control. Breathe gently with your tummy.',
          drawing: 'hand-on-tummy',
          seconds: 30,
        },
        { text: 'Take a medium breath in.', drawing: 'breathe-in' },
        {
          text: 'Huff out with your mouth open. Do 1 or 2.',
          drawing: 'huff',
          repetitions: { from: 1, to: 2 },
        },
        { text: 'Rest with breathing control.', drawing: 'hand-on-tummy', seconds: 30 },
        { text: 'If you hear or feel phlegm move up, cough it into a tissue.', drawing: 'cough-tissue' },
        { text: 'Do 1 or 2 more huffs if you need to.', drawing: 'huff', repetitions: { from: 1, to: 2 } },
        {
          text: 'Rest with breathing control until your breath settles.',
          drawing: 'hand-on-tummy',
          seconds: 60,
        },
      ],
      cautions: ['Stop after 2 huffs if your chest feels tight or wheezy.'],
      ...reviewed('acprc'),
    },
  ],
  ...reviewed('acprc', 'ouh-acbt', 'nhs-coughing-up-blood'),
}
