/** A point on the grid of 200 by 120; the floor is at 112. */
type Point = readonly [x: number, y: number]

/** A person from the side, facing right. */
type Pose = {
  /** The middle of the head. */
  head: Point
  neck: Point
  hip: Point
  /** Each from the hip down to the toes. */
  legs: readonly (readonly Point[])[]
  /** Each from below the neck to the hand. */
  arms: readonly (readonly Point[])[]
}

const headRadius = 11

const line = (points: readonly Point[]) => `M${points.map((point) => point.join(' ')).join('L')}`

/** The lines of a person: head, trunk, legs and arms. */
export function figureLines({ head: [x, y], neck, hip, legs, arms }: Pose): string[] {
  const half = (endX: number) => `A${headRadius} ${headRadius} 0 1 0 ${endX} ${y}`
  const head = `M${x - headRadius} ${y}${half(x + headRadius)}${half(x - headRadius)}Z`
  const shoulder: Point = [(2 * neck[0] + hip[0]) / 3, (3 * neck[1] + hip[1]) / 4]
  return [
    head,
    line([neck, hip]),
    ...legs.map((leg) => line([hip, ...leg])),
    ...arms.map((arm) => line([shoulder, ...arm])),
  ]
}

const seatedLegs: Pose['legs'] = [
  [
    [108, 76],
    [108, 110],
    [120, 110],
  ],
]

/** Upright on a chair, the back against its back. */
export const seatedPose: Pose = {
  head: [79, 27],
  neck: [77, 39],
  hip: [76, 76],
  legs: seatedLegs,
  arms: [
    [
      [84, 62],
      [102, 70],
    ],
  ],
}

/** The hands in a bowl on a table. */
export const seatedAtBowl: Pose = {
  ...seatedPose,
  arms: [
    [
      [108, 66],
      [144, 54],
    ],
  ],
}

/** Up the stairs, a hand on the rail. */
export const climbing: Pose = {
  head: [104, 13],
  neck: [101, 24],
  hip: [97, 54],
  legs: [
    [
      [93, 72],
      [86, 90],
      [98, 90],
    ],
    [
      [115, 52],
      [114, 68],
      [126, 68],
    ],
  ],
  arms: [
    [
      [110, 44],
      [124, 28],
    ],
  ],
}

export const leaningOnTable: Pose = {
  head: [100, 38],
  neck: [89, 46],
  hip: [60, 76],
  legs: [
    [
      [92, 80],
      [90, 110],
      [102, 110],
    ],
  ],
  arms: [
    [
      [106, 64],
      [134, 64],
    ],
  ],
}

/** The back against a wall at 56. */
export const leaningOnWall: Pose = {
  head: [70, 22],
  neck: [66, 34],
  hip: [64, 70],
  legs: [
    [
      [78, 90],
      [84, 110],
      [96, 110],
    ],
    [
      [70, 92],
      [68, 110],
      [80, 110],
    ],
  ],
  arms: [
    [
      [74, 56],
      [76, 72],
    ],
  ],
}

/** Seen from above, on a bed, facing down the page. */
export const lyingOnSide: Pose = {
  head: [46, 52],
  neck: [58, 54],
  hip: [114, 48],
  legs: [
    [
      [142, 78],
      [172, 62],
      [176, 72],
    ],
  ],
  arms: [
    [
      [84, 80],
      [64, 82],
    ],
  ],
}

/** Near the front of a chair between 60 and 98. */
export const seatedAtFront: Pose = {
  head: [93, 27],
  neck: [91, 39],
  hip: [90, 76],
  legs: [
    [
      [118, 76],
      [118, 110],
      [130, 110],
    ],
  ],
  arms: [
    [
      [98, 60],
      [112, 70],
    ],
  ],
}

export const leaningForward: Pose = {
  head: [125, 36],
  neck: [116, 45],
  hip: [90, 76],
  legs: [
    [
      [118, 78],
      [112, 110],
      [124, 110],
    ],
  ],
  arms: [
    [
      [112, 66],
      [122, 74],
    ],
  ],
}

export const standing: Pose = {
  head: [112, 17],
  neck: [111, 29],
  hip: [108, 68],
  legs: [
    [
      [110, 90],
      [108, 110],
      [120, 110],
    ],
  ],
  arms: [
    [
      [116, 52],
      [120, 68],
    ],
  ],
}

const walkingFrom = (stride: number): Pose => ({
  head: [98, 19],
  neck: [96, 31],
  hip: [94, 70],
  legs: [
    [
      [94 + stride * 0.6, 90],
      [94 + stride, 110],
      [106 + stride, 108],
    ],
    [
      [94 - stride * 0.3, 92],
      [94 - stride, 108],
      [102 - stride, 112],
    ],
  ],
  arms: [
    [
      [98 - stride * 0.6, 54],
      [96 - stride * 0.5, 68],
    ],
    [
      [98 + stride * 0.6, 52],
      [98 + stride, 60],
    ],
  ],
})

export const walking = walkingFrom(18)
export const walkingFaster = walkingFrom(27)
