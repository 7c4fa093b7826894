import type { StepDrawing } from '@second-wind/core/content/library/category-schema'
import { chair, type Drawing, pencil, placed, spray } from './parts.ts'
import * as poses from './poses.ts'

const sheet = [
  'M32 10H116V112H32Z',
  'M44 24H56V36H44ZM44 48H56V60H44ZM44 72H56V84H44Z',
  'M66 30H104M66 54H104M66 78H92',
]

const bag = ['M22 66H58L63 112H17Z', 'M31 74V58C31 46 49 46 49 58V74']

export const dayDrawings = {
  'shoes-and-reliever': {
    lines: [
      'M20 98V56C28 62 42 60 50 52L82 76C98 80 106 84 108 98Z',
      'M20 98H108V108H20Z',
      'M58 66L66 58M67 73L75 65',
      ...placed(spray, { dx: 66, dy: 18, scale: 0.9 }),
    ],
    arrows: [],
  },
  'task-list': { lines: [...sheet, ...pencil], arrows: [] },
  'task-first': {
    lines: [...sheet, 'M144 32H180V110H144ZM154 22H170V32H154Z'],
    arrows: ['M38 18H110V42H38Z', 'M154 46H170M154 62H170M154 78H170M154 94H170'],
  },
  'task-then-rest': {
    lines: [
      ...bag,
      ...placed([chair, ...poses.figureLines(poses.seatedPose)], { dx: 36, dy: 31, scale: 0.72 }),
      ...placed(bag, { dx: 124, dy: 0 }),
    ],
    arrows: ['M94 8H100V30H94ZM108 8H114V30H108Z'],
  },
  'sit-for-task': {
    lines: [
      ...placed([chair, ...poses.figureLines(poses.seatedAtBowl)], { dx: -34, dy: 0 }),
      'M94 66H180M170 66V112',
      'M98 48H154L146 66H106Z',
      'M164 66V30C164 20 144 20 144 30V36',
    ],
    arrows: [],
  },
  'rest-twice': {
    lines: placed([chair, ...poses.figureLines(poses.seatedPose)], { dx: -20, dy: 0 }),
    arrows: ['M132 14H140V44H132ZM152 14H160V44H152Z', 'M132 66H140V96H132ZM152 66H160V96H152Z'],
  },
} satisfies Partial<Record<StepDrawing, Drawing>>
