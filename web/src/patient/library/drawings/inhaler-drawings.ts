import type { StepDrawing } from '@second-wind/core/content/library/category-schema'
import {
  breathOutUp,
  type Drawing,
  fastBreath,
  mist,
  openLips,
  placed,
  slowBreath,
  spacer,
  spray,
} from './parts.ts'

const sprayAtLips = [
  'M76 64H98V40H122V72C122 75 120 77 117 77H76Z',
  'M102 40V24C102 22 104 20 106 20H114C116 20 118 22 118 24V40',
]

const sprayAtSpacer = [
  'M146 64H160V42H182V72C182 75 180 77 177 77H146Z',
  'M164 42V28C164 26 166 24 168 24H174C176 24 178 26 178 28V42',
]

const spacerAtLips = 'M76 65H84L92 56H140L146 62V79L140 85H92L84 76H76Z'

const shakeArrows = [
  'M146 42V86M138 50L146 41L154 50M138 78L146 87L154 78',
  'M48 42V86M40 50L48 41L56 50M40 78L48 87L56 78',
]

const discAtLips = [
  'M92 60H78C76 60 76 62 76 64V76C76 78 76 80 78 80H92',
  'M120 100A30 30 0 1 0 120 40A30 30 0 1 0 120 100Z',
]
const mistAtLips = [
  'M76 63H88V58H140V82H88V77H76Z',
  'M140 61H168C171 61 173 63 173 65V75C173 77 171 79 168 79H140',
  'M100 58V52H112V58',
]
const actuatedAtLips = [
  'M76 64H98V36C98 24 104 18 110 18C116 18 122 24 122 36V72C122 75 120 77 117 77H76Z',
  'M105 28H115M105 34H115',
]
const actuatedUpright = [
  'M84 44C84 30 92 22 100 22C108 22 116 30 116 44V100H76C73 100 71 98 71 95V86H84Z',
  'M94 34H106M94 40H106',
]

/** Away from the mouth, which breathes out past it. */
const outAway = (device: readonly string[], dx: number, dy: number): Drawing => ({
  lines: [...openLips, ...placed(device, { dx, dy })],
  arrows: [breathOutUp],
})

const chinUp = 'M86 112V94M79 101L86 93L93 101'

export const inhalerDrawings = {
  'spray-shake': { lines: spray, arrows: shakeArrows },
  'spray-breathe': {
    lines: [...openLips, ...sprayAtLips],
    arrows: [slowBreath, 'M110 4V13M104 8L110 14L116 8'],
  },
  'spacer-fit': {
    lines: [
      spacer,
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
    lines: [...openLips, ...discAtLips],
    arrows: [fastBreath],
  },
  'mist-turn': {
    lines: mist,
    arrows: ['M60 84C62 99 136 99 140 84M131 92L140 83L148 92'],
  },
  'mist-breathe': {
    lines: [...openLips, ...mistAtLips],
    arrows: [slowBreath, 'M106 26V43M99 37L106 44L113 37'],
  },
  'breath-actuated-open': {
    lines: [...actuatedUpright, 'M71 104C58 108 48 104 44 94L56 88C58 94 64 96 71 95'],
    arrows: ['M60 70C48 72 40 78 37 88M30 81L36 90L45 84'],
  },
  'breath-actuated-breathe': {
    lines: [...openLips, ...actuatedAtLips],
    arrows: [slowBreath],
  },
  'dose-counter': {
    lines: [...spray, 'M90 66H110V84H90Z', 'M96 71V79M101 71H106V75H101V79H106'],
    arrows: ['M148 75H122M131 66L121 75L131 84'],
  },
  'spray-test': {
    lines: spray,
    arrows: ['M100 2V15M93 9L100 16L107 9', 'M60 86L46 79M60 93H42M60 100L46 107'],
  },
  'spray-out-away': outAway(sprayAtLips, 60, 40),
  'spray-seal': { lines: [...openLips, ...sprayAtLips], arrows: [chinUp] },
  'cap-on': {
    lines: [...spray, 'M44 82H28C25 82 23 84 23 87V99C23 102 25 104 28 104H44'],
    arrows: ['M48 93H64M57 85L65 93L57 101'],
  },
  'spacer-out-away': outAway([spacerAtLips], 44, 32),
  'spacer-press': {
    lines: [...openLips, spacerAtLips, ...sprayAtSpacer],
    arrows: ['M171 5V16M165 11L171 17L177 11'],
  },
  'powder-out-away': outAway(discAtLips, 24, 18),
  'powder-seal': { lines: [...openLips, ...discAtLips], arrows: [chinUp] },
  'mist-load': {
    lines: [
      'M80 12C80 6 86 4 92 4H108C114 4 120 6 120 12V60H80Z',
      'M80 24H120',
      'M88 74H112V108H88ZM92 108V114H108V108',
    ],
    arrows: ['M140 104V76M132 85L140 75L148 85'],
  },
  'mist-open': {
    lines: [
      'M80 52H120V78H80Z',
      'M84 78V104C84 106 86 108 88 108H112C114 108 116 106 116 104V78',
      'M90 52V36H110V52',
      'M122 50L148 30C157 35 163 45 162 55L134 62Z',
    ],
    arrows: ['M100 22C112 8 130 6 142 16M142 3L143 17L129 18'],
  },
  'mist-out-away': outAway(mistAtLips, 22, 34),
  'mist-seal': { lines: [...openLips, ...mistAtLips], arrows: [] },
  'breath-actuated-shake': { lines: actuatedUpright, arrows: shakeArrows },
  'breath-actuated-out-away': outAway(actuatedAtLips, 60, 40),
  'breath-actuated-seal': { lines: [...openLips, ...actuatedAtLips], arrows: [chinUp] },
  'rinse-and-spit': {
    lines: [
      ...openLips,
      'M82 98H158C156 110 146 116 120 116C96 116 84 110 82 98Z',
      'M134 40H160L156 78H138ZM136 52H158',
    ],
    arrows: ['M84 72C98 74 106 80 107 92M98 84L107 93L115 83'],
  },
  wait: {
    lines: [
      'M100 110A50 50 0 1 0 100 10A50 50 0 1 0 100 110Z',
      'M100 60V26',
      'M100 14V18M146 60H142M100 106V102M54 60H58',
    ],
    arrows: ['M112 30C138 40 138 80 112 90M124 92L111 91L115 78'],
  },
} satisfies Partial<Record<StepDrawing, Drawing>>
