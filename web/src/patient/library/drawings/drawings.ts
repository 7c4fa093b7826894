import type { StepDrawing } from '@second-wind/core/content/library/category-schema'
import { dayDrawings } from './day-drawings.ts'
import { inhalerCareDrawings } from './inhaler-care-drawings.ts'
import { inhalerDrawings } from './inhaler-drawings.ts'
import {
  breathOut,
  chair,
  closedLips,
  type Drawing,
  noseBreath,
  openLips,
  placed,
  roundLips,
  slowBreath,
} from './parts.ts'
import * as poses from './poses.ts'

const chairAtWall = ['M52 8V112', 'M58 40V112M58 82H98V112']

/** From the side: the elbow bent, the palm on the tummy. */
const handOnTummy = [
  'M64 6C52 16 42 34 42 56C42 78 50 98 52 116',
  'M86 6C88 16 104 24 108 38C110 47 115 54 118 60M122 80C122 94 115 104 112 116',
  'M62 34C56 48 52 62 54 76C56 86 64 88 74 86L108 80',
  'M80 36C80 48 76 58 74 66L104 62',
  'M104 62C112 60 124 62 127 68C129 73 127 77 121 78L108 80M112 70H126',
]

const onTable = [
  'M98 68H168M156 68V112',
  'M40 50V112M40 82H74V112',
  ...poses.figureLines(poses.leaningOnTable),
]
const onWall = ['M54 8V112H120', ...poses.figureLines(poses.leaningOnWall)]
const onSide = [
  'M20 12H180C185 12 188 15 188 20V100C188 105 185 108 180 108H20C15 108 12 105 12 100V20C12 15 15 12 20 12Z',
  'M26 26H56C60 26 62 28 62 32V88C62 92 60 94 56 94H26C22 94 20 92 20 88V32C20 28 22 26 26 26Z',
  ...poses.figureLines(poses.lyingOnSide),
]

export const drawings: Record<StepDrawing, Drawing> = {
  ...inhalerDrawings,
  ...inhalerCareDrawings,
  ...dayDrawings,
  'hold-breath': {
    lines: closedLips,
    arrows: ['M112 52H122V88H112ZM134 52H144V88H134Z'],
  },
  'sit-supported': { lines: [chair, ...poses.figureLines(poses.seatedPose)], arrows: [] },
  'sit-or-stand': {
    lines: [
      ...placed([chair, ...poses.figureLines(poses.seatedPose)], { dx: -30, dy: 0 }),
      ...placed(poses.figureLines(poses.standing), { dx: 40, dy: 0 }),
    ],
    arrows: [],
  },
  'hand-on-tummy': { lines: handOnTummy, arrows: [] },
  'tummy-fall': { lines: handOnTummy, arrows: ['M158 66H132M141 57L131 66L141 75'] },
  'shoulders-drop': {
    lines: [
      'M84 28a16 18 0 1 0 32 0a16 18 0 1 0 -32 0Z',
      'M92 44V52C82 58 66 58 60 68L52 112',
      'M108 44V52C118 58 134 58 140 68L148 112',
      'M76 84V112M124 84V112',
    ],
    arrows: ['M36 48V78M28 70L36 79L44 70', 'M164 48V78M156 70L164 79L172 70'],
  },
  'breathe-in-nose': {
    lines: closedLips,
    arrows: ['M128 52C112 52 100 55 92 60M98 50L91 60L103 64', noseBreath],
  },
  'breathe-in': { lines: openLips, arrows: ['M130 70H96M105 61L95 70L105 79', slowBreath] },
  'round-lips': { lines: roundLips, arrows: [] },
  'breathe-out-lips': { lines: roundLips, arrows: [breathOut] },
  'in-nose-out-lips': {
    lines: roundLips,
    arrows: ['M130 38C114 40 102 46 95 54M99 43L94 55L107 56', breathOut],
  },
  'longer-out': {
    lines: openLips,
    arrows: ['M118 42C108 44 100 49 94 56M97 45L93 57L106 57', 'M92 74H172M162 65L172 74L162 83'],
  },
  huff: {
    lines: openLips,
    arrows: ['M92 62L100 70L92 78M108 62L116 70L108 78M124 62L132 70L124 78'],
  },
  'lean-on-table': { lines: onTable, arrows: [] },
  'lean-on-wall': { lines: onWall, arrows: [] },
  'lie-on-side': { lines: onSide, arrows: [] },
  positions: {
    lines: [
      ...placed(onTable, { dx: -14, dy: 56, scale: 0.5 }),
      ...placed(onWall, { dx: 38, dy: 28, scale: 0.75 }),
      ...placed(onSide, { dx: 128, dy: 68, scale: 0.36 }),
    ],
    arrows: ['M28 20C28 8 46 8 46 20C46 28 37 28 37 36M37 46V46.5'],
  },
  'hands-relaxed': {
    lines: [
      'M20 74H104V112',
      'M20 42H92C112 42 126 50 132 64L140 90C142 97 134 99 132 92L126 76',
      'M132 92C134 101 126 104 123 96L119 80M123 96C124 104 116 106 114 98L110 82',
      'M114 98C112 104 106 102 105 96L102 82C100 76 96 74 90 74',
    ],
    arrows: ['M160 60V92M152 83L160 93L168 83'],
  },
  fan: {
    lines: [
      ...closedLips,
      'M150 84A26 26 0 1 0 150 32A26 26 0 1 0 150 84ZM150 84V112M136 112H164',
      'M150 58L142 40M150 58L170 62M150 58L138 73',
    ],
    arrows: ['M118 44H98M105 38L98 44L105 50M118 74H98M105 68L98 74L105 80'],
  },
  'chair-at-wall': { lines: [...chairAtWall, ...poses.figureLines(poses.seatedAtFront)], arrows: [] },
  'feet-flat': {
    lines: [...chairAtWall, ...poses.figureLines(poses.seatedAtFront)],
    arrows: ['M146 86V108M138 100L146 109L154 100'],
  },
  'lean-forward': {
    lines: [...chairAtWall, ...poses.figureLines(poses.leaningForward)],
    arrows: ['M106 14C126 8 146 18 154 38M154 24L155 39L141 34'],
  },
  'stand-up': {
    lines: [...chairAtWall, ...poses.figureLines(poses.standing)],
    arrows: ['M150 78V36M142 45L150 35L158 45'],
  },
  'sit-down': {
    lines: [...chairAtWall, ...poses.figureLines(poses.leaningForward)],
    arrows: ['M154 36V78M146 69L154 79L162 69'],
  },
  'up-and-down': {
    lines: [...chairAtWall, ...poses.figureLines(poses.standing)],
    arrows: ['M148 78V36M140 45L148 35L156 45', 'M172 36V78M164 69L172 79L180 69'],
  },
  walk: { lines: poses.figureLines(poses.walking), arrows: ['M136 62H162M154 54L163 62L154 70'] },
  'walk-faster': {
    lines: poses.figureLines(poses.walkingFaster),
    arrows: ['M136 62H162M154 54L163 62L154 70M168 54L177 62L168 70'],
  },
  'talk-test': {
    lines: [
      ...openLips,
      'M108 30H176C180 30 183 33 183 37V63C183 67 180 70 176 70H118L102 78L106 66V36C106 33 106 30 108 30Z',
      'M120 44H170M120 56H154',
    ],
    arrows: [],
  },
  stairs: {
    lines: [
      'M24 112H70V90H110V68H150V46H184',
      'M108 37L170 3M150 14V46',
      ...poses.figureLines(poses.climbing),
    ],
    arrows: ['M30 76L50 60M38 59L51 59L49 72'],
  },
  'cough-tissue': {
    lines: [
      ...openLips,
      'M84 50C94 46 104 54 114 50C118 62 114 74 118 88C106 92 96 86 86 92C82 84 88 76 84 70',
    ],
    arrows: [],
  },
  'bin-tissue': {
    lines: [
      'M78 56H122L116 112H84Z',
      'M70 56H130',
      'M92 70L95 98M108 70L105 98',
      'M88 30C84 20 92 10 102 12C114 10 118 22 112 30C104 36 94 36 88 30ZM96 22L106 24',
    ],
    arrows: ['M140 14V44M132 36L140 45L148 36'],
  },
  'tissues-near': {
    lines: [
      'M30 68H112V110H30Z',
      'M54 68C52 50 62 38 76 30C78 40 88 44 90 68',
      'M46 68H98',
      'M138 42H170C173 42 175 44 175 47V105C175 108 173 110 170 110H138C135 110 133 108 133 105V47C133 44 135 42 138 42ZM148 102H160',
    ],
    arrows: [],
  },
  'edge-of-bed': {
    lines: [
      'M16 52V112',
      'M16 82H104V112M16 94H104',
      'M22 82C20 74 26 70 34 70C46 70 50 74 50 82',
      ...poses.figureLines(poses.seatedPose),
    ],
    arrows: [],
  },
}
