import type { CategorySummary } from './category-schema.ts'

/** The nine cards in the specification's order; Home previews the first four (LIB-03, HOME-20). */
export const categories: CategorySummary[] = [
  {
    id: 'breathing',
    title: 'Breathing exercises',
    description: 'Simple ways to ease breathlessness and feel in control.',
    icon: 'wind',
    color: 'blue',
    activityCount: 4,
  },
  {
    id: 'steam',
    title: 'Steam and moist air',
    description: 'Safe ways to ease a blocked nose. Never use a bowl of hot water.',
    icon: 'droplet',
    color: 'cyan',
    activityCount: 3,
  },
  {
    id: 'mindfulness',
    title: 'Calm and relaxation',
    description: 'Short exercises to help you feel calmer.',
    icon: 'flower',
    color: 'purple',
    activityCount: 3,
  },
  {
    id: 'movement',
    title: 'Gentle movement',
    description: 'Build strength a little at a time.',
    icon: 'walk',
    color: 'green',
    activityCount: 3,
  },
  {
    id: 'nutrition',
    title: 'Eating well',
    description: 'Keep up your strength when eating takes effort.',
    icon: 'apple',
    color: 'orange',
    activityCount: 3,
  },
  {
    id: 'hydration',
    title: 'Drinking enough',
    description: 'Drink enough through the day. It helps keep phlegm thin.',
    icon: 'glass-full',
    color: 'cyan',
    activityCount: 2,
  },
  {
    id: 'postural',
    title: 'Clearing phlegm',
    description:
      'Ways to move phlegm with less effort. Use these after a physiotherapist or nurse has shown you how.',
    icon: 'bed',
    color: 'blue',
    activityCount: 3,
  },
  {
    id: 'inhaler',
    title: 'Using your inhaler',
    description: 'Get the full dose from your inhaler and look after your inhalers.',
    icon: 'spray',
    color: 'orange',
    activityCount: 7,
  },
  {
    id: 'hygiene',
    title: 'Stop infections spreading',
    description: 'Small habits that protect you and the people near you.',
    icon: 'hand-stop',
    color: 'green',
    activityCount: 4,
  },
]
