import { reviewed } from '../review.ts'
import type { ModuleSummary } from './module-schema.ts'

export type ModuleId =
  | 'antibiotic-basics'
  | 'breathing-for-recovery'
  | 'allergy-quick-guide'
  | 'viral-infection-recovery'

/** The list of /micro-learning, in the order of the specification. The lessons load one module at a time. */
export const modules: readonly (ModuleSummary & { id: ModuleId })[] = [
  {
    id: 'antibiotic-basics',
    ...reviewed('own'),
    title: 'Antibiotic basics',
    description: 'When these medicines help, when they do not, and how to take them safely.',
    icon: 'pill',
    category: 'Medicines',
    difficulty: 'Beginner',
    estimatedTimeMin: 8,
    points: 50,
    lessonCount: 5,
  },
  {
    id: 'breathing-for-recovery',
    ...reviewed('own'),
    title: 'Breathing for recovery',
    description: 'Why breathing can feel hard, and what may make it easier.',
    icon: 'lungs',
    category: 'Breathing',
    difficulty: 'Beginner',
    estimatedTimeMin: 8,
    points: 40,
    lessonCount: 6,
    lessonsForPoints: 5,
  },
  {
    id: 'allergy-quick-guide',
    ...reviewed('own'),
    title: 'Allergy quick guide',
    description: 'Tell hay fever from a cold, and plan for days with a lot of pollen.',
    icon: 'plant',
    category: 'Allergies',
    difficulty: 'Intermediate',
    estimatedTimeMin: 9,
    points: 60,
    lessonCount: 5,
  },
  {
    id: 'viral-infection-recovery',
    ...reviewed('own'),
    title: 'Viral infection recovery',
    description: 'How long a virus can last, how to rest, and when to get help.',
    icon: 'virus',
    category: 'Recovery',
    difficulty: 'Beginner',
    estimatedTimeMin: 8,
    points: 50,
    lessonCount: 5,
  },
]
