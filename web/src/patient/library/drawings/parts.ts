/** Path data on a grid of 200 by 120. `arrows` show what moves: a hand, the inhaler or the breath. */
export type Drawing = { lines: readonly string[]; arrows: readonly string[] }

/** A head from the side. The lips are at 74, 70. */
const head = [
  'M24 116C28 104 24 94 18 84C6 58 18 20 50 18C66 17 74 27 74 40C74 46 77 51 82 59C83 61 81 63 76 63L75 67',
  'M75 74L76 78C75 83 75 88 71 91C66 94 59 93 55 95C53 101 53 108 54 116',
  'M60 45C63 43 66 43 68 45',
]

export const openLips = [...head, 'M75 67C73 68 73 73 75 74']

export const closedLips = [...head, 'M75 67C79 68 79 70 74 70.5C79 71 79 73 75 74M64 71L74 70.5']

/** A slow breath is one long line into the chest, a fast one three short marks. */
export const slowBreath = 'M68 70C50 70 40 80 39 104M32 97L39 105L46 97'

/** The same through the nose. */
export const noseBreath = 'M72 59C52 60 41 78 39 104M32 97L39 105L46 97'

export const fastBreath = 'M66 63L58 70L66 77M53 63L45 70L53 77M40 63L32 70L40 77'

export const roundLips = [...head, 'M75 67C80 66 83 68 83 70.5C83 73 80 75 75 74M83 69V72']

export const chair = 'M68 34V112M68 82H106V112'

/** Marks of a breath that leaves the mouth. */
export const breathOut = 'M94 70H134M126 62L134 70L126 78'
/** The same, upwards and away from what is held below. */
export const breathOutUp = 'M92 66L132 44M120 40L133 43L128 56'

export const spray = [
  'M84 48H116V100H76C73 100 71 98 71 95V86H84Z',
  'M90 48V26C90 24 92 22 94 22H106C108 22 110 24 110 26V48',
]

export const mist = [
  'M80 26C80 20 86 16 92 16H108C114 16 120 20 120 26V72H80Z',
  'M84 72V102C84 104 86 106 88 106H112C114 106 116 104 116 102V72',
  'M80 38H120',
]

export const spacer = 'M14 64H22L32 52H84L92 60V80L84 88H32L22 76H14Z'

/** Right of a sheet that it writes on. */
export const pencil = ['M128 104L134 84L164 44L178 54L148 94Z', 'M134 84L148 94']

type Place = { dx: number; dy: number; scale?: number }

/** The same paths elsewhere and in another size. They have absolute commands only. */
export const placed = (paths: readonly string[], { dx, dy, scale = 1 }: Place): string[] =>
  paths.map((path) =>
    path.replaceAll(/([MLHVCA])([^A-Z]*)/g, (_, command: string, args: string) => {
      const numbers = args.trim().split(/[ ,]+/).map(Number)
      const isX = (at: number) =>
        command === 'H' || (command === 'A' ? at === 5 : command !== 'V' && at % 2 === 0)
      const isY = (at: number) =>
        command === 'V' || (command === 'A' ? at === 6 : command !== 'H' && at % 2 === 1)
      const isRadius = (at: number) => command === 'A' && at < 2
      return (
        command +
        numbers
          .map((value, at) => {
            const offset = isX(at) ? dx : isY(at) ? dy : undefined
            if (offset === undefined) return isRadius(at) ? value * scale : value
            return Math.round((value * scale + offset) * 10) / 10
          })
          .join(' ')
      )
    }),
  )
