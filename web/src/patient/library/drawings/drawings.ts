import type { StepDrawing } from '@second-wind/core/content/library/category-schema'
import * as poses from './poses.ts'

/** Path data on a grid of 200 by 120. `arrows` show what moves: a hand, the inhaler or the breath. */
type Drawing = { lines: readonly string[]; arrows: readonly string[] }

/** A head from the side. The lips are at 74, 70. */
const head = [
  'M24 116C28 104 24 94 18 84C6 58 18 20 50 18C66 17 74 27 74 40C74 46 77 51 82 59C83 61 81 63 76 63L75 67',
  'M75 74L76 78C75 83 75 88 71 91C66 94 59 93 55 95C53 101 53 108 54 116',
  'M60 45C63 43 66 43 68 45',
]
const openLips = [...head, 'M75 67C73 68 73 73 75 74']
const closedLips = [...head, 'M75 67C79 68 79 70 74 70.5C79 71 79 73 75 74M64 71L74 70.5']

/** A slow breath is one long line into the chest, a fast one three short marks. */
const slowBreath = 'M68 70C50 70 40 80 39 104M32 97L39 105L46 97'
/** The same through the nose. */
const noseBreath = 'M72 59C52 60 41 78 39 104M32 97L39 105L46 97'
const fastBreath = 'M66 63L58 70L66 77M53 63L45 70L53 77M40 63L32 70L40 77'

const roundLips = [...head, 'M75 67C80 66 83 68 83 70.5C83 73 80 75 75 74M83 69V72']

const chair = 'M68 34V112M68 82H106V112'
const chairAtWall = ['M52 8V112', 'M58 40V112M58 82H98V112']
/** Marks of a breath that leaves the mouth. */
const breathOut = 'M94 70H134M126 62L134 70L126 78'

const sprayAtLips = [
  'M76 64H98V40H122V72C122 75 120 77 117 77H76Z',
  'M102 40V24C102 22 104 20 106 20H114C116 20 118 22 118 24V40',
]
const sprayAtSpacer = [
  'M146 64H160V42H182V72C182 75 180 77 177 77H146Z',
  'M164 42V28C164 26 166 24 168 24H174C176 24 178 26 178 28V42',
]
const spacerAtLips = 'M76 65H84L92 56H140L146 62V79L140 85H92L84 76H76Z'

const sprayUpright = [
  'M84 48H116V100H76C73 100 71 98 71 95V86H84Z',
  'M90 48V26C90 24 92 22 94 22H106C108 22 110 24 110 26V48',
]
const shakeArrows = [
  'M146 42V86M138 50L146 41L154 50M138 78L146 87L154 78',
  'M48 42V86M40 50L48 41L56 50M40 78L48 87L56 78',
]

export const drawings: Record<StepDrawing, Drawing> = {
  'spray-shake': { lines: sprayUpright, arrows: shakeArrows },
  'spray-breathe': {
    lines: [...openLips, ...sprayAtLips],
    arrows: [slowBreath, 'M110 4V13M104 8L110 14L116 8'],
  },
  'spacer-fit': {
    lines: [
      'M14 64H22L32 52H84L92 60V80L84 88H32L22 76H14Z',
      'M122 62H142V36H168V76C168 79 166 81 163 81H122Z',
      'M147 36V20C147 18 149 16 151 16H159C161 16 163 18 163 20V36',
    ],
    arrows: ['M116 71H100M107 64L99 71L107 78'],
  },
  'spacer-breathe': {
    lines: [...openLips, spacerAtLips, ...sprayAtSpacer],
    arrows: [slowBreath, 'M171 5V16M165 11L171 17L177 11'],
  },
  'powder-load': {
    lines: [
      'M100 100A38 38 0 1 0 100 24A38 38 0 1 0 100 100Z',
      'M64 50H48C46 50 44 52 44 54V70C44 72 46 74 48 74H64',
      'M112 50L120 42L128 50L120 58Z',
    ],
    arrows: ['M124 36C140 44 146 62 138 80M130 74L137 82L146 77'],
  },
  'powder-breathe': {
    lines: [
      ...openLips,
      'M92 60H78C76 60 76 62 76 64V76C76 78 76 80 78 80H92',
      'M120 100A30 30 0 1 0 120 40A30 30 0 1 0 120 100Z',
    ],
    arrows: [fastBreath],
  },
  'mist-turn': {
    lines: [
      'M80 26C80 20 86 16 92 16H108C114 16 120 20 120 26V72H80Z',
      'M84 72V102C84 104 86 106 88 106H112C114 106 116 104 116 102V72',
      'M80 38H120',
    ],
    arrows: ['M60 84C62 99 136 99 140 84M131 92L140 83L148 92'],
  },
  'mist-breathe': {
    lines: [
      ...openLips,
      'M76 63H88V58H140V82H88V77H76Z',
      'M140 61H168C171 61 173 63 173 65V75C173 77 171 79 168 79H140',
      'M100 58V52H112V58',
    ],
    arrows: [slowBreath, 'M106 26V43M99 37L106 44L113 37'],
  },
  'breath-actuated-open': {
    lines: [
      'M84 44C84 30 92 22 100 22C108 22 116 30 116 44V100H76C73 100 71 98 71 95V86H84Z',
      'M71 104C58 108 48 104 44 94L56 88C58 94 64 96 71 95',
      'M94 34H106M94 40H106',
    ],
    arrows: ['M60 70C48 72 40 78 37 88M30 81L36 90L45 84'],
  },
  'breath-actuated-breathe': {
    lines: [
      ...openLips,
      'M76 64H98V36C98 24 104 18 110 18C116 18 122 24 122 36V72C122 75 120 77 117 77H76Z',
      'M105 28H115M105 34H115',
    ],
    arrows: [slowBreath],
  },
  'hold-breath': {
    lines: closedLips,
    arrows: ['M112 52H122V88H112ZM134 52H144V88H134Z'],
  },
  'sit-supported': { lines: [chair, ...poses.figureLines(poses.seated)], arrows: [] },
  'hand-on-tummy': {
    lines: [chair, ...poses.figureLines(poses.seatedHandOnTummy)],
    arrows: ['M104 60H124M117 53L125 60L117 67'],
  },
  'breathe-in-nose': {
    lines: closedLips,
    arrows: ['M128 52C112 52 100 55 92 60M98 50L91 60L103 64', noseBreath],
  },
  'round-lips': { lines: roundLips, arrows: [] },
  'breathe-out-lips': { lines: roundLips, arrows: [breathOut] },
  huff: {
    lines: openLips,
    arrows: ['M92 62L100 70L92 78M108 62L116 70L108 78M124 62L132 70L124 78'],
  },
  'lean-on-table': {
    lines: ['M98 68H168M156 68V112', 'M40 50V112M40 82H74V112', ...poses.figureLines(poses.leaningOnTable)],
    arrows: [],
  },
  'lean-on-wall': { lines: ['M54 8V112H120', ...poses.figureLines(poses.leaningOnWall)], arrows: [] },
  'lie-on-side': {
    lines: [
      'M20 12H180C185 12 188 15 188 20V100C188 105 185 108 180 108H20C15 108 12 105 12 100V20C12 15 15 12 20 12Z',
      'M26 26H56C60 26 62 28 62 32V88C62 92 60 94 56 94H26C22 94 20 92 20 88V32C20 28 22 26 26 26Z',
      ...poses.figureLines(poses.lyingOnSide),
    ],
    arrows: [],
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
}
