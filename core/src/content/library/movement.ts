import { reviewed } from '../review.ts'
import type { Category } from './category-schema.ts'

/** Content pack 8.4. */
export const movement: Category = {
  id: 'movement',
  title: 'Gentle movement',
  description: 'Build strength a little at a time.',
  icon: 'walk',
  color: 'green',
  warnings: [],
  gate: { text: ['Do not start if you have a high temperature, chest pain or are getting worse.'] },
  tip: 'If you have COPD and breathlessness limits you, ask about pulmonary rehabilitation. It is a class that builds strength safely.',
  modules: [
    {
      id: 'talk-test-walk',
      title: 'Talk test walk',
      description: 'A short walk at a pace that is right for your lungs.',
      durationMin: 10,
      durationLabel: '10 min',
      steps: [
        {
          text: 'Put on firm shoes. Carry your reliever. A hallway indoors is fine.',
          drawing: 'shoes-and-reliever',
        },
        { text: 'Walk at an easy pace for 2 minutes.', drawing: 'walk', seconds: 120 },
        { text: 'Speed up a little. Walk for 3 minutes.', drawing: 'walk-faster', seconds: 180 },
        {
          text: 'Say a short sentence out loud. If you need 2 or 3 breaths to say it, that is about right. If you cannot speak, slow down or stop.',
          drawing: 'talk-test',
        },
        { text: 'Walk on at the pace that is right for you for 3 minutes.', drawing: 'walk', seconds: 180 },
        { text: 'Walk slowly for the last 2 minutes.', drawing: 'walk', seconds: 120 },
        { text: 'Sit down and let your breath settle.', drawing: 'sit-supported' },
      ],
      cautions: [
        'A shorter walk counts too. Start with 2 minutes if you have been ill. Rest as often as you need.',
        'On cold or smoky days, walk indoors.',
      ],
      ...reviewed('alu-activity', 'alu-weather'),
    },
    {
      id: 'sit-to-stand',
      title: 'Sit to stand',
      description: 'Make your legs stronger with a firm chair.',
      durationMin: 5,
      durationLabel: '5 min',
      steps: [
        { text: 'Put a firm chair against a wall. Sit near the front of it.', drawing: 'chair-at-wall' },
        { text: 'Put your feet flat on the floor, hip-width apart.', drawing: 'feet-flat' },
        { text: 'Breathe in. Lean forward a little.', drawing: 'lean-forward' },
        { text: 'Breathe out as you stand. Push on the chair arms if you need to.', drawing: 'stand-up' },
        { text: 'Breathe in, then sit down slowly.', drawing: 'sit-down' },
        {
          text: 'Do 3 to 5. Do not hold your breath.',
          drawing: 'up-and-down',
          repetitions: { from: 3, to: 5 },
        },
        { text: 'Rest for 1 minute.', drawing: 'sit-supported', seconds: 60 },
        {
          text: 'Do 3 to 5 more if you can. If not, stop here.',
          drawing: 'up-and-down',
          repetitions: { from: 3, to: 5 },
        },
      ],
      cautions: ['If you feel unsteady on your feet, have someone with you.'],
      ...reviewed('chss', 'alu-activity'),
    },
    {
      id: 'pace-your-day',
      title: 'Pace your day',
      description: 'Plan your day so that your energy lasts.',
      durationMin: 5,
      durationLabel: '5 min',
      steps: [
        { text: 'List the tasks you have for today.', drawing: 'task-list' },
        { text: 'Choose what matters most. Do that when you have most energy.', drawing: 'task-first' },
        {
          text: 'Ask if someone can help with one of the others, or leave it for another day.',
          drawing: 'ask-someone',
        },
        {
          text: 'Spread heavy tasks out. Put a light task or a rest between them.',
          drawing: 'task-then-rest',
        },
        { text: 'Sit down for tasks such as dressing or washing up.', drawing: 'sit-for-task' },
        { text: 'Rest before you are worn out. Plan at least 2 rests.', drawing: 'rest-twice' },
      ],
      ...reviewed('cuh-breathlessness'),
    },
  ],
  ...reviewed('alu-activity', 'my-lungs-my-life', 'nice-mtg68'),
}
