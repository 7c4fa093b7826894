import type { StepDrawing } from '@second-wind/core/content/library/category-schema'
import { type Drawing, mist, pencil, placed, spacer, spray } from './parts.ts'

const person = ['M36 62A16 16 0 1 0 68 62A16 16 0 1 0 36 62Z', 'M22 112C22 94 36 86 52 86C68 86 82 94 82 112']

/** One person says to another what is in the bubble. */
const conversation = [
  ...person,
  ...placed(person, { dx: 96, dy: 0 }),
  'M76 4H128C132 4 134 6 134 10V42C134 46 132 48 128 48H92L76 58L80 48H76C72 48 70 46 70 42V10C70 6 72 4 76 4Z',
]

export const inhalerCareDrawings = {
  'check-date': {
    lines: [
      'M20 26H104V108H20ZM20 48H104M42 18V34M82 18V34',
      'M36 64H42M58 64H64M82 64H88M36 88H42M82 88H88',
      ...placed(spray, { dx: 66, dy: 18, scale: 0.9 }),
    ],
    arrows: ['M51 88A11 11 0 1 0 73 88A11 11 0 1 0 51 88Z'],
  },
  'wash-spacer': {
    lines: [
      'M8 74H92L84 110H16Z',
      'M14 86C22 80 30 92 38 86C46 80 54 92 62 86C70 80 78 92 86 86',
      ...placed([spacer], { dx: 8, dy: -10, scale: 0.8 }),
      'M108 96H188M116 96V110M180 96V110',
      ...placed([spacer], { dx: 104, dy: 25, scale: 0.8 }),
    ],
    arrows: [
      'M50 4V24M43 17L50 25L57 17',
      'M112 38C122 30 132 46 142 38C152 30 162 46 172 38M124 54C134 46 144 62 154 54C164 46 174 62 184 54',
    ],
  },
  'to-pharmacy': {
    lines: [
      ...placed(spray, { dx: -40, dy: 32, scale: 0.8 }),
      'M112 46H184V112H112ZM104 46L114 22H182L192 46Z',
      'M136 112V84H160V112',
    ],
    arrows: ['M64 80H92M83 71L93 80L83 89', 'M148 54V76M137 65H159'],
  },
  'inhalers-on-table': {
    lines: [
      'M14 92H186M30 92V114M170 92V114',
      ...placed(spray, { dx: -18, dy: 20, scale: 0.7 }),
      'M100 90A24 24 0 1 0 100 42A24 24 0 1 0 100 90ZM76 58H66V74H76',
      ...placed(mist, { dx: 86, dy: 20, scale: 0.66 }),
    ],
    arrows: [],
  },
  'preventer-daily': {
    lines: [
      ...placed(spray, { dx: -48, dy: 18, scale: 0.9 }),
      'M84 26H184V108H84ZM84 48H184M106 18V34M162 18V34',
    ],
    arrows: [
      'M98 64L104 70L114 58M126 64L132 70L142 58M154 64L160 70L170 58M98 90L104 96L114 84M126 90L132 96L142 84M154 90L160 96L170 84',
    ],
  },
  'carry-reliever': {
    lines: [
      'M60 62H140L134 112H66Z',
      'M60 62C40 42 40 20 54 4M140 62C160 42 160 20 146 4',
      'M80 80H120V100H80Z',
      ...placed(spray, { dx: 44, dy: -6, scale: 0.55 }),
    ],
    arrows: ['M128 16V44M121 37L128 45L135 37'],
  },
  'ask-someone': {
    lines: conversation,
    arrows: ['M95 19C95 10 109 10 109 19C109 26 102 26 102 32M102 40V40.5'],
  },
  'tell-someone': {
    lines: [...conversation, ...placed(spray, { dx: 67, dy: 4, scale: 0.38 })],
    arrows: [],
  },
  'write-in-profile': {
    lines: [
      'M52 4H116C121 4 124 7 124 12V108C124 113 121 116 116 116H52C47 116 44 113 44 108V12C44 7 47 4 52 4Z',
      'M73 32A11 11 0 1 0 95 32A11 11 0 1 0 73 32Z',
      'M64 64C64 52 72 48 84 48C96 48 104 52 104 64',
      'M60 80H108M60 94H90',
      ...pencil,
    ],
    arrows: [],
  },
} satisfies Partial<Record<StepDrawing, Drawing>>
